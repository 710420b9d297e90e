import { useState } from 'react';
import { type Internship, useUndoInternshipEndMutation } from '@/client/api/api';
import { usePastDaysQuestion } from '@/client/records/attendanceDays/usePastDaysQuestion';
import { ConfirmDialog } from '@/client/ui/confirm/ConfirmDialog';
import { withToasts } from '@/client/ui/confirm/withToasts';
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
  const [isBusy, setBusy] = useState(false);

  const handleConfirm = async () => {
    if (isBusy) return;
    setBusy(true);
    const action = () =>
      pastDays.ask({ version }, (takeBackInput) => undo({ id, takeBackInput }).unwrap());
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
