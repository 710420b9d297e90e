import FilterAltOffOutlined from '@mui/icons-material/FilterAltOffOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Table } from '../state/useTable';
import { FilterControl } from './FilterControl';
import type { AnyFilter } from './tableFilter';

export const CLEAR_FILTERS = 'Hapus filter';

const isDay = (filter: AnyFilter) => 'input' in filter;

// The first day and the last stay side by side.
const Days = styled('div')({ display: 'flex', gap: 8 });

export function FilterBar({ table }: { table: Table }) {
  const isFiltered = Object.keys(table.state.chosen).length > 0;
  const { filters } = table.settings;
  const days = filters.filter(isDay);
  const controls = (some: readonly AnyFilter[]) =>
    some.map((filter) => <FilterControl key={filter.key} table={table} filter={filter} />);
  return (
    <>
      {controls(filters.filter((filter) => !isDay(filter)))}
      {days.length > 0 && <Days>{controls(days)}</Days>}
      {isFiltered && (
        <Button
          color="inherit"
          startIcon={<FilterAltOffOutlined />}
          title={CLEAR_FILTERS}
          onClick={() => table.change({ chosen: {} })}
        >
          {CLEAR_FILTERS}
        </Button>
      )}
    </>
  );
}
