import {
  type Lecturer,
  type ListLecturersArg,
  useDeleteLecturerMutation,
  useListLecturersQuery,
  usePrefetch,
} from '@/client/api/api';
import { AddButton } from '@/client/components/AddButton';
import { useAccountBulk } from '@/client/components/bulk/useAccountBulk';
import { AccountName } from '@/client/components/cells/AccountName';
import { deleteAction, editAction } from '@/client/components/cells/crudActions';
import { useConfirmedDelete } from '@/client/components/confirm/useConfirmedDelete';
import type { Column } from '@/client/components/DataTable/column';
import { DataTable } from '@/client/components/DataTable/DataTable';
import type { TableFilter } from '@/client/components/DataTable/tableFilter';
import { useTable } from '@/client/components/DataTable/useTable';
import { ImportButton } from '@/client/components/ImportButton';
import { ListPage } from '@/client/components/ListPage';
import { signatureFilter } from '@/client/components/pickers/filters';
import { LIST_ORDERS } from '@/client/navigation/listOrders';
import { paths } from '@/client/navigation/paths';
import { lecturerConditions } from '@/shared/conditions/lecturerConditions';

const columns: readonly Column<Lecturer>[] = [
  { field: 'nip', header: 'NIP', width: 230, minWidth: 196, card: 'line', copyable: true },
  {
    field: 'user.name',
    header: 'Nama',
    flex: 2,
    minWidth: 180,
    card: 'title',
    render: ({ user }) => <AccountName user={user} />,
  },
  { field: 'user.phone_number', header: 'No. Telepon', width: 190, minWidth: 146 },
];

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
    conditions: lecturerConditions,
    sort: LIST_ORDERS.lecturers,
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
