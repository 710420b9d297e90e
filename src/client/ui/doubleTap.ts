import { keyframes } from '@mui/material/styles';

/** The second tap of a double tap comes within this time. */
export const DOUBLE_TAP_MS = 400;

/** For what opens under a finger: the second tap of a double tap does not press it. */
export const ignoresDoubleTap = {
  '@media (any-pointer: coarse)': {
    animation: `${keyframes({ from: { pointerEvents: 'none' } })} step-end`,
    // Also for users who prefer reduced motion.
    animationDuration: `${DOUBLE_TAP_MS}ms !important`,
  },
};
