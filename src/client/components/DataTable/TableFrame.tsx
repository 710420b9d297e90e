import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
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

const Slot = styled('div')({ height: 0, position: 'relative', zIndex: 2, '& > *': { height: 2 } });

/** The rows before stay readable while the next ones are on their way. */
export const Busy = ({ isShown }: { isShown: boolean }) => (
  <Slot aria-hidden>{isShown && <LinearProgress />}</Slot>
);
