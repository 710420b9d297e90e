import { styled } from '@mui/material/styles';

// The platform's own list opens fast, and uses the picker of the phone.
export const NativeSelect = styled('select')(({ theme }) => ({
  // WebKit would draw it in grey, with an arrow of its own size.
  appearance: 'none',
  height: 32,
  padding: '0 26px 0 10px',
  backgroundImage: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath fill='%2364748b' d='m7 10 5 5 5-5z'/%3E%3C/svg%3E")`,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'right 4px center',
  backgroundSize: 20,
  border: `1px solid ${theme.vars.palette.control.border}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
  '@media (pointer: coarse)': { height: 44, fontSize: '1rem' },
}));
