import { styled } from '@mui/material/styles';

/** A kind, and the choices for it: beside each other, or below each other on a phone. */
export const PreferenceItem = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '6px 20px',
  minHeight: 56,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > :first-child': { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
}));
