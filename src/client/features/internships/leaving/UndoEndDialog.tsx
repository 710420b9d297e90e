import { useState } from 'react';
import {
  type Internship,
  useLazyGetInternshipQuery,
  useUndoInternshipEndMutation,
} from '@/client/api/api';
import { codeOf } from '@/client/api/serverErrors';
import { usePastDaysQuestion } from '@/client/records/attendanceDays/usePastDaysQuestion';
import { ConfirmDialog } from '@/client/ui/confirm/ConfirmDialog';
import { withToasts } from '@/client/ui/confirm/withToasts';
import { STALE_VERSION } from '@/shared/constants/errorCodes';
import { formatDate } from '@/shared/format';

const UNDONE = { title: 'Sukses!', description: 'Pengakhiran dibatalkan' };
const NOT_UNDONE = { title: 'Error', description: 'Pengakhiran tidak dibatalkan' };

type Props = { internship: Internship; onClose: () => void };

/**
 * Takes the end of a placement back after a confirmation.
 * @public used through `lazyComponent`
 */
export function UndoEndDialog({ internship, onClose }: Props) {
  const { id, version, student, mentor, internship_period } = internship;
  const pastDays = usePastDaysQuestion();
  const [undo] = useUndoInternshipEndMutation();
  const [reread] = useLazyGetInternshipQuery();
  const [isBusy, setBusy] = useState(false);

  const handleConfirm = async () => {
    if (isBusy) return;
    setBusy(true);
    const action = () =>
      pastDays.ask({ version }, async (takeBackInput) => {
        try {
          await undo({ id, takeBackInput }).unwrap();
        } catch (error) {
          // Taken back already: an earlier answer was lost, or another person was faster.
          const isStale = codeOf(error) === STALE_VERSION;
          if (!isStale || (await reread({ id }).unwrap()).data.end_date !== null) throw error;
        }
      });
    // A refusal has its toast.
    await withToasts(action, { success: UNDONE, failure: NOT_UNDONE }).catch(() => {});
    onClose();
  };

  return (
    <>
      <ConfirmDialog
        isOpen
        isBusy={isBusy}
        title="Batalkan Pengakhiran"
        description={`Magang ${student.user.name} di ${mentor.company.name} berlanjut sampai ${formatDate(internship_period.end_date)}. Aktivitas yang sudah terhapus tidak kembali; buat lagi dari jam kerja.`}
        confirmLabel="Batalkan pengakhiran"
        cancelLabel="Tutup"
        onConfirm={() => void handleConfirm()}
        onCancel={onClose}
      />
      {pastDays.dialog}
    </>
  );
}
