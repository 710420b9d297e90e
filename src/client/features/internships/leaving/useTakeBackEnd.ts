import { type Internship, useUndoInternshipEndMutation } from '@/client/api/api';
import { usePastDaysQuestion } from '@/client/records/attendanceDays/usePastDaysQuestion';
import { useConfirmedAction } from '@/client/ui/confirm/useConfirmedAction';
import { formatDate } from '@/shared/format';

const TAKEN_BACK = { title: 'Sukses!', description: 'Pengakhiran dibatalkan' };
const NOT_TAKEN_BACK = { title: 'Error', description: 'Pengakhiran tidak dibatalkan' };

/** Takes the end of a placement back after a confirmation; render the dialog of the past days. */
export function useTakeBackEnd() {
  const run = useConfirmedAction();
  const pastDays = usePastDaysQuestion();
  const [undo] = useUndoInternshipEndMutation();

  const takeBack = ({ id, version, student, mentor, internship_period }: Internship) =>
    void run({
      title: 'Batalkan Pengakhiran',
      description: `Magang ${student.user.name} di ${mentor.company.name} berlanjut sampai ${formatDate(internship_period.end_date)}. Aktivitas yang sudah terhapus tidak kembali; buat lagi dari jam kerja.`,
      confirmLabel: 'Batalkan pengakhiran',
      cancelLabel: 'Tutup',
      action: () =>
        pastDays.ask({ version }, (takeBackInput) => undo({ id, takeBackInput }).unwrap()),
      success: TAKEN_BACK,
      failure: NOT_TAKEN_BACK,
    });

  return { takeBack, dialog: pastDays.dialog };
}
