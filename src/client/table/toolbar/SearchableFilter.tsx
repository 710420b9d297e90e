import { styled } from '@mui/material/styles';
import { ChoiceFilter } from '@/client/ui/ChoiceFilter';

/** Fills a row of the toolbar together with the other filters. */
export const SearchableFilter = styled(ChoiceFilter)(({ theme }) => ({
  flex: '1 1 140px',
  minWidth: 0,
  maxWidth: 230,
  [theme.breakpoints.down('md')]: { flex: 'none', maxWidth: 'none' },
}));
