import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { ImportColumn, ImportHeading } from '@/client/api/api';
import { NativeSelect } from '@/client/ui/NativeSelect';
import { shownText, typedValue } from './cellText';
import type { Source } from './columnChoices';

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '8px 0',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 200px) minmax(0, 280px) minmax(0, 1fr)',
  },
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& label': { fontWeight: 600 },
  '& small': { color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& select': { width: '100%' },
}));

const NONE = 'none';
const FILL = 'fill';
const HEADING = 'heading ';

const optionOf = (source: Source): string => {
  if (source === null) return NONE;
  return 'fill' in source ? FILL : `${HEADING}${source.heading}`;
};

const sourceOf = (value: string): Source => {
  if (value === NONE) return null;
  return value === FILL ? { fill: '' } : { heading: value.slice(HEADING.length) };
};

type Props = {
  column: ImportColumn;
  headings: readonly ImportHeading[];
  source: Source;
  onChange: (source: Source) => void;
};

/** A field, the column of the file that it comes from, and what that says. */
export function ColumnSource({ column, headings, source, onChange }: Props) {
  const id = useId();
  const { header, is_required, note } = column;
  const chosen =
    source && 'heading' in source
      ? headings.find(({ text }) => text === source.heading)
      : undefined;
  const isSuggested = chosen?.field === null && chosen.suggestion === column.field;
  const examples = chosen?.examples.filter((text) => text !== '') ?? [];

  return (
    <Item>
      <span>
        <label htmlFor={id}>{header}</label>
        {is_required && <small> (wajib)</small>}
      </span>
      <NativeSelect
        id={id}
        value={optionOf(source)}
        required={is_required}
        aria-describedby={`${id}-says`}
        onChange={({ target }) => onChange(sourceOf(target.value))}
      >
        <option value={NONE}>(tidak diimpor)</option>
        <option value={FILL}>(isi sama untuk semua baris)</option>
        {headings.map(({ text }) => (
          <option key={text} value={`${HEADING}${text}`}>
            {text}
          </option>
        ))}
      </NativeSelect>
      {source && 'fill' in source ? (
        <Fill column={column} value={source.fill} onChange={(fill) => onChange({ fill })} />
      ) : (
        <small id={`${id}-says`}>
          {isSuggested && <b>Saran. </b>}
          {chosen ? `Misalnya ${examples.join('; ') || '(kosong)'}` : note}
        </small>
      )}
    </Item>
  );
}

type FillProps = { column: ImportColumn; value: string; onChange: (value: string) => void };

function Fill({ column, value, onChange }: FillProps) {
  const label = `${column.header} untuk semua baris`;
  if (column.choices) {
    return (
      <NativeSelect
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">(pilih)</option>
        {column.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
    );
  }
  return (
    <TextField
      size="small"
      fullWidth
      defaultValue={shownText(column, value)}
      slotProps={{ htmlInput: { 'aria-label': label } }}
      helperText={column.note}
      onChange={({ target }) => onChange(typedValue(column, target.value))}
    />
  );
}
