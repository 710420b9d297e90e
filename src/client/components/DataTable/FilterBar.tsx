import FilterAltOffOutlined from '@mui/icons-material/FilterAltOffOutlined';
import Button from '@mui/material/Button';
import { FilterControl } from './FilterControl';
import type { Table } from './useTable';

export const CLEAR_FILTERS = 'Hapus filter';

export function FilterBar({ table }: { table: Table }) {
  const isFiltered = Object.keys(table.chosen).length > 0;
  return (
    <>
      {table.filters.map((filter) => (
        <FilterControl key={filter.key} table={table} filter={filter} />
      ))}
      {isFiltered && (
        <Button
          color="inherit"
          startIcon={<FilterAltOffOutlined />}
          onClick={() => table.change({ chosen: {} })}
        >
          {CLEAR_FILTERS}
        </Button>
      )}
    </>
  );
}
