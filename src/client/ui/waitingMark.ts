import type { Theme } from '@mui/material/styles';

/** The dot that marks a day about which a request waits. */
export const waitingDot = (theme: Theme) => ({
  width: 8,
  height: 8,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.primary.main,
});

/** The dot in the corner of a day; its name says so in words. */
export const waitingMark = (theme: Theme) => ({
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 4,
    right: 4,
    ...waitingDot(theme),
  },
});
