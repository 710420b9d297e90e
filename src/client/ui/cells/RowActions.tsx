import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { lazyComponent } from '../lazyComponent';
import type { RowAction } from './rowAction';

const rowActionsMenu = lazyComponent(
  () => import(/* webpackChunkName: "later.row-menu" */ './RowActionsMenu'),
  'RowActionsMenu',
);

type Props = {
  /** The name of the record. */
  of: string;
  actions: () => readonly (RowAction | false)[];
};

/** The menu at the end of a row; actions that the role may not perform are `false`. */
export function RowActions({ of, actions }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const offered = actions().filter((action) => action !== false);
  if (offered.length === 0) return null;

  return (
    <>
      <IconButton
        id={`${id}-button`}
        size="small"
        aria-label={`Aksi untuk ${of}`}
        aria-haspopup="menu"
        aria-controls={anchor ? `${id}-menu` : undefined}
        aria-expanded={anchor !== null}
        onPointerEnter={rowActionsMenu.preload}
        onFocus={rowActionsMenu.preload}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertOutlined fontSize="small" />
      </IconButton>
      {anchor && (
        <rowActionsMenu.Component
          id={`${id}-menu`}
          labelledBy={`${id}-button`}
          anchor={anchor}
          actions={offered}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
