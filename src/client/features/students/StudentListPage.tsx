import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { type Student, useDeleteStudentMutation, useListStudentsQuery } from '@/client/api/api';
import { paths } from '@/client/app/paths';
import type { Column } from '@/client/components/DataTable/column';
import { DataTable } from '@/client/components/DataTable/DataTable';
import { useTable } from '@/client/components/DataTable/useTable';
import { ListPage } from '@/client/components/ListPage';
import { useConfirmedDelete } from '@/client/components/useConfirmedDelete';

const columns: readonly Column<Student>[] = [
  { field: 'nim', header: 'NIM', width: 190, card: 'line', copyable: true },
  { field: 'user.name', header: 'Nama', flex: 2, minWidth: 200, card: 'title' },
  { field: 'academic_year', header: 'Tahun Akademik', width: 190 },
];

const addButton = (
  <Button
    component={Link}
    to={paths.users.createWithRole('student')}
    variant="contained"
    startIcon={<AddOutlined />}
  >
    Tambah Mahasiswa
  </Button>
);

export function StudentListPage() {
  const table = useTable({ sort: 'user.name' });
  const students = useListStudentsQuery(table.params);
  const [deleteStudent] = useDeleteStudentMutation();
  const remove = useConfirmedDelete();

  return (
    <ListPage
      title="Mahasiswa"
      context="Mahasiswa program studi, dengan angkatannya."
      actions={addButton}
    >
      <DataTable
        label="Daftar mahasiswa"
        table={table}
        result={students}
        columns={columns}
        searchLabel="Cari mahasiswa..."
        emptyAction={addButton}
        nameOf={(student) => student.user.name}
        hrefOf={(student) => paths.users.edit(student.user_id)}
        actionsOf={(student) => [
          {
            label: 'Edit',
            icon: <EditOutlined fontSize="small" />,
            to: paths.users.edit(student.user_id),
          },
          {
            label: 'Hapus',
            icon: <DeleteOutlined fontSize="small" />,
            tone: 'danger',
            onClick: () =>
              void remove(student.user.name, () => deleteStudent({ id: student.id }).unwrap()),
          },
        ]}
      />
    </ListPage>
  );
}
