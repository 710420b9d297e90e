import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { type Lecturer, useDeleteLecturerMutation, useListLecturersQuery } from '@/client/api/api';
import { paths } from '@/client/app/paths';
import type { Column } from '@/client/components/DataTable/column';
import { DataTable } from '@/client/components/DataTable/DataTable';
import { useTable } from '@/client/components/DataTable/useTable';
import { ListPage } from '@/client/components/ListPage';
import { useConfirmedDelete } from '@/client/components/useConfirmedDelete';

const columns: readonly Column<Lecturer>[] = [
  { field: 'nip', header: 'NIP', width: 230, card: 'line', copyable: true },
  { field: 'user.name', header: 'Nama', flex: 2, minWidth: 200, card: 'title' },
  { field: 'user.phone_number', header: 'No. Telepon', width: 190 },
];

const addButton = (
  <Button
    component={Link}
    to={paths.users.createWithRole('lecturer')}
    variant="contained"
    startIcon={<AddOutlined />}
  >
    Tambah Dosen
  </Button>
);

export function LecturerListPage() {
  const table = useTable({ sort: 'user.name' });
  const lecturers = useListLecturersQuery(table.params);
  const [deleteLecturer] = useDeleteLecturerMutation();
  const remove = useConfirmedDelete();

  return (
    <ListPage title="Dosen" context="Dosen yang membimbing mahasiswa magang." actions={addButton}>
      <DataTable
        label="Daftar dosen"
        table={table}
        result={lecturers}
        columns={columns}
        searchLabel="Cari dosen..."
        emptyAction={addButton}
        nameOf={(lecturer) => lecturer.user.name}
        hrefOf={(lecturer) => paths.users.edit(lecturer.user_id)}
        actionsOf={(lecturer) => [
          {
            label: 'Edit',
            icon: <EditOutlined fontSize="small" />,
            to: paths.users.edit(lecturer.user_id),
          },
          {
            label: 'Hapus',
            icon: <DeleteOutlined fontSize="small" />,
            tone: 'danger',
            onClick: () =>
              void remove(lecturer.user.name, () => deleteLecturer({ id: lecturer.id }).unwrap()),
          },
        ]}
      />
    </ListPage>
  );
}
