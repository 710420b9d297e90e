import {
  type Internship,
  type TakeBackInput,
  useLazyGetInternshipQuery,
  useUndoInternshipEndMutation,
} from '@/client/api/api';
import { codeOf } from '@/client/api/serverErrors';
import { STALE_VERSION } from '@/shared/constants/errorCodes';
import { formatDate } from '@/shared/format';
import { TakeBackDialog } from '../TakeBackDialog';

const UNDONE = { title: 'Sukses!', description: 'Pengakhiran dibatalkan' };
const NOT_UNDONE = { title: 'Error', description: 'Pengakhiran tidak dibatalkan' };

type Props = { internship: Internship; onClose: () => void };

/**
 * Takes the end of a placement back after a confirmation.
 * @public used through `lazyComponent`
 */
export function UndoEndDialog({ internship, onClose }: Props) {
  const { id, version, student, mentor, internship_period } = internship;
  const [undo] = useUndoInternshipEndMutation();
  const [reread] = useLazyGetInternshipQuery();

  const takeBack = async (takeBackInput: TakeBackInput) => {
    try {
      await undo({ id, takeBackInput }).unwrap();
    } catch (error) {
      const isStale = codeOf(error) === STALE_VERSION;
      if (!isStale || (await reread({ id }).unwrap()).data.end_date !== null) throw error;
    }
  };

  return (
    <TakeBackDialog
      title="Batalkan Pengakhiran"
      description={`Magang ${student.user.name} di ${mentor.company.name} berlanjut sampai ${formatDate(internship_period.end_date)}. Aktivitas yang sudah terhapus tidak kembali; buat lagi dari jam kerja.`}
      confirmLabel="Batalkan pengakhiran"
      version={version}
      takeBack={takeBack}
      success={UNDONE}
      failure={NOT_UNDONE}
      onClose={onClose}
    />
  );
}
