import {
  type ListUsersArg,
  type User,
  useDeleteUserMutation,
  useListUsersQuery,
  usePrefetch,
} from '@/client/api/api';
import { useAccountActions } from '@/client/records/useAccountActions';
import { editAction } from '@/client/table/actions/crudActions';
import type { RecordActions } from '@/client/table/actions/recordAction';
import { defineList } from '@/client/table/defineList';
import { RecordList } from '@/client/table/RecordList';
import { useTable } from '@/client/table/state/useTable';
import { flagFilter, type TableFilter } from '@/client/table/toolbar/tableFilter';
import { AddButton } from '@/client/ui/AddButton';
import { AccountName } from '@/client/ui/cells/AccountName';
import { EmailText } from '@/client/ui/cells/EmailText';
import { RoleBadge } from '@/client/ui/cells/RoleBadge';
import { useConfirmedDelete } from '@/client/ui/confirm/useConfirmedDelete';
import { ListPage } from '@/client/ui/ListPage';
import { paths } from '@/shared/paths';
import { userListed } from '@/shared/resources/users/userFields';
import { unclaimedNote } from './unclaimedNote';

const userIdOf = ({ id }: User) => id;

const unclaimedFilter: TableFilter<ListUsersArg> = flagFilter({
  key: 'unclaimed',
  label: 'Password',
  texts: ['masih bawaan', 'sudah diganti'],
  toQuery: (unclaimed) => ({ unclaimed }),
});

/** With `showsAge`, for lists filtered by default passwords: a new class would show it in each row. */
const listWith = (showsAge: boolean) =>
  defineList<User, ListUsersArg>()({
    record: 'users',
    listed: userListed,
    columns: [
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
        render: ({ role }) => <RoleBadge role={role} />,
      },
    ],
    filters: ['role', 'is_active', unclaimedFilter],
    noun: 'user',
    searchLabel: 'Cari user...',
    nameOf: ({ name }) => name,
    hrefOf: ({ id }) => paths.users.edit(id),
  });

const list = listWith(false);
const listWithAge = listWith(true);

const addButton = <AddButton to={paths.users.create} />;

/** @screen users.index */
export function UserListPage() {
  const table = useTable({ ...list, prefetch: usePrefetch('listUsers') });
  const users = useListUsersQuery(table.params);
  const [deleteUser] = useDeleteUserMutation();
  const remove = useConfirmedDelete();
  const accountActions = useAccountActions(userIdOf, ({ id, name }: User) =>
    remove(name, () => deleteUser({ id }).unwrap()),
  );

  const actions: RecordActions<User> = [
    editAction(({ id }) => paths.users.edit(id)),
    ...accountActions,
  ];

  return (
    <ListPage context="Semua akun, dengan perannya." actions={addButton}>
      <RecordList
        list={table.params.unclaimed ? listWithAge : list}
        table={table}
        result={users}
        emptyAction={addButton}
        actions={actions}
      />
    </ListPage>
  );
}
