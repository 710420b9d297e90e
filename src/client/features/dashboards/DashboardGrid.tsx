import { styled } from '@mui/material/styles';

/** Totals that fill each row; two in a row on a phone, so that the chart is close to the top. */
export const Metrics = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginBottom: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 210px), 1fr))',
  [theme.breakpoints.down('md')]: {
    gap: 12,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
}));

/** A wide chart with a panel beside it. */
export const Panels = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
}));

/** The part after the charts, without a gap as long as it is empty. */
export const Below = styled('div')({ flex: 'none', '&:not(:empty)': { marginTop: 16 } });
