import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { lastLoginText } from '@/client/session/lastLogin';
import type { SessionUser } from '@/client/session/storage';
import { useLogOut } from '@/client/ui/useLogOut';
import { ROLE_LABELS } from '@/shared/constants/labels';
import { paths } from '@/shared/paths';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';
import { EmailStatus } from './EmailStatus';

const Person = styled('div')(({ theme }) => ({
  padding: '12px 16px',
  overflowWrap: 'anywhere',
  '& > strong': { display: 'block', fontWeight: 600 },
  '& > span': {
    display: 'block',
    fontSize: '0.8125rem',
    color: theme.vars.palette.text.secondary,
  },
}));

type Props = { id: string; user: SessionUser; anchor: HTMLElement | null; onClose: () => void };

/**
 * The user menu once it is opened.
 * @public used through the module that `UserMenu` imports
 */
export function UserMenuPanel({ id, user, anchor, onClose }: Props) {
  const { logOut, isLoggingOut } = useLogOut();
  const lastLogin = lastLoginText(user);

  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { id, role: 'dialog', 'aria-label': 'Menu pengguna', sx: { width: 280, mt: 0.5 } },
      }}
    >
      <Person>
        <strong>{user.name}</strong>
        {user.email && <span>{user.email}</span>}
        <span>{ROLE_LABELS[user.role]}</span>
        {lastLogin && <span>{lastLogin}</span>}
        <EmailStatus user={user} />
      </Person>
      <Divider />
      <ColorSchemeSwitch />
      <Divider />
      <MenuList autoFocusItem>
        <MenuItem component={Link} to={paths.account} onClick={onClose}>
          <ListItemIcon>
            <PersonOutlined fontSize="small" />
          </ListItemIcon>
          Akun Saya
        </MenuItem>
        <MenuItem component={Link} to={paths.changePassword} onClick={onClose}>
          <ListItemIcon>
            <KeyOutlined fontSize="small" />
          </ListItemIcon>
          Ganti Password
        </MenuItem>
        <MenuItem component={Link} to={paths.devices} onClick={onClose}>
          <ListItemIcon>
            <DevicesOutlined fontSize="small" />
          </ListItemIcon>
          Perangkat
        </MenuItem>
        <MenuItem component={Link} to={paths.inbox.preferences} onClick={onClose}>
          <ListItemIcon>
            <NotificationsNoneOutlined fontSize="small" />
          </ListItemIcon>
          Pemberitahuan
        </MenuItem>
        <MenuItem disabled={isLoggingOut} onClick={() => void logOut()}>
          <ListItemIcon>
            <LogoutOutlined fontSize="small" />
          </ListItemIcon>
          {isLoggingOut ? 'Loading...' : 'Log out'}
        </MenuItem>
      </MenuList>
    </Popover>
  );
}
