import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { type Mentor, useDeleteMentorMutation, useListMentorsQuery } from '@/client/api/api';
import { paths } from '@/client/app/paths';
import { StatusBadge, statusText } from '@/client/components/cells/StatusBadge';
import type { Column } from '@/client/components/DataTable/column';
import { DataTable } from '@/client/components/DataTable/DataTable';
import { useTable } from '@/client/components/DataTable/useTable';
import { ListPage } from '@/client/components/ListPage';
import { useConfirmedDelete } from '@/client/components/useConfirmedDelete';

const columns: readonly Column<Mentor>[] = [
  { field: 'nik', header: 'NIK', width: 215, card: 'line', copyable: true },
  { field: 'company.name', header: 'Mitra Industri', flex: 1.3, minWidth: 180 },
  { field: 'user.name', header: 'Nama', flex: 1.2, minWidth: 180, card: 'title' },
  { field: 'user.phone_number', header: 'No. Telepon', width: 160 },
  {
    field: 'is_active',
    header: 'Status',
    width: 130,
    card: 'badge',
    value: (mentor) => statusText(mentor.is_active),
    render: (mentor) => <StatusBadge active={mentor.is_active} />,
  },
];

const addButton = (
  <Button
    component={Link}
    to={paths.users.createWithRole('mentor')}
    variant="contained"
    startIcon={<AddOutlined />}
  >
    Tambah Mentor
  </Button>
);

export function MentorListPage() {
  const table = useTable({ sort: 'user.name' });
  const mentors = useListMentorsQuery(table.params);
  const [deleteMentor] = useDeleteMentorMutation();
  const remove = useConfirmedDelete();

  return (
    <ListPage title="Mentor" context="Pembimbing lapangan di mitra industri." actions={addButton}>
      <DataTable
        label="Daftar mentor"
        table={table}
        result={mentors}
        columns={columns}
        searchLabel="Cari mentor..."
        emptyAction={addButton}
        nameOf={(mentor) => mentor.user.name}
        hrefOf={(mentor) => paths.users.edit(mentor.user_id)}
        actionsOf={(mentor) => [
          {
            label: 'Edit',
            icon: <EditOutlined fontSize="small" />,
            to: paths.users.edit(mentor.user_id),
          },
          {
            label: 'Hapus',
            icon: <DeleteOutlined fontSize="small" />,
            tone: 'danger',
            onClick: () =>
              void remove(mentor.user.name, () => deleteMentor({ id: mentor.id }).unwrap()),
          },
        ]}
      />
    </ListPage>
  );
}
