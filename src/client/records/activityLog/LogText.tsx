import { styled } from '@mui/material/styles';

/** The text of a log with its line breaks. */
export const LogText = styled('p')({
  margin: 0,
  maxWidth: '75ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
