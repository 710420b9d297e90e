import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useRole } from '@/client/session/useSession';
import { type MenuGroup, type MenuItem, menuOf, screenOf } from './menu';
import { SidebarTooltip } from './SidebarTooltip';

type Props = { isCollapsed: boolean; onNavigate?: () => void };

const Nav = styled('nav')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '4px 6px 16px',
  scrollbarWidth: 'thin',
});

const GroupTitle = styled('h2')(({ theme }) => ({
  margin: '18px 0 4px',
  padding: '0 10px',
  fontSize: '0.75rem',
  lineHeight: '1rem',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}));

const GroupLine = styled('hr')(({ theme }) => ({
  width: 20,
  margin: '10px auto',
  border: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 });

const ItemLink = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  padding: '0 8px',
  borderRadius: 8,
  color: theme.vars.palette.text.secondary,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  '& svg': { flex: 'none', fontSize: 20 },
  '&:hover': {
    backgroundColor: theme.vars.palette.action.hover,
    color: theme.vars.palette.text.primary,
  },
  '&[aria-current="page"]': {
    backgroundColor: theme.vars.palette.primary.fill,
    color: theme.vars.palette.primary.text,
    fontWeight: 600,
  },
  [theme.breakpoints.down('md')]: { minHeight: 44 },
}));

/** The item whose path begins the current one the longest: /internships/create, not /internships. */
function currentItem(groups: MenuGroup[], pathname: string) {
  const leads = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return groups
    .flatMap((group) => group.items)
    .filter(({ screen }) => leads(screenOf(screen).path))
    .sort(
      (left, right) => screenOf(right.screen).path.length - screenOf(left.screen).path.length,
    )[0];
}

export function SidebarNav({ isCollapsed, onNavigate }: Props) {
  const id = useId();
  const { pathname } = useLocation();
  const groups = menuOf(useRole());
  const current = currentItem(groups, pathname);

  const renderItem = ({ screen, Icon }: MenuItem) => {
    const { path, title } = screenOf(screen);
    return (
      <li key={screen}>
        <SidebarTooltip title={title} isEnabled={isCollapsed}>
          <ItemLink
            to={path}
            aria-label={isCollapsed ? title : undefined}
            aria-current={screen === current?.screen ? 'page' : false}
            onClick={onNavigate}
          >
            <Icon aria-hidden />
            {!isCollapsed && title}
          </ItemLink>
        </SidebarTooltip>
      </li>
    );
  };

  return (
    <Nav aria-label="Menu utama">
      {groups.map(({ title, items }, index) => (
        <div key={title}>
          {title && !isCollapsed && <GroupTitle id={`${id}-${index}`}>{title}</GroupTitle>}
          {title && isCollapsed && <GroupLine aria-hidden />}
          <List
            aria-labelledby={title && !isCollapsed ? `${id}-${index}` : undefined}
            aria-label={isCollapsed ? (title ?? undefined) : undefined}
          >
            {items.map(renderItem)}
          </List>
        </div>
      ))}
    </Nav>
  );
}
