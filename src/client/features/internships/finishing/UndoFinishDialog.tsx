import { type Internship, useUndoInternshipFinishMutation } from '@/client/api/api';
import { ReasonDialog } from '@/client/ui/confirm/ReasonDialog';

const UNDONE = { title: 'Berhasil', description: 'Penempatan dapat diubah lagi.' };
const NOT_UNDONE = { title: 'Gagal', description: 'Penempatan tetap selesai.' };

type Props = { internship: Internship; onClose: () => void };

/**
 * Takes the finish of a placement back, with a reason.
 * @public used through `lazyComponent`
 */
export function UndoFinishDialog({ internship: { id, student, mentor }, onClose }: Props) {
  const [undo] = useUndoInternshipFinishMutation();
  return (
    <ReasonDialog
      title="Batalkan Selesai"
      description={`Penempatan ${student.user.name} di ${mentor.company.name} dapat diubah lagi, dan sertifikatnya belum dapat diterbitkan.`}
      confirmLabel="Batalkan selesai"
      helperText="Disimpan di jejak audit."
      action={(reason) => undo({ id, finishUndoInput: { reason } }).unwrap()}
      success={UNDONE}
      failure={NOT_UNDONE}
      onClose={onClose}
    />
  );
}
