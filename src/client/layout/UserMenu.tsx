import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useLogOut } from '@/client/components/useLogOut';
import { paths } from '@/client/navigation/paths';
import { lastLoginText } from '@/client/session/lastLogin';
import { useCurrentUser } from '@/client/session/useSession';
import { ROLE_LABELS } from '@/shared/constants/labels';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';
import { TOUCH_TARGET } from './measures';

const Opener = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 40,
  [theme.breakpoints.down('md')]: { minWidth: TOUCH_TARGET, height: TOUCH_TARGET },
  padding: '0 6px',
  borderRadius: 8,
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}));

const OpenerName = styled('span')(({ theme }) => ({
  maxWidth: 200,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Toasts are placed beside it.
  [theme.breakpoints.down('lg')]: { maxWidth: 120 },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Avatar = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 30,
  height: 30,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.primary.fill,
  color: theme.vars.palette.primary.text,
  fontSize: '0.8125rem',
  fontWeight: 700,
}));

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

/** The initial of the name, ignoring titles: R for 'Ir. Ratna Wulandari'. */
const initialOf = (name: string) => {
  const words = name.trim().split(/\s+/);
  const first = words.find((word) => !word.endsWith('.')) ?? words[0] ?? '';
  return [...first][0]?.toLocaleUpperCase('id') ?? '?';
};

export function UserMenu() {
  const id = useId();
  const user = useCurrentUser();
  const { logOut, isLoggingOut } = useLogOut();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  if (!user) return null;
  const lastLogin = lastLoginText(user);

  return (
    <>
      <Opener
        aria-label={`Menu pengguna ${user.name}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar aria-hidden>{initialOf(user.name)}</Avatar>
        <OpenerName>{user.name}</OpenerName>
      </Opener>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
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
        </Person>
        <Divider />
        <ColorSchemeSwitch />
        <Divider />
        <MenuList autoFocusItem>
          <MenuItem component={Link} to={paths.changePassword} onClick={close}>
            <ListItemIcon>
              <KeyOutlined fontSize="small" />
            </ListItemIcon>
            Ganti Password
          </MenuItem>
          <MenuItem component={Link} to={paths.devices} onClick={close}>
            <ListItemIcon>
              <DevicesOutlined fontSize="small" />
            </ListItemIcon>
            Perangkat
          </MenuItem>
          <MenuItem disabled={isLoggingOut} onClick={() => void logOut()}>
            <ListItemIcon>
              <LogoutOutlined fontSize="small" />
            </ListItemIcon>
            {isLoggingOut ? 'Loading...' : 'Log out'}
          </MenuItem>
        </MenuList>
      </Popover>
    </>
  );
}
