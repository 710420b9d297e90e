import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';

/** The title of a card, with the badge of its state. */
export const Header = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '16px 20px 0',
});

/** A sentence about the state. */
export const Notice = styled(Alert)({ margin: '16px 20px 0', overflowWrap: 'anywhere' });
