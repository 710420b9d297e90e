import { useState } from 'react';
import { ConfirmDialog } from '@/client/ui/confirm/ConfirmDialog';
import { DialogText, messageFor } from '@/client/ui/fields/DialogText';
import { REQUEST_COMMENT_MAX } from '@/shared/constants/limits';
import { attendanceRequestFields } from '@/shared/resources/attendance-requests/attendanceRequestFields';
import { rejectionRules } from '@/shared/resources/attendance-requests/attendanceRequestRules';

type Props = {
  /** The students, in a few words. */
  label: string;
  /** Resolves to whether it was stored. */
  onReject: (comment: string) => Promise<boolean>;
  onClose: () => void;
};

/**
 * Asks for the sentence of a rejection. After a failure it stays open with what was typed.
 * @public used through `lazyComponent`
 */
export function RejectDialog({ label, onReject, onClose }: Props) {
  const [comment, setComment] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const handleConfirm = async () => {
    const issue = messageFor(rejectionRules, { comment });
    setError(issue);
    if (issue || isBusy) return;
    setBusy(true);
    if (await onReject(comment.trim())) onClose();
    else setBusy(false);
  };

  return (
    <ConfirmDialog
      title="Tolak Pengajuan"
      description={`Pengajuan ${label} akan ditolak.`}
      confirmLabel="Tolak"
      isOpen
      isBusy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <DialogText
        keptAs={`reject ${label}`}
        label={attendanceRequestFields.comment.label}
        value={comment}
        error={error}
        helperText="Mahasiswa membacanya di pengajuan ini."
        maxLength={REQUEST_COMMENT_MAX}
        autoFocus
        onChange={setComment}
        onSend={() => void handleConfirm()}
        sx={{ mt: 2 }}
      />
    </ConfirmDialog>
  );
}
