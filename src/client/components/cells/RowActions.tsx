import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';

export type RowAction = {
  label: string;
  icon: ReactNode;
  tone?: 'danger';
} & ({ to: string; onClick?: never } | { onClick: () => void; to?: never });

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
  const close = () => setAnchor(null);
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
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertOutlined fontSize="small" />
      </IconButton>
      {anchor && (
        <Menu
          open
          id={`${id}-menu`}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
        >
          {offered.map(({ label, icon, tone, to, onClick }) => (
            <MenuItem
              key={label}
              {...(to === undefined ? {} : { component: Link, to })}
              onClick={() => {
                // The menu returns the focus first: a dialog opened before that would lose it.
                flushSync(close);
                onClick?.();
              }}
              sx={tone === 'danger' ? { color: 'error.main' } : undefined}
            >
              <ListItemIcon>{icon}</ListItemIcon>
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
