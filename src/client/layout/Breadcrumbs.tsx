import NavigateNextOutlined from '@mui/icons-material/NavigateNextOutlined';
import { styled } from '@mui/material/styles';
import { generatePath, Link, useMatches, useParams } from 'react-router';
import { type Screen, type ScreenName, screens } from '@/client/app/paths';
import { screenOf } from './menu';

type Crumb = { name: ScreenName; screen: Screen };

const isScreenName = (name: unknown): name is ScreenName =>
  typeof name === 'string' && name in screens;

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', gap: 4, minWidth: 0 },
  '& li:last-child': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '& li:last-child > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& svg': { fontSize: 16, flex: 'none' },
  // A phone has room for where one is, not for how one came there.
  [theme.breakpoints.down('md')]: { '& li:not(:last-child)': { display: 'none' } },
}));

/** From the top down to the screen that is shown. */
function trailOf(name: ScreenName): Crumb[] {
  const screen = screenOf(name);
  const parents = isScreenName(screen.parent) ? trailOf(screen.parent) : [];
  return [...parents, { name, screen }];
}

export function Breadcrumbs() {
  const params = useParams();
  const current = useMatches()
    .map(({ handle }) => (handle as { screen?: unknown } | undefined)?.screen)
    .findLast(isScreenName);
  if (!current) return null;
  const trail = trailOf(current);

  return (
    <nav aria-label="Breadcrumb" style={{ minWidth: 0 }}>
      <List>
        {trail.map(({ name, screen }, index) =>
          index === trail.length - 1 ? (
            <li key={name} aria-current="page">
              <span>{screen.title}</span>
            </li>
          ) : (
            <li key={name}>
              <Link to={generatePath(screen.path, params)}>{screen.title}</Link>
              <NavigateNextOutlined aria-hidden />
            </li>
          ),
        )}
      </List>
    </nav>
  );
}
