import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { NativeSelect } from '@/client/ui/NativeSelect';
import { formatNumber } from '@/shared/formatNumber';
import { shownText, typedValue } from './cellText';
import type { ErrorGroup } from './errorGroups';
import type { CellChange } from './importRows';
import type { ReviewColumn } from './reviewColumns';

const Panel = styled('section')(({ theme }) => ({
  padding: '8px 16px 12px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h2': { margin: '0 0 4px', fontSize: '0.875rem', fontWeight: 600 },
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
}));

const Groups = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: 168,
  overflowY: 'auto',
});

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: '4px 12px',
  alignItems: 'center',
  padding: '6px 0',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 240px 148px' },
  '& p': { margin: 0, overflowWrap: 'anywhere', fontSize: '0.8125rem' },
  '& small': { color: theme.vars.palette.error.text },
}));

const SHOWN = 20;

type Props = {
  groups: readonly ErrorGroup[];
  columns: readonly ReviewColumn[];
  onChange: (changes: readonly CellChange[]) => void;
};

const keyOf = ({ field, value, message }: ErrorGroup) => JSON.stringify([field, value, message]);

/**
 * One change for all equal errors of a column.
 * @public used through the module that `ReviewStep` imports
 */
export function ErrorGroups({ groups, columns, onChange }: Props) {
  const suggested = groups.flatMap(({ numbers, field, suggestion }): CellChange[] =>
    suggestion === null ? [] : [{ numbers, field, value: suggestion }],
  );
  const columnOf = (field: string) => columns.find((column) => column.field === field);
  const shown = groups.filter(({ field }) => columnOf(field)).slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <Panel aria-label="Perbaiki sekaligus">
      <header>
        <h2>Perbaiki sekaligus</h2>
        {suggested.length > 1 && (
          <Button size="small" onClick={() => onChange(suggested)}>
            {`Terapkan ${formatNumber(suggested.length)} saran`}
          </Button>
        )}
      </header>
      <Groups>
        {shown.map((group) => {
          const column = columnOf(group.field);
          return (
            column && (
              <GroupLine key={keyOf(group)} group={group} column={column} onChange={onChange} />
            )
          );
        })}
      </Groups>
    </Panel>
  );
}

type LineProps = Pick<Props, 'onChange'> & { group: ErrorGroup; column: ReviewColumn };

function GroupLine({ group, column, onChange }: LineProps) {
  const { field, value, isEmpty, message, numbers, suggestion } = group;
  const [text, setText] = useState(shownText(column, suggestion ?? value));
  const rows = `${formatNumber(numbers.length)} baris`;
  const next = typedValue(column, text);
  const said = isEmpty ? 'kosong' : value && `'${shownText(column, value)}'`;
  const label = `${column.header} untuk ${rows}`;
  const change = () => {
    if (next !== value) onChange([{ numbers, field, value: next }]);
  };
  return (
    <Line>
      <p>
        {`${[column.header, said, 'di'].filter(Boolean).join(' ')} ${rows}. `}
        <small>{message}</small>
      </p>
      {column.choices ? (
        <NativeSelect
          aria-label={label}
          value={next}
          onChange={({ target }) => setText(target.value)}
        >
          {!column.choices.some((choice) => choice.value === next) && (
            <option value={next}>{text || '(pilih)'}</option>
          )}
          {column.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <TextField
          size="small"
          fullWidth
          value={text}
          slotProps={{ htmlInput: { 'aria-label': label } }}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') change();
          }}
        />
      )}
      <Button variant="outlined" disabled={next === value} onClick={change}>
        {`Ubah ${rows}`}
      </Button>
    </Line>
  );
}
