import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import { styled } from '@mui/material/styles';

/** Beside the row, which brings it along. */
const Hint = styled('span')(({ theme }) => ({
  display: 'none',
  position: 'absolute',
  insetBlock: 0,
  width: '100vw',
  alignItems: 'center',
  gap: 6,
  padding: '0 14px',
  fontWeight: 600,
  pointerEvents: 'none',
  '& svg': { fontSize: 20 },
  '&[data-side="right"]': {
    right: '100%',
    justifyContent: 'flex-end',
    backgroundColor: theme.vars.palette.success.fill,
    color: theme.vars.palette.success.text,
  },
  '&[data-side="left"]': {
    left: '100%',
    backgroundColor: theme.vars.palette.warning.fill,
    color: theme.vars.palette.warning.text,
  },
  '[data-swipe="right"] > &[data-side="right"], [data-swipe="left"] > &[data-side="left"]': {
    display: 'flex',
  },
  // Letting go now decides.
  '[data-armed] > &&': { textDecoration: 'underline', textUnderlineOffset: 4 },
  // The row stays where it is.
  '@media (prefers-reduced-motion: reduce)': {
    '&&': { width: 'auto', zIndex: 1 },
    '&&[data-side="right"]': { right: 'auto', left: 0 },
    '&&[data-side="left"]': { left: 'auto', right: 0 },
  },
}));

type Props = { canValidate: boolean; canReturn: boolean };

/** Tells what letting go of a swiped row does; the buttons say it to everybody else. */
export const SwipeHints = ({ canValidate, canReturn }: Props) => (
  <>
    {canValidate && (
      <Hint data-side="right" aria-hidden>
        <CheckOutlined />
        Validasi
      </Hint>
    )}
    {canReturn && (
      <Hint data-side="left" aria-hidden>
        <ReplyOutlined />
        Kembalikan
      </Hint>
    )}
  </>
);
