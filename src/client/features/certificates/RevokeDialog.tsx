import { useState } from 'react';
import { useRevokeCertificateMutation } from '@/client/api/api';
import { ConfirmDialog } from '@/client/ui/confirm/ConfirmDialog';
import { DialogText, messageFor } from '@/client/ui/fields/DialogText';
import { notify } from '@/client/ui/toasts/notify';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';
import { certificateFields } from '@/shared/fields/certificateFields';
import { reasonRules } from '@/shared/validation/reasonRules';

const NOT_REVOKED = { title: 'Gagal!', description: 'Sertifikat tidak dicabut. Coba lagi.' };

type Props = { id: number; name: string; onClose: () => void };

/**
 * Asks why a certificate is revoked. After a failure it stays open with what was typed.
 * @public used through `lazyComponent`
 */
export function RevokeDialog({ id, name, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [revoke, { isLoading }] = useRevokeCertificateMutation();

  const handleConfirm = async () => {
    const issue = messageFor(reasonRules, { reason });
    setError(issue);
    if (issue || isLoading) return;
    try {
      await revoke({ id, certificateRevocation: { reason: reason.trim() } }).unwrap();
      notify.success('Berhasil!', 'Sertifikat dicabut.');
      onClose();
    } catch (failure) {
      notifyFailure(failure, NOT_REVOKED);
    }
  };

  return (
    <ConfirmDialog
      title="Cabut Sertifikat"
      description={`Sertifikat ${name} tidak berlaku lagi, dan kodenya akan menyatakannya.`}
      confirmLabel="Cabut"
      tone="danger"
      isOpen
      isBusy={isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <DialogText
        label={certificateFields.revoked_reason.label}
        value={reason}
        error={error}
        helperText="Mahasiswa membacanya di berandanya."
        maxLength={certificateFields.revoked_reason.max}
        autoFocus
        onChange={setReason}
        onSend={() => void handleConfirm()}
        sx={{ mt: 2 }}
      />
    </ConfirmDialog>
  );
}
