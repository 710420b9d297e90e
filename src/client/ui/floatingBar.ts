import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import { BOTTOM_EDGE } from './pageBottom';

/** Above the lower edge of the window; lets presses beside its bars through. */
export const Dock = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 16,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  padding: '0 16px',
  pointerEvents: 'none',
  '& > *': { maxWidth: '100%' },
  [theme.breakpoints.down('md')]: {
    bottom: `calc(${BOTTOM_EDGE} + 8px)`,
    padding: '0 8px',
    alignItems: 'stretch',
  },
}));

/** Dark in both colour schemes. */
export const floatingSurface = (theme: Theme): CSSObject => ({
  borderRadius: 12,
  backgroundColor: '#1e293b',
  color: '#f8fafc',
  pointerEvents: 'auto',
  boxShadow: '0 12px 32px -8px rgb(15 23 42 / 0.45)',
  ...theme.applyStyles('dark', { border: `1px solid ${theme.vars.palette.control.border}` }),
});

/** A text button on it. */
export const FLOATING_BUTTON = { color: '#93c0ff' };

/** A dark bar with a text that is cut and buttons that are not. */
export const FloatingBar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  maxWidth: '100%',
  padding: '6px 8px 6px 16px',
  ...floatingSurface(theme),
  '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .MuiButton-root': { ...FLOATING_BUTTON, flex: 'none', gap: 4 },
}));
