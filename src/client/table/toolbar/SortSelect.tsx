import { styled } from '@mui/material/styles';
import { NativeSelect } from '@/client/ui/NativeSelect';
import type { Column } from '../column';
import type { Table } from '../state/useTable';

const Select = styled(NativeSelect)(({ theme }) => ({
  flex: '1 1 120px',
  minWidth: 0,
  height: 40,
  [theme.breakpoints.down('md')]: { flex: 'none' },
}));

const WORDS = {
  text: ['A–Z', 'Z–A'],
  number: ['terkecil', 'terbesar'],
  date: ['terlama', 'terbaru'],
  other: ['↑', '↓'],
} as const;

const wordsOf = <Row,>({ sortsAs, align }: Column<Row>) =>
  WORDS[sortsAs ?? (align === 'right' ? 'number' : 'text')];

type Props<Row> = { table: Table; columns: readonly Column<Row>[] };

export function SortSelect<Row>({ table, columns }: Props<Row>) {
  const { defaultSort, defaultSortText } = table.settings;
  const sortable = columns.filter((column) => column.sortable ?? true);
  if (sortable.length === 0) return null;
  const isColumn = sortable.some(({ field }) => field === defaultSort.replace(/^-/, ''));

  return (
    <Select
      aria-label="Urutkan"
      value={table.state.sort}
      onChange={(event) => table.change({ sort: event.target.value })}
    >
      {!isColumn && <option value={defaultSort}>{`Urut: ${defaultSortText}`}</option>}
      {sortable.map((column) => {
        const [ascending, descending] = wordsOf(column);
        const { field, header } = column;
        return [
          <option key={field} value={field}>{`Urut: ${header} ${ascending}`}</option>,
          <option key={`-${field}`} value={`-${field}`}>{`Urut: ${header} ${descending}`}</option>,
        ];
      })}
    </Select>
  );
}
