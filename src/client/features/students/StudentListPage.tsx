import {
  type ListStudentsArg,
  type Student,
  useDeleteStudentMutation,
  useListStudentsQuery,
  usePrefetch,
} from '@/client/api/api';
import { academicYearFilter } from '@/client/records/pickers/filters';
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
import { studentListed } from '@/shared/resources/students/studentFields';

const userIdOf = ({ user_id }: Student) => user_id;
const accountOf = ({ user_id }: Student) => paths.users.edit(user_id);

const list = defineList<Student, ListStudentsArg>()({
  record: 'students',
  listed: studentListed,
  columns: [
    { field: 'nim', width: 190, minWidth: 130, card: 'line', copyable: true },
    {
      field: 'user.name',
      flex: 2,
      minWidth: 180,
      card: 'title',
      render: ({ user }) => <AccountName user={user} />,
    },
    { field: 'academic_year', width: 190, minWidth: 120 },
  ],
  filters: [academicYearFilter('Tahun Akademik')],
  noun: 'mahasiswa',
  searchLabel: 'Cari mahasiswa...',
  nameOf: ({ user }) => user.name,
  hrefOf: accountOf,
});

const addActions = (
  <>
    <ImportButton kind="students" />
    <AddButton to={paths.users.createWithRole('student')} />
  </>
);

/** @screen students.index */
export function StudentListPage() {
  const table = useTable({ ...list, prefetch: usePrefetch('listStudents') });
  const students = useListStudentsQuery(table.params);
  const [deleteStudent] = useDeleteStudentMutation();
  const remove = useConfirmedDelete();
  const accountActions = useAccountActions(userIdOf, ({ id, user }: Student) =>
    remove(user.name, () => deleteStudent({ id }).unwrap()),
  );

  const actions: RecordActions<Student> = [editAction(accountOf), ...accountActions];

  return (
    <ListPage context="Mahasiswa program studi, dengan angkatannya." actions={addActions}>
      <RecordList
        list={list}
        table={table}
        result={students}
        emptyAction={addActions}
        actions={actions}
      />
    </ListPage>
  );
}
