import { styled } from '@mui/material/styles';
import { memo, useEffect } from 'react';
import type { Course } from '@/client/api/api';
import { finalGrade } from '@/client/records/scores/finalGrade';
import { LetterBadge } from '@/client/records/scores/scores';
import { formatTotal, MISSING } from '@/shared/formatNumber';
import { SCORE_PARTS } from '@/shared/resources/grades/scores';
import { clearDraft, keepDraft } from './gradeDraft';
import { ReasonRow } from './ReasonRow';
import { RowStateCell } from './RowStateCell';
import { ScoreCell } from './ScoreCell';
import { StudentCell } from './StudentCell';
import { focusPlace } from './sheetFocus';
import { idOf, isChanged, needsReason, type SheetRow, scoresOf, shownErrors } from './sheetRow';
import type { SheetActions } from './useSheet';

const Group = styled('tbody')(({ theme }) => ({
  '&:focus-within > tr > th': { color: theme.vars.palette.primary.text },
}));

/** The number of clicks of a press with the keyboard. */
const BY_KEYBOARD = 0;

type Props = {
  row: SheetRow;
  index: number;
  course: Course;
  userId: number;
  actions: SheetActions;
  onCompare: (id: number) => void;
  /** Called with whether the browser keeps the draft. */
  onKept: (isKept: boolean) => void;
};

/** A student with five scores. Leaving the row stores it. */
export const StudentRow = memo(function StudentRow(props: Props) {
  const { row, index, course, userId, actions, onCompare, onKept } = props;
  const { student, cells } = row;
  const id = idOf(row);
  const errors = shownErrors(row);
  const final = finalGrade(scoresOf(row), course);

  useEffect(() => {
    if (isChanged(row)) onKept(keepDraft(userId, row));
    else clearDraft(userId, row);
  }, [userId, row, onKept]);

  return (
    <Group
      onBlur={({ currentTarget, relatedTarget }) => {
        // The window, not the row, may have lost the focus.
        const isInside = [relatedTarget, document.activeElement].some((element) =>
          currentTarget.contains(element),
        );
        if (!isInside) actions.leave(id);
      }}
    >
      <tr>
        <StudentCell student={student} />
        {SCORE_PARTS.map((part) => (
          <ScoreCell
            key={part}
            row={index}
            part={part}
            student={student.student_name}
            text={cells[part]}
            error={errors[part]}
            onText={(name, text) => actions.type(id, name, text)}
            onRest={() => actions.rest(id)}
          />
        ))}
        <td className="number">
          <strong>{final ? formatTotal(final.total) : MISSING}</strong>
        </td>
        <td className="centred">{final ? <LetterBadge letter={final.letter} /> : MISSING}</td>
        <RowStateCell
          row={row}
          onResend={({ detail, currentTarget }) => {
            // The button goes. A finger or a mouse needs no focus, which would open the keyboard of a phone.
            const table = detail === BY_KEYBOARD && currentTarget.closest('table');
            if (table) focusPlace(table, { row: index, column: SCORE_PARTS[0] });
            actions.resend(id);
          }}
          onCompare={() => onCompare(id)}
        />
      </tr>
      {needsReason(row) && (
        <ReasonRow
          row={index}
          student={student.student_name}
          reason={row.reason}
          error={errors.reason}
          onReason={(reason) => actions.explain(id, reason)}
        />
      )}
    </Group>
  );
});
