import { useState } from 'react';
import { type Interruption, useCancelInterruptionMutation } from '@/client/api/api';
import { isNotFound } from '@/client/api/serverErrors';
import { usePastDaysQuestion } from '@/client/records/attendanceDays/usePastDaysQuestion';
import { interruptionDays } from '@/client/records/placementDates/interruptions';
import { ConfirmDialog } from '@/client/ui/confirm/ConfirmDialog';
import { withToasts } from '@/client/ui/confirm/withToasts';

const CANCELLED = { title: 'Sukses!', description: 'Jeda dibatalkan' };
const NOT_CANCELLED = { title: 'Error', description: 'Jeda tidak dibatalkan' };

type Props = { internshipId: number; interruption: Interruption; onClose: () => void };

/**
 * Takes an interruption back after a confirmation.
 * @public used through `lazyComponent`
 */
export function CancelInterruptionDialog({ internshipId, interruption, onClose }: Props) {
  const { version, id: interruptionId } = interruption;
  const pastDays = usePastDaysQuestion();
  const [cancel] = useCancelInterruptionMutation();
  const [isBusy, setBusy] = useState(false);

  const handleConfirm = async () => {
    if (isBusy) return;
    setBusy(true);
    const action = () =>
      pastDays.ask({ version }, async (takeBackInput) => {
        try {
          await cancel({ id: internshipId, interruptionId, takeBackInput }).unwrap();
        } catch (error) {
          // Taken back already: an earlier answer was lost, or another person was faster.
          if (!isNotFound(error)) throw error;
        }
      });
    // A refusal has its toast.
    await withToasts(action, { success: CANCELLED, failure: NOT_CANCELLED }).catch(() => {});
    onClose();
  };

  return (
    <>
      <ConfirmDialog
        isOpen
        isBusy={isBusy}
        title="Batalkan Jeda"
        description={`Jeda ${interruptionDays(interruption)} tidak berlaku lagi dan hari-harinya dihitung kembali. Aktivitas yang sudah terhapus tidak kembali; buat lagi dari jam kerja.`}
        confirmLabel="Batalkan jeda"
        cancelLabel="Tutup"
        onConfirm={() => void handleConfirm()}
        onCancel={onClose}
      />
      {pastDays.dialog}
    </>
  );
}
