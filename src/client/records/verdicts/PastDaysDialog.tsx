import DialogContentText from '@mui/material/DialogContentText';
import { styled } from '@mui/material/styles';
import { type VerdictChanges, verdictChangesOf } from '@/client/api/serverErrors';
import { AnswerNotes } from '@/client/records/questions/AnswerNotes';
import { useAnswer } from '@/client/records/questions/useAnswer';
import type { QuestionProps } from '@/client/records/questions/useEditQuestion';
import { ConfirmDialog } from '@/client/ui/confirm/ConfirmDialog';
import { ReasonField } from '@/client/ui/confirm/ReasonField';
import { formatDays } from '@/shared/format';
import { formatNumber } from '@/shared/formatNumber';
import { verdictText } from './dayTexts';

const Kinds = styled('ul')({
  margin: '8px 0 0',
  paddingLeft: 20,
  fontVariantNumeric: 'tabular-nums',
});

/** The answer of the person to the changes. */
export interface PastDaysAnswer {
  reason: string;
  seen_changes: string;
}

type Props = QuestionProps<VerdictChanges, PastDaysAnswer> & {
  /** Whether the reason belongs to what is stored, so that only the form changes it. */
  isReasonGiven: boolean;
};

const Summary = ({ changes }: { changes: VerdictChanges }) => (
  <>
    {`Kehadiran ${formatNumber(changes.placements)} mahasiswa, ${formatDays(changes.first_date, changes.last_date)}:`}
    <Kinds>
      {changes.kinds.map(({ before, after, days }) => (
        <li key={`${before} ${after}`}>
          {`${formatNumber(days)} hari: ${verdictText({ verdict: before })} → ${verdictText({ verdict: after })}`}
        </li>
      ))}
    </Kinds>
  </>
);

/**
 * Says which verdicts on past days an edit changes, and asks for the reason.
 * @public used through `lazyComponent`
 */
export function PastDaysDialog({ isReasonGiven, ...props }: Props) {
  const answer = useAnswer(props, { read: verdictChangesOf, isReasonGiven });
  const { asked: changes, reason } = answer;
  const { seen_changes } = changes;
  const handleConfirm = () => void answer.confirm((given) => ({ reason: given, seen_changes }));

  return (
    <ConfirmDialog
      isOpen
      isUnexpected
      isBusy={answer.isBusy}
      title={`${formatNumber(changes.days)} hari yang sudah lewat akan berubah`}
      description={<Summary changes={changes} />}
      onConfirm={handleConfirm}
      onCancel={props.onCancel}
    >
      <AnswerNotes
        changed={seen_changes === props.asked.seen_changes ? null : seen_changes}
        failure={answer.failure}
      />
      {isReasonGiven ? (
        <DialogContentText sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          Alasan: {reason}
        </DialogContentText>
      ) : (
        <ReasonField
          keptAs={`past days ${changes.first_date} ${changes.last_date}`}
          value={reason}
          error={answer.error}
          helperText="Tercatat di riwayat bersama perubahan ini."
          onChange={answer.setReason}
          onSend={handleConfirm}
        />
      )}
    </ConfirmDialog>
  );
}
