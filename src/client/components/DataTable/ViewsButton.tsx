import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { ViewList } from '@/shared/constants/savedViews';
import { lazyComponent } from '../lazyComponent';
import type { Table } from './useTable';

const panel = lazyComponent(
  () => import(/* webpackChunkName: "later.saved-views" */ './ViewsPanel'),
  'ViewsPanel',
);

/** Opens the saved views of a list. */
export function ViewsButton({ table, list }: { table: Table; list: ViewList }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label="Tampilan tersimpan"
        title="Tampilan tersimpan"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={panel.preload}
        onFocus={panel.preload}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <BookmarksOutlined fontSize="small" />
      </IconButton>
      {anchor && (
        <panel.Component
          anchor={anchor}
          table={table}
          list={list}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
