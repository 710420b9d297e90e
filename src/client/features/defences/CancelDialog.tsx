import { useState } from 'react';
import { type Defence, useCancelDefenceMutation } from '@/client/api/api';
import { ConfirmDialog } from '@/client/ui/confirm/ConfirmDialog';
import { DialogText, messageFor } from '@/client/ui/fields/DialogText';
import { notify } from '@/client/ui/toasts/notify';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';
import { defenceFields } from '@/shared/fields/defenceFields';
import { reasonRules } from '@/shared/validation/reasonRules';

const NOT_CANCELLED = { title: 'Gagal!', description: 'Ujian tidak dibatalkan. Coba lagi.' };

type Props = { defence: Defence; onClose: () => void };

/**
 * Asks why a defence is cancelled. After a failure it stays open with what was typed.
 * @public used through `lazyComponent`
 */
export function CancelDialog({ defence, onClose }: Props) {
  const { id, student_name, version } = defence;
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [cancel, { isLoading }] = useCancelDefenceMutation();

  const handleConfirm = async () => {
    const issue = messageFor(reasonRules, { reason });
    setError(issue);
    if (issue || isLoading) return;
    try {
      const defenceCancelInput = { reason: reason.trim(), seen_version: version };
      await cancel({ id, defenceCancelInput }).unwrap();
      notify.success('Berhasil!', 'Ujian dibatalkan.');
      onClose();
    } catch (failure) {
      notifyFailure(failure, NOT_CANCELLED);
    }
  };

  return (
    <ConfirmDialog
      title="Batalkan Ujian"
      description={`Ujian ${student_name} dibatalkan. Setelah itu jadwal baru dapat dibuat.`}
      confirmLabel="Batalkan Ujian"
      tone="danger"
      isOpen
      isBusy={isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <DialogText
        label={defenceFields.cancel_reason.label}
        value={reason}
        error={error}
        helperText="Mahasiswa dan penguji membacanya."
        maxLength={defenceFields.cancel_reason.max}
        autoFocus
        onChange={setReason}
        onSend={() => void handleConfirm()}
        sx={{ mt: 2 }}
      />
    </ConfirmDialog>
  );
}
