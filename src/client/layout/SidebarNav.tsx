import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { styled } from '@mui/material/styles';
import { type ReactElement, useId } from 'react';
import { Link } from 'react-router';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { type MenuItem, menuOf, screenOf } from './menu';
import { useCurrentEntry } from './useCurrentEntry';
import { useFoldedGroups } from './useFoldedGroups';
import { useMenuRole } from './useMenuRole';
import { WaitingCount } from './WaitingCount';

/** Only the collapsed menu has tooltips. */
const tooltip = lazyComponent(
  () => import(/* webpackChunkName: "later.tooltip" */ './SidebarTooltip'),
  'SidebarTooltip',
);

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

/** The button in the heading of a group that folds it. */
const Fold = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // The width of the entries, with the words where the heading has them.
  width: 'calc(100% + 20px)',
  minHeight: 24,
  margin: '-4px -10px',
  padding: '4px 10px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& svg': { fontSize: 16 },
  '&[aria-expanded="false"] svg': { transform: 'rotate(-90deg)' },
  [theme.breakpoints.down('md')]: { minHeight: 44 },
}));

const GroupLine = styled('hr')(({ theme }) => ({
  width: 20,
  margin: '10px auto',
  border: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 2,
  '&[hidden]': { display: 'none' },
});

const ItemLink = styled(Link)(({ theme }) => ({
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
    // Forced colours remove the background.
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
  [theme.breakpoints.down('md')]: { minHeight: 44 },
}));

const Entry = styled('li')({ position: 'relative' });

const withTooltip = (title: string, link: ReactElement<unknown>) => (
  <tooltip.Component fallback={link} title={title}>
    {link}
  </tooltip.Component>
);

export function SidebarNav({ isCollapsed, onNavigate }: Props) {
  const id = useId();
  const countId = `${id}-waiting`;
  const groups = menuOf(useMenuRole());
  const current = useCurrentEntry(groups.flatMap(({ items }) => items));

  const group = groups.find(({ items }) =>
    items.some(({ screen }) => screenOf(screen).path === current),
  );
  const { isFolded, toggle } = useFoldedGroups({ group: group?.title, path: current });
  // A menu of one group is short.
  const canFold = !isCollapsed && groups.filter(({ title }) => title).length > 1;

  if (groups.length === 0) return null;

  const renderItem = ({ screen, Icon }: MenuItem) => {
    const { path, title } = screenOf(screen);
    const link = (
      <ItemLink
        to={path}
        aria-label={isCollapsed ? title : undefined}
        aria-current={path === current ? 'page' : undefined}
        aria-describedby={screen === 'reviews.index' ? countId : undefined}
        onClick={onNavigate}
      >
        <Icon aria-hidden />
        {!isCollapsed && title}
      </ItemLink>
    );
    return (
      <Entry key={screen}>
        {isCollapsed ? withTooltip(title, link) : link}
        {screen === 'reviews.index' && <WaitingCount id={countId} isCollapsed={isCollapsed} />}
      </Entry>
    );
  };

  return (
    <Nav aria-label="Menu utama">
      {groups.map(({ title, items }, index) => (
        <div key={title}>
          {title && !isCollapsed && (
            <GroupTitle id={`${id}-${index}`}>
              {canFold ? (
                <Fold
                  type="button"
                  aria-expanded={!isFolded(title)}
                  aria-controls={`${id}-${index}-list`}
                  onClick={() => toggle(title)}
                >
                  {title}
                  <ExpandMoreOutlined aria-hidden />
                </Fold>
              ) : (
                title
              )}
            </GroupTitle>
          )}
          {title && isCollapsed && <GroupLine aria-hidden />}
          <List
            id={`${id}-${index}-list`}
            hidden={title !== null && canFold && isFolded(title)}
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
