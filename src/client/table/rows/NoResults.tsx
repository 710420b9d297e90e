import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { EmptyState } from '@/client/ui/states/EmptyState';
import type { Table } from '../state/useTable';
import { CLEAR_FILTERS } from '../toolbar/FilterBar';

type Props = {
  table: Table;
  /** The next step if there is no search or filter to clear. */
  action: ReactNode;
};

const CLEAR_SEARCH = 'Hapus pencarian';

/** Says that there are no rows, and why. */
export function NoResults({ table, action }: Props) {
  const { search, chosen, conditions } = table.state;
  const isFiltered = Object.keys(chosen).length > 0 || conditions !== '';
  const reasons = [search && `"${search}"`, isFiltered && 'filter yang dipilih'].filter(Boolean);
  const clearing = [search && CLEAR_SEARCH, isFiltered && CLEAR_FILTERS].filter(Boolean);

  if (reasons.length === 0) return <EmptyState text="No results." action={action} />;
  return (
    <EmptyState
      text="No results."
      description={`Tidak ada yang cocok dengan ${reasons.join(' dan ')}.`}
      action={
        <Button
          variant="outlined"
          color="secondary"
          onClick={() => table.change({ search: '', chosen: {}, conditions: '' })}
        >
          {clearing.length > 1 ? 'Hapus pencarian dan filter' : clearing[0]}
        </Button>
      }
    />
  );
}
