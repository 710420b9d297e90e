import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { BOTTOM_EDGE, PAGE_BOTTOM } from '../pageBottom';
import { FormActions } from './FormActions';

/** The room that what is scrolled into view keeps to the buttons. */
const BELOW = 84;

/** A card whose `StickyActions` stay in sight; one that clips would hold them back. */
export const StickyCard = styled(Card)({
  flex: 'none',
  overflow: 'visible',
  '& :is(summary, a, button, input)': { scrollMarginBottom: BELOW },
});

/** The buttons below a long list, at the lower edge of the window as long as the list goes on. */
export const StickyActions = styled(FormActions)(({ theme }) => ({
  position: 'sticky',
  bottom: BOTTOM_EDGE,
  // On a desktop the page scrolls inside, with room below its content.
  [theme.breakpoints.up('md')]: { bottom: -PAGE_BOTTOM },
  zIndex: 2,
  borderRadius: `0 0 ${theme.shape.borderRadius}px ${theme.shape.borderRadius}px`,
  backgroundColor: theme.vars.palette.background.paper,
}));
