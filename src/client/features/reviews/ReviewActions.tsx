import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Review } from '@/client/api/api';
import { Kbd } from '@/client/ui/Kbd';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import type { ReviewDecision } from '@/shared/resources/reviews/constants';

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 6,
  width: 148,
  '& .MuiButton-root': { justifyContent: 'flex-start' },
  '& kbd': { marginLeft: 'auto' },
  [theme.breakpoints.down('md')]: {
    gridColumn: '1 / -1',
    width: '100%',
    flexDirection: 'row-reverse',
    marginTop: 6,
    gap: 8,
    '& .MuiButton-root': { flex: 1, justifyContent: 'center', minHeight: 48 },
  },
}));

type Props = {
  row: Review;
  /** The activity and its student. */
  about: string;
  isCurrent: boolean;
  isPhone: boolean;
  /** Whether a press was meant for the button that it hit. */
  isMeant: (press: { detail: number }) => boolean;
  onDecide: (row: Review, decision: ReviewDecision) => void;
  onReturn: () => void;
};

/** The buttons of a row, as far as its decisions are not refused. */
export function ReviewActions(props: Props) {
  const { row, about, isCurrent, isPhone, isMeant, onDecide, onReturn } = props;
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <Actions>
      {row.refusals.validate === null && (
        <Button
          size="small"
          variant={isCurrent || isPhone ? 'contained' : 'outlined'}
          startIcon={<CheckOutlined />}
          aria-keyshortcuts="v"
          tabIndex={tabIndex}
          onClick={(press) => isMeant(press) && onDecide(row, 'validate')}
        >
          Validasi <VisuallyHidden>{about}</VisuallyHidden>
          {isCurrent && <Kbd aria-hidden>V</Kbd>}
        </Button>
      )}
      {row.refusals.return === null && (
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          startIcon={<ReplyOutlined />}
          aria-keyshortcuts="r"
          tabIndex={tabIndex}
          onClick={(press) => isMeant(press) && onReturn()}
        >
          Kembalikan <VisuallyHidden>{about}</VisuallyHidden>
          {isCurrent && <Kbd aria-hidden>R</Kbd>}
        </Button>
      )}
      {row.refusals.undo === null && (
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          startIcon={<UndoOutlined />}
          aria-keyshortcuts="u"
          tabIndex={tabIndex}
          onClick={(press) => isMeant(press) && onDecide(row, 'undo')}
        >
          Urungkan <VisuallyHidden>{about}</VisuallyHidden>
          {isCurrent && <Kbd aria-hidden>U</Kbd>}
        </Button>
      )}
    </Actions>
  );
}
