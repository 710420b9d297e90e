import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useSettings } from '@/client/api/useSettings';
import { Logo } from '@/client/ui/Logo';
import { paths } from '@/shared/paths';
import { TOP_BAR_HEIGHT } from './measures';

const Home = styled(Link)(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: TOP_BAR_HEIGHT,
  padding: '0 10px',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  overflow: 'hidden',
  '& svg': { flex: 'none' },
}));

const Name = styled('span')({
  minWidth: 0,
  lineHeight: '1.125rem',
  fontWeight: 700,
  fontSize: '1rem',
});

const Programme = styled('span')(({ theme }) => ({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.6875rem',
  lineHeight: '0.875rem',
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
}));

type Props = { isCollapsed: boolean; onNavigate?: () => void };

export function Brand({ isCollapsed, onNavigate }: Props) {
  const { app_name, programme } = useSettings();
  return (
    <Home to={paths.dashboard} aria-label={`${app_name}, dashboard`} onClick={onNavigate}>
      <Logo size={28} />
      {!isCollapsed && (
        <Name>
          {app_name}
          {/* Reserves the line until the settings have loaded. */}
          <Programme>{programme || '\u00a0'}</Programme>
        </Name>
      )}
    </Home>
  );
}
