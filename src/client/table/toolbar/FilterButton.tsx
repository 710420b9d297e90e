import FilterAltOutlined from '@mui/icons-material/FilterAltOutlined';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { lazyComponent } from '@/client/ui/lazyComponent';
import type { Table } from '../state/useTable';

const filterSheet = lazyComponent(() => import('./FilterSheet'), 'FilterSheet');

type Props = {
  table: Table;
  /** The rest of the toolbar, with a function that closes the sheet. */
  children: (close: () => void) => ReactNode;
};

/** Opens what the toolbar of a phone has no room for, and says how many filters and conditions are in use. */
export function FilterButton({ table, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  // It stays mounted once it was open: an export that runs in it would end with it.
  const [wasOpen, setWasOpen] = useState(false);
  const { chosen, conditions } = table.state;
  const count = Object.keys(chosen).length + (conditions ? JSON.parse(conditions).length : 0);

  return (
    <>
      <Button
        variant="outlined"
        color={count > 0 ? 'primary' : 'secondary'}
        startIcon={<FilterAltOutlined />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={filterSheet.preload}
        onClick={() => {
          setOpen(true);
          setWasOpen(true);
        }}
        sx={{ flex: 'none' }}
      >
        {count > 0 ? `Filter (${count})` : 'Filter'}
      </Button>
      {wasOpen && (
        <filterSheet.Component table={table} isOpen={isOpen} onClose={() => setOpen(false)}>
          {children(() => setOpen(false))}
        </filterSheet.Component>
      )}
    </>
  );
}
