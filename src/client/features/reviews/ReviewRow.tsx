import Checkbox from '@mui/material/Checkbox';
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
import type { DeskAction } from './desk';
import type { DeskGroup } from './deskQuery';
import { ReturnForm } from './ReturnForm';
import { ReviewActions } from './ReviewActions';
import { ReviewBadges } from './ReviewBadges';
import { ReviewFacts } from './ReviewFacts';
import { ReviewLog } from './ReviewLog';
import { ReviewPhotos } from './ReviewPhotos';
import { ReviewReturns } from './ReviewReturns';
import { Body, Pick, Row, Title, Who } from './reviewRowParts';
import { SwipeHints } from './SwipeHints';
import { UnsentMark } from './UnsentMark';
import type { Unsent } from './unsent';
import { rowId } from './useRowFocus';
import { useSwipe } from './useSwipe';

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
