import type { Theme } from '@mui/material/styles';

/** A dot in the corner of a day about which a request waits; its name says so in words. */
export const waitingMark = (theme: Theme) => ({
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 4,
    right: 4,
    width: 8,
    height: 8,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.primary.main,
  },
});
