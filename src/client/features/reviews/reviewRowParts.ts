import { styled } from '@mui/material/styles';
import { SWIPED } from './useSwipe';

export const Row = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '4px 12px',
  padding: '14px 16px 14px 8px',
  // With the padding of the page, the sticky heading of the group.
  scrollMarginTop: 12,
  scrollMarginBottom: 16,
  '&[data-current]': {
    backgroundColor: theme.vars.palette.action.hover,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}`,
  },
  '&[data-line]': { padding: '2px 16px 2px 8px', alignItems: 'center', cursor: 'pointer' },
  '&[data-selected]': { backgroundColor: theme.vars.palette.action.selected },
  '&:focus-visible': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
    borderRadius: 6,
  },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    padding: '14px 14px 16px',
    scrollMarginTop: 20,
    '&[data-current]': { backgroundColor: 'transparent', boxShadow: 'none' },
    '&[data-line]': { gridTemplateColumns: 'auto minmax(0, 1fr)', padding: '2px 14px 2px 4px' },
    ...SWIPED,
  },
}));

export const Pick = styled('div')(({ theme }) => ({
  marginTop: -7,
  [theme.breakpoints.down('md')]: {
    gridColumn: 2,
    gridRow: 1,
    margin: '-10px -10px 0 0',
  },
}));

export const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  [theme.breakpoints.down('md')]: { display: 'contents', '& > *': { gridColumn: '1 / -1' } },
}));

export const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  margin: 0,
  overflowWrap: 'anywhere',
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  [theme.breakpoints.down('md')]: {
    '&&': { gridColumn: 1, gridRow: 1 },
    // The height of a finger, in the place of the text.
    '& a': { display: 'inline-block', minWidth: 44, padding: '12px 0', margin: '-12px 0' },
    fontSize: '0.9375rem',
    alignContent: 'start',
  },
}));

export const Who = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontWeight: 500,
}));
