import { styled } from '@mui/material/styles';

/** A code in large type, to be read out or typed from the screen. */
export const OneTimeCode = styled('output')(({ theme }) => ({
  display: 'block',
  padding: '16px 12px',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  fontSize: 'clamp(1.25rem, 6vw, 1.75rem)',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.04em',
  textAlign: 'center',
}));
