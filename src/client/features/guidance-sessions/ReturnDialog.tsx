import { useState } from 'react';
import { type GuidanceSession, useReturnGuidanceSessionMutation } from '@/client/api/api';
import { ConfirmDialog } from '@/client/ui/confirm/ConfirmDialog';
import { DialogText, messageFor } from '@/client/ui/fields/DialogText';
import { notify } from '@/client/ui/toasts/notify';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';
import { guidanceSessionFields } from '@/shared/fields/guidanceSessionFields';
import { formatDate } from '@/shared/format';
import { reasonRules } from '@/shared/validation/reasonRules';

const NOT_RETURNED = { title: 'Gagal!', description: 'Bimbingan tidak dikembalikan. Coba lagi.' };

type Props = { session: GuidanceSession; onClose: () => void };

/**
 * Asks why a session is returned. After a failure it stays open with what was typed.
 * @public used through `lazyComponent`
 */
export function ReturnDialog({ session, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [returnSession, { isLoading }] = useReturnGuidanceSessionMutation();
  const { id, version: seen_version, student_name, date } = session;

  const handleConfirm = async () => {
    const issue = messageFor(reasonRules, { reason });
    setError(issue);
    if (issue || isLoading) return;
    try {
      const guidanceReturnInput = { reason: reason.trim(), seen_version };
      await returnSession({ id, guidanceReturnInput }).unwrap();
      notify.success('Berhasil!', 'Bimbingan dikembalikan kepada mahasiswa.');
      onClose();
    } catch (failure) {
      notifyFailure(failure, NOT_RETURNED);
    }
  };

  return (
    <ConfirmDialog
      title="Kembalikan Bimbingan"
      description={`Bimbingan ${student_name} pada ${formatDate(date)} perlu diperbaiki mahasiswa.`}
      confirmLabel="Kembalikan"
      isOpen
      isBusy={isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <DialogText
        label={guidanceSessionFields.reason.label}
        value={reason}
        error={error}
        helperText="Mahasiswa membacanya di bimbingan ini."
        maxLength={guidanceSessionFields.reason.max}
        autoFocus
        onChange={setReason}
        onSend={() => void handleConfirm()}
        sx={{ mt: 2 }}
      />
    </ConfirmDialog>
  );
}
