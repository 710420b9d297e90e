import { styled } from '@mui/material/styles';
import { ChoiceFilter } from '@/client/ui/ChoiceFilter';

/** Fills a row of the toolbar together with the other filters. */
export const SearchableFilter = styled(ChoiceFilter)(({ theme }) => ({
  flexGrow: 1,
  minWidth: 0,
  maxWidth: 230,
  // Room for the label: without it, the arrow takes a third of the box.
  '& .MuiAutocomplete-root .MuiOutlinedInput-root': { paddingLeft: 6, paddingRight: 34 },
  [theme.breakpoints.down('md')]: { flex: 'none', maxWidth: 'none' },
}));
