import FilterAltOutlined from '@mui/icons-material/FilterAltOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyComponent } from '@/client/ui/lazyComponent';
import type { Table } from '../state/useTable';

const filterSheet = lazyComponent(() => import('./FilterSheet'), 'FilterSheet');

/** Opens the filters on a phone, and says how many are in use. */
export function FilterButton({ table }: { table: Table }) {
  const [isOpen, setOpen] = useState(false);
  const count = Object.keys(table.state.chosen).length;

  return (
    <>
      <Button
        variant="outlined"
        color={count > 0 ? 'primary' : 'secondary'}
        startIcon={<FilterAltOutlined />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {count > 0 ? `Filter (${count})` : 'Filter'}
      </Button>
      {isOpen && <filterSheet.Component table={table} onClose={() => setOpen(false)} />}
    </>
  );
}
