import {
  type ListUsersArg,
  type User,
  useDeleteUserMutation,
  useListUsersQuery,
  usePrefetch,
} from '@/client/api/api';
import { RECORD_PAGES } from '@/client/navigation/screens';
import { useAccountBulk } from '@/client/records/useAccountBulk';
import type { Column } from '@/client/table/column';
import { columnsOf } from '@/client/table/columnsOf';
import { DataTable } from '@/client/table/DataTable';
import { useTable } from '@/client/table/state/useTable';
import { flagFilter, type TableFilter } from '@/client/table/toolbar/tableFilter';
import { AddButton } from '@/client/ui/AddButton';
import { AccountName } from '@/client/ui/cells/AccountName';
import { deleteAction, editAction } from '@/client/ui/cells/crudActions';
import { EmailText } from '@/client/ui/cells/EmailText';
import { RoleBadge } from '@/client/ui/cells/RoleBadge';
import { useConfirmedDelete } from '@/client/ui/confirm/useConfirmedDelete';
import { ListPage } from '@/client/ui/ListPage';
import { conditionsOf } from '@/shared/conditions/conditionsOf';
import { ROLE_LABELS, SIGN_IN_LABELS } from '@/shared/constants/labels';
import { userListed } from '@/shared/fields/userFields';
import { paths } from '@/shared/paths';
import { ROLES, type Role } from '@/shared/permissions';
import { unclaimedNote } from './unclaimedNote';

/** With `showsAge`, for lists filtered by default passwords: a new class would show it in each row. */
const columnsWith = (showsAge: boolean): readonly Column<User>[] =>
  columnsOf(userListed, [
    {
      field: 'name',
      flex: 1.4,
      minWidth: 150,
      render: (user) => <AccountName user={user} note={showsAge ? unclaimedNote(user) : null} />,
    },
    {
      field: 'email',
      flex: 1.4,
      minWidth: 322,
      render: ({ email }) => <EmailText email={email} />,
    },
    {
      field: 'role',
      width: 170,
      minWidth: 136,
      sortable: false,
      card: 'badge',
      value: (user) => ROLE_LABELS[user.role],
      render: (user) => <RoleBadge role={user.role} />,
    },
  ]);

const conditions = conditionsOf(userListed);

const COLUMNS = columnsWith(false);
const COLUMNS_WITH_AGE = columnsWith(true);

const userIdOf = ({ id }: User) => id;

const addButton = <AddButton to={paths.users.create} />;

type Filter = TableFilter<ListUsersArg>;

const roleFilter: Filter = {
  key: 'role',
  label: 'Role',
  choices: ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] })),
  toQuery: (value) => ({ role: value as Role }),
};

const signInFilter: Filter = flagFilter({
  key: 'is_active',
  label: 'Akun',
  texts: [SIGN_IN_LABELS.true, SIGN_IN_LABELS.false],
  toQuery: (isActive) => ({ isActive }),
});

const unclaimedFilter: Filter = flagFilter({
  key: 'unclaimed',
  label: 'Password',
  texts: ['masih bawaan', 'sudah diganti'],
  toQuery: (unclaimed) => ({ unclaimed }),
});

const filters: readonly Filter[] = [roleFilter, signInFilter, unclaimedFilter];

export function UserListPage() {
  const table = useTable({
    list: 'users',
    columns: COLUMNS,
    conditions,
    sort: RECORD_PAGES.users.order,
    filters,
    prefetch: usePrefetch('listUsers'),
  });
  const users = useListUsersQuery(table.params);
  const [deleteUser] = useDeleteUserMutation();
  const remove = useConfirmedDelete();
  const bulk = useAccountBulk('user', userIdOf);

  return (
    <ListPage context="Semua akun, dengan perannya." actions={addButton}>
      <DataTable
        label="Daftar user"
        table={table}
        result={users}
        columns={table.params.unclaimed ? COLUMNS_WITH_AGE : COLUMNS}
        bulk={bulk}
        exported={{ url: '/users/export' }}
        searchLabel="Cari user..."
        emptyAction={addButton}
        nameOf={(user) => user.name}
        hrefOf={(user) => paths.users.edit(user.id)}
        actionsOf={(user) => [
          editAction(paths.users.edit(user.id)),
          deleteAction(() => remove(user.name, () => deleteUser({ id: user.id }).unwrap())),
        ]}
      />
    </ListPage>
  );
}
