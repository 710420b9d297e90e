import { styled } from '@mui/material/styles';

/** A number at the upper edge of an icon button. */
export const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 1,
  left: '50%',
  minWidth: 18,
  padding: '0 4px',
  borderRadius: 9,
  fontSize: '0.6875rem',
  lineHeight: '18px',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
}));
