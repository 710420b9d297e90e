import NavigateNextOutlined from '@mui/icons-material/NavigateNextOutlined';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useTrail } from '@/client/navigation/useTrail';

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
  // A phone has room for the current page only.
  [theme.breakpoints.down('md')]: { '& li:not(:last-child)': { display: 'none' } },
}));

export function Breadcrumbs() {
  const trail = useTrail();
  if (trail.length === 0) return null;

  return (
    <nav aria-label="Breadcrumb" style={{ minWidth: 0 }}>
      <List>
        {trail.map(({ path, title, url }, index) =>
          index === trail.length - 1 ? (
            <li key={path} aria-current="page">
              <span>{title}</span>
            </li>
          ) : (
            <li key={path}>
              <Link to={url}>{title}</Link>
              <NavigateNextOutlined aria-hidden />
            </li>
          ),
        )}
      </List>
    </nav>
  );
}
