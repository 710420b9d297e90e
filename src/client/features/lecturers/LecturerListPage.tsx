import {
  type Lecturer,
  type ListLecturersArg,
  useDeleteLecturerMutation,
  useListLecturersQuery,
  usePrefetch,
} from '@/client/api/api';
import { RECORD_PAGES } from '@/client/navigation/screens';
import { signatureFilter } from '@/client/records/pickers/filters';
import { useAccountBulk } from '@/client/records/useAccountBulk';
import type { Column } from '@/client/table/column';
import { columnsOf } from '@/client/table/columnsOf';
import { DataTable } from '@/client/table/DataTable';
import { useTable } from '@/client/table/state/useTable';
import type { TableFilter } from '@/client/table/toolbar/tableFilter';
import { AddButton } from '@/client/ui/AddButton';
import { AccountName } from '@/client/ui/cells/AccountName';
import { deleteAction, editAction } from '@/client/ui/cells/crudActions';
import { useConfirmedDelete } from '@/client/ui/confirm/useConfirmedDelete';
import { ImportButton } from '@/client/ui/ImportButton';
import { ListPage } from '@/client/ui/ListPage';
import { conditionsOf } from '@/shared/conditions/conditionsOf';
import { lecturerListed } from '@/shared/fields/lecturerFields';
import { paths } from '@/shared/paths';

const columns: readonly Column<Lecturer>[] = columnsOf(lecturerListed, [
  { field: 'nip', width: 230, minWidth: 196, card: 'line', copyable: true },
  {
    field: 'user.name',
    flex: 2,
    minWidth: 180,
    card: 'title',
    render: ({ user }) => <AccountName user={user} />,
  },
  { field: 'user.phone_number', width: 190, minWidth: 146 },
]);

const conditions = conditionsOf(lecturerListed);

const userIdOf = ({ user_id }: Lecturer) => user_id;

const addButton = <AddButton to={paths.users.createWithRole('lecturer')} />;

const actions = (
  <>
    <ImportButton kind="lecturers" />
    {addButton}
  </>
);

const filters: readonly TableFilter<ListLecturersArg>[] = [signatureFilter];

export function LecturerListPage() {
  const table = useTable({
    list: 'lecturers',
    columns,
    conditions,
    sort: RECORD_PAGES.lecturers.order,
    filters,
    prefetch: usePrefetch('listLecturers'),
  });
  const lecturers = useListLecturersQuery(table.params);
  const [deleteLecturer] = useDeleteLecturerMutation();
  const remove = useConfirmedDelete();
  const bulk = useAccountBulk('dosen', userIdOf);

  return (
    <ListPage context="Dosen yang membimbing mahasiswa magang." actions={actions}>
      <DataTable
        label="Daftar dosen"
        table={table}
        result={lecturers}
        columns={columns}
        bulk={bulk}
        exported={{ url: '/lecturers/export', kind: 'lecturers' }}
        searchLabel="Cari dosen..."
        emptyAction={actions}
        nameOf={(lecturer) => lecturer.user.name}
        hrefOf={(lecturer) => paths.users.edit(lecturer.user_id)}
        actionsOf={(lecturer) => [
          editAction(paths.users.edit(lecturer.user_id)),
          deleteAction(() =>
            remove(lecturer.user.name, () => deleteLecturer({ id: lecturer.id }).unwrap()),
          ),
        ]}
      />
    </ListPage>
  );
}
