import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { TOUCH_TARGET } from '../layout/measures';
import type { Table } from '../state/useTable';
import { CLEAR_FILTERS } from './FilterBar';
import { FilterControl } from './FilterControl';

const Sheet = styled(Stack)({
  padding: '16px 16px 24px',
  gap: 12,
  '& .MuiOutlinedInput-root, & select, & .MuiButton-root': { minHeight: TOUCH_TARGET },
});

type Props = { table: Table; isOpen: boolean; onClose: () => void; children: ReactNode };

/** The filters of a table on a phone, which apply when they are chosen, and the rest of its toolbar. */
export function FilterSheet({ table, isOpen, onClose, children }: Props) {
  const titleId = useId();
  const isFiltered = Object.keys(table.state.chosen).length > 0;

  return (
    <Drawer
      open={isOpen}
      keepMounted
      anchor="bottom"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { borderRadius: '16px 16px 0 0' },
        },
      }}
    >
      <Sheet>
        <Typography id={titleId} variant="h2">
          Filter dan urutan
        </Typography>
        {table.settings.filters.map((filter) => (
          <FilterControl key={filter.key} table={table} filter={filter} />
        ))}
        {children}
        <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
          {isFiltered && (
            <Button
              variant="outlined"
              color="secondary"
              fullWidth
              onClick={() => table.change({ chosen: {} })}
            >
              {CLEAR_FILTERS}
            </Button>
          )}
          <Button variant="contained" fullWidth onClick={onClose}>
            Tampilkan
          </Button>
        </Stack>
      </Sheet>
    </Drawer>
  );
}
