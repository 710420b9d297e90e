import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { type User, useDeleteUserMutation, useListUsersQuery } from '@/client/api/api';
import { paths } from '@/client/app/paths';
import { RoleBadge } from '@/client/components/cells/RoleBadge';
import type { Column } from '@/client/components/DataTable/column';
import { DataTable } from '@/client/components/DataTable/DataTable';
import { useTable } from '@/client/components/DataTable/useTable';
import { ListPage } from '@/client/components/ListPage';
import { useConfirmedDelete } from '@/client/components/useConfirmedDelete';
import { ROLE_LABELS } from '@/shared/permissions';

const columns: readonly Column<User>[] = [
  { field: 'name', header: 'Nama', flex: 1.4, minWidth: 200 },
  { field: 'email', header: 'Email', flex: 1.4, minWidth: 200 },
  {
    field: 'role',
    header: 'Role',
    width: 170,
    sortable: false,
    card: 'badge',
    value: (user) => ROLE_LABELS[user.role],
    render: (user) => <RoleBadge role={user.role} />,
  },
];

const addButton = (
  <Button component={Link} to={paths.users.create} variant="contained" startIcon={<AddOutlined />}>
    Tambah User
  </Button>
);

export function UserListPage() {
  const table = useTable({ sort: 'name' });
  const users = useListUsersQuery(table.params);
  const [deleteUser] = useDeleteUserMutation();
  const remove = useConfirmedDelete();

  return (
    <ListPage
      title="User"
      context="Semua akun yang dapat masuk, dengan perannya."
      actions={addButton}
    >
      <DataTable
        label="Daftar user"
        table={table}
        result={users}
        columns={columns}
        searchLabel="Cari user..."
        emptyAction={addButton}
        nameOf={(user) => user.name}
        hrefOf={(user) => paths.users.edit(user.id)}
        actionsOf={(user) => [
          { label: 'Edit', icon: <EditOutlined fontSize="small" />, to: paths.users.edit(user.id) },
          {
            label: 'Hapus',
            icon: <DeleteOutlined fontSize="small" />,
            tone: 'danger',
            onClick: () => void remove(user.name, () => deleteUser({ id: user.id }).unwrap()),
          },
        ]}
      />
    </ListPage>
  );
}
