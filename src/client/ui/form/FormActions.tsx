import { styled } from '@mui/material/styles';

/** The row of buttons under a form; on a phone they share the full width, in as many lines as their words need. */
export const FormActions = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: 8,
  padding: '14px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: {
    '& > .MuiButton-root': { flex: '1 1 0', minWidth: 'fit-content', minHeight: 48 },
  },
}));
