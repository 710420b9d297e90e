import {
  type Lecturer,
  type ListLecturersArg,
  useDeleteLecturerMutation,
  useListLecturersQuery,
  usePrefetch,
} from '@/client/api/api';
import { InviteButton } from '@/client/records/invitations/InviteButton';
import { InviteFromUrl } from '@/client/records/invitations/InviteFromUrl';
import { invitedNote } from '@/client/records/invitations/invitedTexts';
import { signatureFilter } from '@/client/records/pickers/filters';
import { useAccountActions } from '@/client/records/useAccountActions';
import { editAction } from '@/client/table/actions/crudActions';
import type { RecordActions } from '@/client/table/actions/recordAction';
import { defineList } from '@/client/table/defineList';
import { RecordList } from '@/client/table/RecordList';
import { useTable } from '@/client/table/state/useTable';
import { AddButton } from '@/client/ui/AddButton';
import { AccountName } from '@/client/ui/cells/AccountName';
import { useConfirmedDelete } from '@/client/ui/confirm/useConfirmedDelete';
import { ImportButton } from '@/client/ui/ImportButton';
import { ListPage } from '@/client/ui/ListPage';
import { paths } from '@/shared/paths';
import { lecturerListed } from '@/shared/resources/lecturers/lecturerFields';

const userIdOf = ({ user_id }: Lecturer) => user_id;
const accountOf = ({ user_id }: Lecturer) => paths.users.edit(user_id);

const list = defineList<Lecturer, ListLecturersArg>()({
  record: 'lecturers',
  listed: lecturerListed,
  columns: [
    { field: 'nip', width: 230, minWidth: 196, card: 'line', copyable: true },
    {
      field: 'user.name',
      flex: 2,
      minWidth: 180,
      card: 'title',
      render: ({ user, invited_until }) => (
        <AccountName user={user} note={invitedNote(invited_until)} />
      ),
    },
    { field: 'user.phone_number', width: 190, minWidth: 146 },
  ],
  filters: [signatureFilter],
  noun: 'dosen',
  searchLabel: 'Cari dosen...',
  nameOf: ({ user }) => user.name,
  hrefOf: accountOf,
});

const addActions = (
  <>
    <ImportButton kind="lecturers" />
    <InviteButton of="lecturer" />
    <AddButton to={paths.users.createWithRole('lecturer')} />
  </>
);

/** @screen lecturers.index */
export function LecturerListPage() {
  const table = useTable({ ...list, prefetch: usePrefetch('listLecturers') });
  const lecturers = useListLecturersQuery(table.params);
  const [deleteLecturer] = useDeleteLecturerMutation();
  const remove = useConfirmedDelete();
  const accountActions = useAccountActions(userIdOf, ({ id, user }: Lecturer) =>
    remove(user.name, () => deleteLecturer({ id }).unwrap()),
  );

  const actions: RecordActions<Lecturer> = [editAction(accountOf), ...accountActions];

  return (
    <ListPage context="Dosen yang membimbing mahasiswa magang." actions={addActions}>
      <RecordList
        list={list}
        table={table}
        result={lecturers}
        emptyAction={addActions}
        actions={actions}
      />
      <InviteFromUrl of="lecturer" />
    </ListPage>
  );
}
