import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useCurrentUser } from '@/client/session/useSession';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { OnDemand } from '@/client/ui/OnDemand';
import { TOUCH_TARGET } from './measures';

const userMenuPanel = lazyComponent(
  () => import(/* webpackChunkName: "later.user-menu" */ './UserMenuPanel'),
  'UserMenuPanel',
);

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

/** The initial of the name, ignoring titles: R for 'Ir. Ratna Wulandari'. */
const initialOf = (name: string) => {
  const words = name.trim().split(/\s+/);
  const first = words.find((word) => !word.endsWith('.')) ?? words[0] ?? '';
  return [...first][0]?.toLocaleUpperCase('id') ?? '?';
};

export function UserMenu() {
  const id = useId();
  const user = useCurrentUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!user) return null;

  return (
    <>
      <Opener
        aria-label={`Menu pengguna ${user.name}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onPointerEnter={userMenuPanel.preload}
        onFocus={userMenuPanel.preload}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar aria-hidden>{initialOf(user.name)}</Avatar>
        <OpenerName>{user.name}</OpenerName>
      </Opener>
      <OnDemand isOpen={anchor !== null}>
        <userMenuPanel.Component
          id={id}
          user={user}
          anchor={anchor}
          onClose={() => setAnchor(null)}
        />
      </OnDemand>
    </>
  );
}
