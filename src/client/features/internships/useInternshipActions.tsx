import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import PlaylistAddOutlined from '@mui/icons-material/PlaylistAddOutlined';
import {
  type Internship,
  useApplyToInternshipsMutation,
  useDeleteInternshipMutation,
} from '@/client/api/api';
import { useLettersDialog } from '@/client/records/letters/useLettersDialog';
import { useRole } from '@/client/session/useSession';
import { deleteAction, editAction, viewAction } from '@/client/table/actions/crudActions';
import type { Apply, RecordAction, RecordActions } from '@/client/table/actions/recordAction';
import { useConfirmedDelete } from '@/client/ui/confirm/useConfirmedDelete';
import { paths } from '@/shared/paths';
import { can } from '@/shared/permissions';
import { useChangeMany } from './change/useChangeMany';
import { useFinishing } from './finishing/useFinishing';
import { useLeaving } from './leaving/useLeaving';
import { letterPlacementOf } from './letterPlacementOf';

const isOpen = ({ closed_by }: Internship) => closed_by === null;

/** The actions on placements that the role may perform, with their dialogs. */
export function useInternshipActions() {
  const role = useRole();
  const [deleteInternship] = useDeleteInternshipMutation();
  const remove = useConfirmedDelete();
  const [applyToInternships] = useApplyToInternshipsMutation();
  const [lettersDialog, makeLetters] = useLettersDialog();
  const leaving = useLeaving();
  const changeMany = useChangeMany();
  const finishing = useFinishing();

  const apply: Apply<Internship, 'delete'> = async (action, rows) => {
    const internshipBulkInput = { action, ids: rows.map(({ id }) => id) };
    return (await applyToInternships({ internshipBulkInput }).unwrap()).data.results;
  };
  const deletion = ({ id, student }: Internship) =>
    remove(`Magang ${student.user.name}`, () => deleteInternship({ id }).unwrap());

  const addActivity: RecordAction<Internship> = {
    label: 'Tambah Aktivitas',
    icon: PlaylistAddOutlined,
    isOffered: isOpen,
    to: ({ id }) => paths.activities.create(id),
  };
  const manage: RecordActions<Internship> = [
    {
      label: 'Buat Surat',
      icon: DescriptionOutlined,
      onRow: (row) => makeLetters([letterPlacementOf(row)]),
      onRows: (rows) => makeLetters(rows.map(letterPlacementOf)),
    },
    { ...editAction(({ id }: Internship) => paths.internships.edit(id)), isOffered: isOpen },
    changeMany.action,
    ...finishing.actions,
    ...leaving.actions,
    { ...deleteAction(deletion, apply), isOffered: isOpen },
  ];

  const actions: RecordActions<Internship> = [
    viewAction(({ id }) => paths.internships.show(id)),
    can(role, 'manageActivities') && addActivity,
    ...(can(role, 'manageInternships') ? manage : []),
  ];
  const dialogs = (
    <>
      {lettersDialog}
      {finishing.dialog}
      {leaving.dialog}
      {changeMany.dialog}
    </>
  );
  return { actions, dialogs };
}
