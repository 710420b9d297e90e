import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ReadFile } from './useImport';

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '160px minmax(0, 1fr)',
    alignItems: 'center',
  },
}));

const Cells = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  fontSize: '0.8125rem',
  '& li': {
    padding: '2px 8px',
    borderRadius: 6,
    backgroundColor: theme.vars.palette.secondary.fill,
    overflowWrap: 'anywhere',
  },
}));

type Props = { file: ReadFile; onChange: (row: number) => void };

/** The row that was taken as the header, and what it says. */
export function HeaderRowField({ file: { header_rows, headings }, onChange }: Props) {
  const current = String(header_rows[0] ?? '');
  const [text, setText] = useState(current);
  const commit = () => {
    if (/^[1-9]\d{0,6}$/.test(text) && text !== current) onChange(Number(text));
    else setText(current);
  };
  return (
    <Line>
      <TextField
        size="small"
        label="Baris judul"
        value={text}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        onChange={({ target }) => setText(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit();
        }}
      />
      <Cells aria-label={`Isi baris judul ${header_rows.join(' dan ')}`}>
        {headings.map(({ text: heading }) => (
          <li key={heading}>{heading}</li>
        ))}
      </Cells>
    </Line>
  );
}
