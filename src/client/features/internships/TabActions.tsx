import { styled } from '@mui/material/styles';

/** The actions of a tab above its list; on a wide screen in the row of the tabs, which is above. */
export const TabActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 12,
  [theme.breakpoints.up('md')]: { float: 'right', marginTop: -56 },
  [theme.breakpoints.down('md')]: { '& > *': { flex: '1 1 auto' } },
}));
