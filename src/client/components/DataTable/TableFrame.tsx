import { keyframes, styled } from '@mui/material/styles';
import { HEADER_HEIGHT, ROW_HEIGHT } from './measures';

const EMPTY_ROWS = 5;
/** Header and five rows, what the skeleton takes: nothing moves when the data arrives. */
const SMALLEST = HEADER_HEIGHT + EMPTY_ROWS * ROW_HEIGHT;

const notForwarded = (prop: PropertyKey) => prop !== 'fills' && prop !== 'isEmpty';

export const Frame = styled('section', { shouldForwardProp: notForwarded })<{ fills: boolean }>(
  ({ theme, fills }) => ({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 10,
    backgroundColor: theme.vars.palette.background.paper,
    overflow: 'hidden',
    [theme.breakpoints.up('md')]: fills ? { flex: '1 1 0', minHeight: SMALLEST + 130 } : {},
  }),
);

export const Body = styled('div', { shouldForwardProp: notForwarded })<{
  fills: boolean;
  isEmpty: boolean;
}>(({ theme, fills, isEmpty }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: SMALLEST,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: fills
    ? { flex: '1 1 0', minHeight: 0 }
    : isEmpty
      ? { height: SMALLEST }
      : {},
}));

/** For a state that stands instead of rows. */
export const Middle = styled('div')({ flex: 1, display: 'grid', placeItems: 'center' });

const appear = keyframes({ to: { opacity: 1 } });

const slide = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(350%)' },
});

const Slot = styled('div')({ height: 0, position: 'relative', zIndex: 2, overflow: 'visible' });

/** What arrives sooner needs no sign that it is on its way. */
const PATIENCE_MS = 250;

const Track = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  height: 2,
  overflow: 'hidden',
  opacity: 0,
  animation: `${appear} 120ms ${PATIENCE_MS}ms forwards`,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    width: '30%',
    backgroundColor: theme.vars.palette.primary.main,
    animation: `${slide} 1.2s linear infinite`,
  },
}));

/** The rows before stay readable while the next ones are on their way. */
export const Busy = ({ isShown }: { isShown: boolean }) => (
  <Slot aria-hidden>{isShown && <Track />}</Slot>
);
