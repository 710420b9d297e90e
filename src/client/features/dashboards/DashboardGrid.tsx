import { styled } from '@mui/material/styles';

/** The totals, as many in a row as there is room for. */
export const Metrics = styled('div')({
  display: 'grid',
  gap: 16,
  marginBottom: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 210px), 1fr))',
});

/** A wide chart with a panel at its side. */
export const Panels = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
}));
