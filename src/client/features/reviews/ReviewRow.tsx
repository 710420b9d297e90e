import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { type Dispatch, memo } from 'react';
import { Link } from 'react-router';
import type { Review } from '@/client/api/api';
import { returnDraft } from '@/client/records/review/returnDraft';
import { useCurrentUser } from '@/client/session/useSession';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { formatShortWeekdayDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import type { ReviewDecision } from '@/shared/resources/reviews/constants';
import { CompactLine } from './CompactLine';
import type { DeskGroup } from './deskQuery';
import type { DeskAction } from './deskReducer';
import { ReturnForm } from './ReturnForm';
import { ReviewActions } from './ReviewActions';
import { ReviewBadges } from './ReviewBadges';
import { ReviewFacts } from './ReviewFacts';
import { ReviewLog } from './ReviewLog';
import { ReviewPhotos } from './ReviewPhotos';
import { ReviewReturns } from './ReviewReturns';
import { SwipeHints } from './SwipeHints';
import { UnsentMark } from './UnsentMark';
import type { Unsent } from './unsent';
import { rowId } from './useRowFocus';
import { SWIPED, useSwipe } from './useSwipe';

export type RowProps = {
  row: Review;
  group: DeskGroup;
  isCurrent: boolean;
  isSelected: boolean;
  isOpen: boolean;
  isReturning: boolean;
  isPhone: boolean;
  /** Whether the row takes one line until it is the current one. */
  isCompact: boolean;
  /** Whether a press was meant for the button that it hit. */
  isMeant: (press: { detail: number }) => boolean;
  unsent: Unsent | undefined;
  dispatch: Dispatch<DeskAction>;
  onDecide: (row: Review, decision: ReviewDecision, comment?: string) => void;
  onResend: (row: Review, unsent: Unsent) => void;
  onDismiss: (row: Review) => void;
};

const Row = styled('article')(({ theme }) => ({
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

const Pick = styled('div')(({ theme }) => ({
  marginTop: -7,
  [theme.breakpoints.down('md')]: {
    gridColumn: 2,
    gridRow: 1,
    margin: '-10px -10px 0 0',
  },
}));

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  [theme.breakpoints.down('md')]: { display: 'contents', '& > *': { gridColumn: '1 / -1' } },
}));

const Title = styled('h3')(({ theme }) => ({
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

const Who = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontWeight: 500,
}));

/** An activity to read and decide on. */
export const ReviewRow = memo((props: RowProps) => {
  const { row, group, isCurrent, isSelected, isOpen, isReturning, isPhone } = props;
  const { isMeant, unsent, dispatch, onDecide, onResend, onDismiss } = props;
  const id = rowId(row.id);
  // One row is a stop of the tab key, with its controls.
  const tabIndex = isCurrent ? 0 : -1;
  const about = `${row.name}, ${row.student.name}`;
  const user = useCurrentUser();
  const hasDraft = !isReturning && returnDraft(user?.id ?? 0, row.id).read() !== null;

  const isMarked = unsent !== undefined && unsent.target !== row.state;
  const isLine = props.isCompact && !isCurrent && !isReturning && !isMarked;
  const startReturn = () => dispatch({ type: 'startReturn', id: row.id });
  const canSwipe = isPhone && !isReturning;
  const swipes = {
    right: canSwipe && row.refusals.validate === null ? () => onDecide(row, 'validate') : undefined,
    left: canSwipe && row.refusals.return === null ? startReturn : undefined,
  };
  const swipe = useSwipe(swipes, isMeant);
  const pick = (
    <Checkbox
      checked={isSelected}
      onChange={() => dispatch({ type: 'toggleSelected', id: row.id })}
      slotProps={{
        input: { 'aria-label': `Pilih ${about}`, 'aria-keyshortcuts': 'x', tabIndex },
      }}
    />
  );

  return (
    <Row
      id={id}
      tabIndex={tabIndex}
      aria-labelledby={`${id}-title`}
      data-current={isCurrent || undefined}
      data-selected={isSelected || undefined}
      data-line={isLine || undefined}
      onFocus={() => dispatch({ type: 'point', id: row.id })}
      onClick={() => dispatch({ type: 'point', id: row.id })}
      {...swipe}
    >
      <SwipeHints canValidate={Boolean(swipes.right)} canReturn={Boolean(swipes.left)} />
      {isLine ? (
        <>
          {pick}
          <CompactLine row={row} group={group} hasDraft={hasDraft} titleId={`${id}-title`} />
        </>
      ) : (
        <>
          <Pick>{pick}</Pick>
          <Body>
            <Title id={`${id}-title`}>
              <Link to={paths.activities.show(row.internship_id, row.id)} tabIndex={tabIndex}>
                {row.name}
              </Link>
              {group === 'day' ? (
                <Who>{row.student.name}</Who>
              ) : (
                <Who>{formatShortWeekdayDate(row.date)}</Who>
              )}
              {/* The heading of the group has it, but a screen reader may start here. */}
              <VisuallyHidden>
                {group === 'day' ? formatShortWeekdayDate(row.date) : row.student.name}
              </VisuallyHidden>
            </Title>
            <ReviewFacts row={row} group={group} tabIndex={tabIndex} />
            <ReviewBadges row={row} hasDraft={hasDraft} />
            {unsent && isMarked && (
              <UnsentMark
                unsent={unsent}
                about={about}
                tabIndex={tabIndex}
                onResend={() => onResend(row, unsent)}
                onDismiss={() => onDismiss(row)}
              />
            )}
            <ReviewLog
              row={row}
              isOpen={isOpen}
              isCurrent={isCurrent}
              onToggle={() => dispatch({ type: 'toggleOpen', id: row.id })}
            />
            <ReviewPhotos row={row} tabIndex={tabIndex} />
            <ReviewReturns returns={isOpen ? row.returns : row.returns.slice(-1)} />
            {isReturning && (
              <ReturnForm
                id={row.id}
                about={about}
                onSend={(comment) => onDecide(row, 'return', comment)}
                onCancel={() => dispatch({ type: 'cancelReturn', id: row.id })}
              />
            )}
          </Body>
          {!isReturning && (
            <ReviewActions
              row={row}
              about={about}
              isCurrent={isCurrent}
              isPhone={isPhone}
              isMeant={isMeant}
              onDecide={onDecide}
              onReturn={startReturn}
            />
          )}
        </>
      )}
    </Row>
  );
});
ReviewRow.displayName = 'ReviewRow';
