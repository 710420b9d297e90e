import { type Letter, useCancelLetterMutation } from '@/client/api/api';
import { ReasonDialog } from '@/client/ui/confirm/ReasonDialog';

const CANCELLED = { title: 'Berhasil!', description: 'Surat dibatalkan.' };
const NOT_CANCELLED = { title: 'Gagal!', description: 'Surat tidak dibatalkan.' };

type Props = { letter: Pick<Letter, 'id' | 'number'>; onClose: () => void };

/**
 * Cancels a letter, with a reason.
 * @public used through `lazyComponent`
 */
export function CancelLetterDialog({ letter: { id, number }, onClose }: Props) {
  const [cancelLetter] = useCancelLetterMutation();
  return (
    <ReasonDialog
      title="Batalkan Surat"
      description={`Surat ${number} tidak berlaku lagi. Nomornya tetap tercatat dan tidak dipakai lagi.`}
      confirmLabel="Batalkan Surat"
      tone="danger"
      helperText="Mengapa surat ini dibatalkan? Alasan terlihat di arsip."
      action={(reason) => cancelLetter({ id, letterCancellation: { reason } }).unwrap()}
      success={CANCELLED}
      failure={NOT_CANCELLED}
      onClose={onClose}
    />
  );
}
