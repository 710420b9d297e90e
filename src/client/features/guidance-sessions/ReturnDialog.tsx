import { type GuidanceSession, useReturnGuidanceSessionMutation } from '@/client/api/api';
import { ReasonDialog } from '@/client/ui/confirm/ReasonDialog';
import { formatDate } from '@/shared/format';

const RETURNED = { title: 'Berhasil!', description: 'Bimbingan dikembalikan kepada mahasiswa.' };
const NOT_RETURNED = { title: 'Gagal!', description: 'Bimbingan tidak dikembalikan. Coba lagi.' };

type Props = { session: GuidanceSession; onClose: () => void };

/**
 * Returns a session to the student, with a reason.
 * @public used through `lazyComponent`
 */
export function ReturnDialog({ session: { id, version, student_name, date }, onClose }: Props) {
  const [returnSession] = useReturnGuidanceSessionMutation();
  return (
    <ReasonDialog
      title="Kembalikan Bimbingan"
      description={`Bimbingan ${student_name} pada ${formatDate(date)} perlu diperbaiki mahasiswa.`}
      confirmLabel="Kembalikan"
      helperText="Mahasiswa membacanya di bimbingan ini."
      action={(reason) =>
        returnSession({ id, guidanceReturnInput: { reason, seen_version: version } }).unwrap()
      }
      success={RETURNED}
      failure={NOT_RETURNED}
      onClose={onClose}
    />
  );
}
