import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PlaylistAddOutlined from '@mui/icons-material/PlaylistAddOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import {
  type Internship,
  useDeleteInternshipMutation,
  useListInternshipsQuery,
} from '@/client/api/api';
import { paths } from '@/client/app/paths';
import type { Column } from '@/client/components/DataTable/column';
import { DataTable } from '@/client/components/DataTable/DataTable';
import { useTable } from '@/client/components/DataTable/useTable';
import { formatPeriod } from '@/client/components/formatDate';
import { ListPage } from '@/client/components/ListPage';
import { useConfirmedDelete } from '@/client/components/useConfirmedDelete';
import { useRole } from '@/client/session/useSession';
import { can, type Role } from '@/shared/permissions';

const columns: readonly Column<Internship>[] = [
  { field: 'student.nim', header: 'NIM', width: 160, card: 'line', copyable: true },
  { field: 'student.user.name', header: 'Nama', flex: 1.2, minWidth: 180, card: 'title' },
  { field: 'mentor.company.name', header: 'Mitra Industri', flex: 1.2, minWidth: 180 },
  {
    field: 'internship_period.start_date',
    header: 'Periode',
    width: 240,
    value: ({ internship_period: { start_date, end_date } }) => formatPeriod(start_date, end_date),
  },
];

const CONTEXT: Readonly<Record<Role, string>> = {
  super_admin: 'Penempatan mahasiswa di mitra industri, per periode.',
  lecturer: 'Mahasiswa yang Anda bimbing sebagai dosen.',
  mentor: 'Mahasiswa yang Anda dampingi di perusahaan.',
  student: '',
};

const addButton = (
  <Button
    component={Link}
    to={paths.internships.create}
    variant="contained"
    startIcon={<AddOutlined />}
  >
    Tambah Mahasiswa Magang
  </Button>
);

export function InternshipListPage() {
  const role = useRole();
  const mayManage = can(role, 'manageInternships');
  const mayAddActivity = can(role, 'manageActivities');
  const table = useTable();
  const internships = useListInternshipsQuery(table.params);
  const [deleteInternship] = useDeleteInternshipMutation();
  const remove = useConfirmedDelete();

  return (
    <ListPage
      title="Mahasiswa Magang"
      context={role && CONTEXT[role]}
      actions={mayManage && addButton}
    >
      <DataTable
        label="Daftar mahasiswa magang"
        table={table}
        result={internships}
        columns={columns}
        searchLabel="Cari mahasiswa magang..."
        emptyAction={mayManage && addButton}
        nameOf={({ student }) => student.user.name}
        hrefOf={({ id }) => paths.internships.show(id)}
        actionsOf={({ id, student }) => [
          {
            label: 'Lihat',
            icon: <VisibilityOutlined fontSize="small" />,
            to: paths.internships.show(id),
          },
          mayAddActivity && {
            label: 'Tambah Aktivitas',
            icon: <PlaylistAddOutlined fontSize="small" />,
            to: paths.internships.activities.create(id),
          },
          mayManage && {
            label: 'Edit',
            icon: <EditOutlined fontSize="small" />,
            to: paths.internships.edit(id),
          },
          mayManage && {
            label: 'Hapus',
            icon: <DeleteOutlined fontSize="small" />,
            tone: 'danger',
            onClick: () =>
              void remove(`Magang ${student.user.name}`, () => deleteInternship({ id }).unwrap()),
          },
        ]}
      />
    </ListPage>
  );
}
