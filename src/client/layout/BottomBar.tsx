import MenuOutlined from '@mui/icons-material/MenuOutlined';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { BOTTOM_BAR_ID, WITHOUT_BOTTOM_BAR } from '@/client/ui/pageBottom';
import { useIsKeyboardOpen } from '@/client/ui/useIsKeyboardOpen';
import { BOTTOM_BAR_HEIGHT, SIDEBAR_ID } from './measures';
import { barOf, screenOf } from './menu';
import { useCurrentEntry } from './useCurrentEntry';
import { useMenuRole } from './useMenuRole';
import type { SidebarState } from './useSidebar';

// It has its own place below the page, so that it covers nothing when the page ends.
const Bar = styled('nav')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  flex: 'none',
  paddingBottom: 'env(safe-area-inset-bottom)',
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& ul': { display: 'flex', margin: 0, padding: 0, listStyle: 'none' },
  '& li': { flex: '1 1 0', minWidth: 0 },
  '& :is(a, button)': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    width: '100%',
    height: BOTTOM_BAR_HEIGHT - 1,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontSize: '0.75rem',
    lineHeight: '1rem',
    fontWeight: 500,
    letterSpacing: '-0.01em',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    '& svg': { boxSizing: 'content-box', padding: '2px 14px', borderRadius: 14, fontSize: 22 },
    '&:focus-visible': {
      outline: `2px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: -2,
    },
  },
  '& [aria-current="page"]': {
    color: theme.vars.palette.primary.text,
    fontWeight: 600,
    '& svg': { backgroundColor: theme.vars.palette.primary.fill },
    // Forced colours remove the background.
    '@media (forced-colors: active)': { '& svg': { outline: '2px solid Highlight' } },
  },
  [WITHOUT_BOTTOM_BAR]: { display: 'none' },
}));

type Props = Pick<SidebarState, 'isOpen' | 'toggle'>;

/** The main screens of a role within reach of the thumb, and the whole menu behind 'Lainnya'. */
export function BottomBar({ isOpen, toggle }: Props) {
  const items = barOf(useMenuRole());
  const current = useCurrentEntry(items);
  const isKeyboardOpen = useIsKeyboardOpen();
  if (items.length === 0 || isKeyboardOpen) return null;

  return (
    <Bar id={BOTTOM_BAR_ID} aria-label="Menu bawah">
      <ul>
        {items.map(({ screen, Icon }) => {
          const { path, title, shortTitle = title } = screenOf(screen);
          return (
            <li key={screen}>
              <Link to={path} aria-current={path === current ? 'page' : undefined}>
                <Icon aria-hidden />
                {shortTitle}
              </Link>
            </li>
          );
        })}
        <li>
          <button type="button" aria-controls={SIDEBAR_ID} aria-expanded={isOpen} onClick={toggle}>
            <MenuOutlined aria-hidden />
            Lainnya
          </button>
        </li>
      </ul>
    </Bar>
  );
}
