import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import type { ImportSheet } from '@/client/api/api';

const Group = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  '& legend': { fontWeight: 600, padding: 0 },
});

const remarkOf = ({ fit, is_same, is_hidden, is_read }: ImportSheet): string => {
  const remarks = [];
  if (fit === 'unreadable') remarks.push('bukan tabel');
  else if (fit === 'none') remarks.push('judul tidak dikenal');
  else if (is_same && !is_read) remarks.push('judul sama');
  if (is_hidden) remarks.push('tersembunyi');
  return remarks.length > 0 ? ` (${remarks.join(', ')})` : '';
};

type Props = { sheets: readonly ImportSheet[]; onChange: (names: string[]) => void };

/** The sheets to read; one at least. */
export function SheetChoice({ sheets, onChange }: Props) {
  const read = sheets.filter(({ is_read }) => is_read).map(({ name }) => name);
  const toggle = (name: string) =>
    onChange(
      sheets
        .map((sheet) => sheet.name)
        .filter((one) => (one === name ? !read.includes(one) : read.includes(one))),
    );
  return (
    <Group>
      <legend>Lembar yang dibaca</legend>
      {sheets.map((sheet) => (
        <FormControlLabel
          key={sheet.name}
          label={`${sheet.name}${remarkOf(sheet)}`}
          disabled={sheet.fit === 'unreadable' || (read.length === 1 && sheet.is_read)}
          control={<Checkbox checked={sheet.is_read} onChange={() => toggle(sheet.name)} />}
        />
      ))}
    </Group>
  );
}
