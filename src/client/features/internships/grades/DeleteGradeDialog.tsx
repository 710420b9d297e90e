import { type Grade, useDeleteGradeMutation } from '@/client/api/api';
import { ReasonDialog } from '@/client/ui/confirm/ReasonDialog';
import { DELETE_FAILED, DELETE_TITLE, DELETED, deleteQuestion } from '@/client/ui/crudMessages';

type Props = { grade: Grade; onClose: () => void };

/**
 * Deletes a grade, with a reason.
 * @public used through the module that `GradesTab` imports
 */
export function DeleteGradeDialog({ grade: { id, course, course_code }, onClose }: Props) {
  const [deleteGrade] = useDeleteGradeMutation();

  return (
    <ReasonDialog
      title={DELETE_TITLE}
      description={deleteQuestion(`Nilai ${course?.name ?? course_code}`)}
      confirmLabel="Hapus"
      tone="danger"
      helperText="Mengapa nilai ini dihapus? Alasan disimpan di jejak audit."
      action={(reason) => deleteGrade({ id, reason }).unwrap()}
      success={DELETED}
      failure={DELETE_FAILED}
      onClose={onClose}
    />
  );
}
