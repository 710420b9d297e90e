import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useState } from 'react';
import { NativeSelect } from '@/client/ui/NativeSelect';
import { CellRemarks, ErrorRemark } from './CellRemarks';
import { shownText, typedValue } from './cellText';
import type { ReviewedRow } from './importRows';
import { otherMessages, type ReviewColumn } from './reviewColumns';
import { StateBadge } from './StateBadge';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

const Item = styled('li')(({ theme }) => ({
  padding: '14px 16px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  fontWeight: 600,
});

const Lines = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, max-content) minmax(0, 1fr)',
  gap: '4px 14px',
  margin: '8px 0 0',
  fontSize: '0.8125rem',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', minWidth: 0 },
}));

const Choice = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  '& label': { fontSize: '0.8125rem', fontWeight: 600 },
  '& select': { width: '100%', height: 44, borderColor: theme.vars.palette.error.main },
}));

const Corrections = styled('div')({ display: 'grid', gap: 12, marginTop: 12 });

type CellProps = {
  row: ReviewedRow;
  column: ReviewColumn;
  onEdit: (number: number, field: string, value: string) => void;
};

function ChoiceCell({ row, column, onEdit }: CellProps) {
  const id = useId();
  const value = row.values[column.field] ?? '';
  const choices = column.choices ?? [];
  return (
    <Choice>
      <label htmlFor={id}>{column.header}</label>
      <NativeSelect
        id={id}
        value={value}
        aria-invalid
        aria-describedby={`${id}-error`}
        onChange={({ target }) => onEdit(row.number, column.field, target.value)}
      >
        <option value="">(kosong)</option>
        {!choices.some((choice) => choice.value === value) && value !== '' && (
          <option value={value}>{value}</option>
        )}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
      <div id={`${id}-error`}>
        <ErrorRemark>{row.errors[column.field] ?? ''}</ErrorRemark>
      </div>
    </Choice>
  );
}

function TextCell({ row, column, onEdit }: CellProps) {
  const { field } = column;
  const shown = shownText(column, row.values[field] ?? '');
  const [text, setText] = useState(shown);
  useEffect(() => setText(shown), [shown]);
  const commit = () => onEdit(row.number, field, typedValue(column, text));

  return (
    <TextField
      fullWidth
      error
      label={column.header}
      value={text}
      helperText={row.errors[field]}
      onChange={({ target }) => setText(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
      }}
    />
  );
}

type Props = Pick<CellProps, 'onEdit'> & {
  rows: readonly ReviewedRow[];
  columns: readonly ReviewColumn[];
};

/**
 * The rows as cards, where a grid has no room: each error comes with a field to correct it.
 * @public used through the module that `ReviewStep` imports
 */
export const ReviewCards = ({ rows, columns, onEdit }: Props) => (
  <List aria-label="Baris berkas">
    {rows.map((row) => (
      <Item key={row.number}>
        <Head>
          {`Baris ${row.place}`}
          <StateBadge state={row.state} />
        </Head>
        {otherMessages(row, columns).map((message) => (
          <ErrorRemark key={message}>{message}</ErrorRemark>
        ))}
        <Corrections>
          {columns
            .filter(({ field }) => row.errors[field])
            .map((column) =>
              column.choices ? (
                <ChoiceCell key={column.field} row={row} column={column} onEdit={onEdit} />
              ) : (
                <TextCell key={column.field} row={row} column={column} onEdit={onEdit} />
              ),
            )}
        </Corrections>
        <Lines>
          {columns
            .filter(({ field }) => !row.errors[field] && row.values[field])
            .map((column) => (
              <Line key={column.field} header={column.header}>
                {shownText(column, row.values[column.field] ?? '')}
                <CellRemarks row={row} column={column} />
              </Line>
            ))}
        </Lines>
      </Item>
    ))}
  </List>
);

const Line = ({ header, children }: { header: string; children: React.ReactNode }) => (
  <>
    <dt>{header}</dt>
    <dd>{children}</dd>
  </>
);
