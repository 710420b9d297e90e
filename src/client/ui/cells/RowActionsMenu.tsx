import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import type { RowAction } from './rowAction';

type Props = {
  id: string;
  labelledBy: string;
  anchor: HTMLElement;
  actions: readonly RowAction[];
  onClose: () => void;
};

/**
 * The open menu of a row, in a chunk apart from the table.
 * @public used through the module that `RowActions` imports
 */
export const RowActionsMenu = ({ id, labelledBy, anchor, actions, onClose }: Props) => (
  <Menu
    open
    id={id}
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    slotProps={{ list: { 'aria-labelledby': labelledBy } }}
  >
    {actions.map(({ label, icon, tone, isDisabled, to, onClick }) => (
      <MenuItem
        key={label}
        disabled={isDisabled}
        {...(to === undefined ? {} : { component: Link, to })}
        onClick={() => {
          // The menu returns the focus first: a dialog opened before that would lose it.
          flushSync(onClose);
          onClick?.();
        }}
        sx={tone === 'danger' ? { color: 'error.main' } : undefined}
      >
        <ListItemIcon>{icon}</ListItemIcon>
        {label}
      </MenuItem>
    ))}
  </Menu>
);
