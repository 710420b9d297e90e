import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import {
  fieldErrorsOf,
  isUnanswered,
  statusOf,
  type VerdictChanges,
  verdictChangesOf,
} from '@/client/api/serverErrors';
import { ConfirmDialog } from '@/client/ui/confirm/ConfirmDialog';
import { ReasonField, reasonError } from '@/client/ui/confirm/ReasonField';
import { failureReason } from '@/client/ui/failureReason';
import { formatDays } from '@/shared/format';
import { formatNumber } from '@/shared/formatNumber';
import { verdictText } from './dayTexts';

const Kinds = styled('ul')({
  margin: '8px 0 0',
  paddingLeft: 20,
  fontVariantNumeric: 'tabular-nums',
});

const SERVER_FAILED = 500;

/** The answer of the person to the changes. */
export interface PastDaysAnswer {
  reason: string;
  seen_changes: string;
}

type Props = {
  /** The changes that the first answer of the server counts. */
  changes: VerdictChanges;
  /** The reason that the form has already. */
  reason: string;
  /** Whether that reason belongs to what is stored, so that only the form changes it. */
  isReasonGiven: boolean;
  /** Rejects on failure. */
  send: (answer: PastDaysAnswer) => Promise<unknown>;
  onSent: () => void;
  /** Called with a failure that concerns the form. */
  onFailed: (error: unknown) => void;
  onCancel: () => void;
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

/** Another try may succeed, so that the dialog stays. */
const isPassing = (error: unknown) =>
  isUnanswered(error) || (statusOf(error) ?? 0) >= SERVER_FAILED;

/**
 * Says which verdicts on past days an edit changes, and asks for the reason.
 * @public used through `lazyComponent`
 */
export function PastDaysDialog(props: Props) {
  const { send, isReasonGiven, onSent, onFailed, onCancel, ...asked } = props;
  const [changes, setChanges] = useState(asked.changes);
  const [reason, setReason] = useState(asked.reason);
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const handleConfirm = async () => {
    const issue = reasonError(reason);
    setError(issue);
    if (issue || isBusy) return;
    setFailure(null);
    setBusy(true);
    try {
      await send({ reason: reason.trim(), seen_changes: changes.seen_changes });
      return onSent();
    } catch (refusal) {
      const others = verdictChangesOf(refusal);
      const refused = fieldErrorsOf(refusal)?.reason;
      if (others) setChanges(others);
      else if (refused && !isReasonGiven) setError(refused);
      else if (isPassing(refusal)) setFailure(failureReason(refusal));
      else return onFailed(refusal);
    }
    setBusy(false);
  };

  return (
    <ConfirmDialog
      isOpen
      isUnexpected
      isBusy={isBusy}
      title={`${formatNumber(changes.days)} hari yang sudah lewat akan berubah`}
      description={<Summary changes={changes} />}
      onConfirm={() => void handleConfirm()}
      onCancel={onCancel}
    >
      {changes.seen_changes !== asked.changes.seen_changes && (
        // The key announces yet other changes, too.
        <Alert key={changes.seen_changes} severity="warning" sx={{ mt: 2 }}>
          Sementara itu datanya berubah. Periksa lagi angka yang baru, lalu lanjutkan.
        </Alert>
      )}
      {failure && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
      {isReasonGiven ? (
        <DialogContentText sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          Alasan: {reason}
        </DialogContentText>
      ) : (
        <ReasonField
          keptAs={`past days ${changes.first_date} ${changes.last_date}`}
          value={reason}
          error={error}
          helperText="Tercatat di riwayat bersama perubahan ini."
          onChange={setReason}
          onSend={() => void handleConfirm()}
        />
      )}
    </ConfirmDialog>
  );
}
