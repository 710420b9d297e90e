import { styled } from '@mui/material/styles';

/** The key of a button; hidden from screen readers, which get `aria-keyshortcuts`. */
export const Kbd = styled('kbd')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 18,
  height: 18,
  padding: '0 4px',
  borderRadius: 5,
  border: '1px solid color-mix(in srgb, currentColor 35%, transparent)',
  font: 'inherit',
  fontSize: '0.6875rem',
  lineHeight: 1,
  fontWeight: 600,
  [theme.breakpoints.down('md')]: { display: 'none' },
  '@media (hover: none)': { display: 'none' },
}));
