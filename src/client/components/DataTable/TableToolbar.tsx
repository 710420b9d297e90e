import { styled } from '@mui/material/styles';
import { type ReactNode, useCallback } from 'react';
import type { Column } from './column';
import { NativeSelect } from './NativeSelect';
import { SearchBox } from './SearchBox';
import type { Table } from './useTable';

type Props<Row> = {
  table: Table;
  columns: readonly Column<Row>[];
  searchLabel: string;
  tools?: ReactNode;
  /** Cards have no header to click on. */
  showsSort: boolean;
};

const Bar = styled('div')({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: 12,
});

const Tools = styled('div')({
  marginLeft: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
});

const SortSelect = styled(NativeSelect)({ flex: 1, minWidth: 0 });

export function TableToolbar<Row>({ table, columns, searchLabel, tools, showsSort }: Props<Row>) {
  const { search, sort, change } = table;
  const handleSearch = useCallback((text: string) => change({ search: text }), [change]);
  const sortable = columns.filter((column) => column.sortable ?? true);

  return (
    <Bar role="search">
      <SearchBox value={search} label={searchLabel} onChange={handleSearch} />
      {showsSort && sortable.length > 0 && (
        <SortSelect
          aria-label="Urutkan"
          value={sort}
          onChange={(event) => change({ sort: event.target.value })}
        >
          <option value="">Urut: bawaan</option>
          {sortable.map(({ field, header }) => [
            <option key={field} value={field}>{`Urut: ${header} ↑`}</option>,
            <option key={`-${field}`} value={`-${field}`}>{`Urut: ${header} ↓`}</option>,
          ])}
        </SortSelect>
      )}
      {tools && <Tools>{tools}</Tools>}
    </Bar>
  );
}
