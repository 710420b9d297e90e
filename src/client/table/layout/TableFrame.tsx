import { keyframes, styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { SKELETON_ROWS } from '@/shared/constants/screen';
import { denseHeight, HEADER_HEIGHT, ROW_HEIGHT, UNSCROLLED_ROWS } from './measures';
import type { Density } from './tableLayout';

const BORDER = 1;

const notForwarded = (prop: PropertyKey) => prop !== 'fills' && prop !== 'rows';

/** The heights of plain rows and of the room reserved for rows. */
export const heightsOf = (density: Density) =>
  ({
    '--row-height': `${denseHeight(ROW_HEIGHT, density)}px`,
    '--header-height': `${denseHeight(HEADER_HEIGHT, density)}px`,
    // A low row has room for one line, and for two lines of a header only if they are close.
    ...(density === 'compact' && { '--cell-lines': 1, '--header-line': '14px' }),
  }) as CSSProperties;

/** Fills the height of its page (`fills`), or is as high as its rows. */
export const Frame = styled('section', { shouldForwardProp: notForwarded })<{ fills: boolean }>(
  ({ theme, fills }) => ({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 10,
    backgroundColor: theme.vars.palette.background.paper,
    overflow: 'hidden',
    [theme.breakpoints.up('md')]: fills ? { flex: '1 0 auto' } : {},
  }),
);

const minHeightOf = (fills: boolean, rows: number) => {
  const unscrolled = fills && rows > UNSCROLLED_ROWS ? SKELETON_ROWS : rows;
  return `calc(var(--header-height) + ${unscrolled} * var(--row-height) + ${BORDER}px)`;
};

/**
 * Scrolls only with more than ten rows. With fewer it has room for all of them, and on a low screen the
 * page scrolls. The grid draws its rows one frame late, so their height is reserved. `rows` is null where
 * there are no rows.
 */
export const Body = styled('div', { shouldForwardProp: notForwarded })<{
  fills: boolean;
  rows: number | null;
}>(({ theme, fills, rows }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]:
    rows === null ? {} : { minHeight: minHeightOf(fills, rows), ...(fills && { flex: '1 1 0' }) },
}));

/** The place of a state instead of rows. */
export const Middle = styled('div')({ flex: 1, display: 'grid', placeItems: 'center' });

const appear = keyframes({ to: { opacity: 1 } });

const slide = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(350%)' },
});

const Slot = styled('div')({ height: 0, position: 'relative', zIndex: 2, overflow: 'visible' });

/** A faster answer has no progress bar. */
const DELAY_MS = 250;

const Track = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  height: 2,
  overflow: 'hidden',
  opacity: 0,
  animation: `${appear} 120ms ${DELAY_MS}ms forwards`,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    width: '30%',
    backgroundColor: theme.vars.palette.primary.main,
    animation: `${slide} 1.2s linear infinite`,
  },
}));

/** A progress bar over the current rows while the next ones load. */
export const Busy = ({ isShown }: { isShown: boolean }) => (
  <Slot aria-hidden>{isShown && <Track />}</Slot>
);
