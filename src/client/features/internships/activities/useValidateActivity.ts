import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import {
  type Activity,
  useValidateActivityAsLecturerMutation,
  useValidateActivityAsMentorMutation,
} from '@/client/api/api';
import { useStoredActivity } from '@/client/records/useStoredActivity';
import { useRole } from '@/client/session/useSession';
import type { RecordActions } from '@/client/table/actions/recordAction';
import { useConfirmedAction } from '@/client/ui/confirm/useConfirmedAction';
import type { Message } from '@/client/ui/crudMessages';
import { can } from '@/shared/permissions';
import type { Reviewer } from '@/shared/resources/reviews/constants';

const VALIDATED: Message = { title: 'Berhasil', description: 'Aktivitas berhasil divalidasi.' };
const VALIDATION_FAILED: Message = {
  title: 'Gagal melakukan validasi',
  description: 'Silakan coba lagi nanti.',
};

/** Spec §4: the two validations are independent; each is offered until it is done. */
export function useValidateActivity(): RecordActions<Activity> {
  const role = useRole();
  const run = useConfirmedAction();
  const store = useStoredActivity();
  const [validateAsMentor] = useValidateActivityAsMentorMutation();
  const [validateAsLecturer] = useValidateActivityAsLecturerMutation();

  const ask = (
    { id, name }: Activity,
    reviewer: Reviewer,
    as: string,
    validate: typeof validateAsMentor,
  ) =>
    void run({
      title: 'Konfirmasi Validasi',
      description: `Aktivitas "${name}" akan divalidasi sebagai ${as}. Apakah anda yakin?`,
      action: () =>
        store(
          id,
          () => validate({ id }).unwrap(),
          (activity) => activity[`validated_at_by_${reviewer}`] !== null,
        ),
      success: VALIDATED,
      failure: VALIDATION_FAILED,
    });

  return [
    can(role, 'validateAsMentor') && {
      label: 'Validasi Mentor',
      icon: TaskAltOutlined,
      isOffered: ({ validated_at_by_mentor }) => !validated_at_by_mentor,
      onRow: (activity) => ask(activity, 'mentor', 'mentor', validateAsMentor),
    },
    can(role, 'validateAsLecturer') && {
      label: 'Validasi Dosen',
      icon: TaskAltOutlined,
      isOffered: ({ validated_at_by_lecturer }) => !validated_at_by_lecturer,
      onRow: (activity) =>
        ask(activity, 'lecturer', 'dosen', validateAsLecturer as typeof validateAsMentor),
    },
  ];
}
