import { styled } from '@mui/material/styles';

// The platform's own list opens fast, and uses the picker of the phone.
export const NativeSelect = styled('select')(({ theme }) => ({
  height: 32,
  padding: '0 6px',
  border: `1px solid ${theme.vars.palette.control.border}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
  '@media (pointer: coarse)': { height: 44, fontSize: '1rem' },
}));
