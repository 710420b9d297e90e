import {
  type Student,
  useDeleteStudentMutation,
  useListStudentsQuery,
  usePrefetch,
} from '@/client/api/api';
import { RECORD_PAGES } from '@/client/navigation/screens';
import { academicYearFilter } from '@/client/records/pickers/filters';
import { useAccountBulk } from '@/client/records/useAccountBulk';
import type { Column } from '@/client/table/column';
import { columnsOf } from '@/client/table/columnsOf';
import { DataTable } from '@/client/table/DataTable';
import { useTable } from '@/client/table/state/useTable';
import { AddButton } from '@/client/ui/AddButton';
import { AccountName } from '@/client/ui/cells/AccountName';
import { deleteAction, editAction } from '@/client/ui/cells/crudActions';
import { useConfirmedDelete } from '@/client/ui/confirm/useConfirmedDelete';
import { ImportButton } from '@/client/ui/ImportButton';
import { ListPage } from '@/client/ui/ListPage';
import { conditionsOf } from '@/shared/conditions/conditionsOf';
import { studentListed } from '@/shared/fields/studentFields';
import { paths } from '@/shared/paths';

const columns: readonly Column<Student>[] = columnsOf(studentListed, [
  { field: 'nim', width: 190, minWidth: 130, card: 'line', copyable: true },
  {
    field: 'user.name',
    flex: 2,
    minWidth: 180,
    card: 'title',
    render: ({ user }) => <AccountName user={user} />,
  },
  { field: 'academic_year', width: 190, minWidth: 120 },
]);

const conditions = conditionsOf(studentListed);

const userIdOf = ({ user_id }: Student) => user_id;

const addButton = <AddButton to={paths.users.createWithRole('student')} />;

const actions = (
  <>
    <ImportButton kind="students" />
    {addButton}
  </>
);

const filters = [academicYearFilter('Tahun Akademik')];

export function StudentListPage() {
  const table = useTable({
    list: 'students',
    columns,
    conditions,
    sort: RECORD_PAGES.students.order,
    filters,
    prefetch: usePrefetch('listStudents'),
  });
  const students = useListStudentsQuery(table.params);
  const [deleteStudent] = useDeleteStudentMutation();
  const remove = useConfirmedDelete();
  const bulk = useAccountBulk('mahasiswa', userIdOf);

  return (
    <ListPage context="Mahasiswa program studi, dengan angkatannya." actions={actions}>
      <DataTable
        label="Daftar mahasiswa"
        table={table}
        result={students}
        columns={columns}
        bulk={bulk}
        exported={{ url: '/students/export', kind: 'students' }}
        searchLabel="Cari mahasiswa..."
        emptyAction={actions}
        nameOf={(student) => student.user.name}
        hrefOf={(student) => paths.users.edit(student.user_id)}
        actionsOf={(student) => [
          editAction(paths.users.edit(student.user_id)),
          deleteAction(() =>
            remove(student.user.name, () => deleteStudent({ id: student.id }).unwrap()),
          ),
        ]}
      />
    </ListPage>
  );
}
