import {
  type ListMentorsArg,
  type Mentor,
  useApplyToMentorsMutation,
  useDeleteMentorMutation,
  useListMentorsQuery,
  usePrefetch,
} from '@/client/api/api';
import { RECORD_PAGES } from '@/client/navigation/screens';
import { activeFilter, companyFilter, signatureFilter } from '@/client/records/pickers/filters';
import { ACCOUNT_ACTIONS, useAccountBulk } from '@/client/records/useAccountBulk';
import { activeColumn } from '@/client/table/activeColumn';
import type { Column } from '@/client/table/column';
import { columnsOf } from '@/client/table/columnsOf';
import { DataTable } from '@/client/table/DataTable';
import type { Bulk } from '@/client/table/selection/bulk';
import { useTable } from '@/client/table/state/useTable';
import type { TableFilter } from '@/client/table/toolbar/tableFilter';
import { AddButton } from '@/client/ui/AddButton';
import { AccountName } from '@/client/ui/cells/AccountName';
import { deleteAction, editAction } from '@/client/ui/cells/crudActions';
import { useConfirmedDelete } from '@/client/ui/confirm/useConfirmedDelete';
import { ImportButton } from '@/client/ui/ImportButton';
import { ListPage } from '@/client/ui/ListPage';
import { conditionsOf } from '@/shared/conditions/conditionsOf';
import { MENTOR_ACTIONS } from '@/shared/constants/bulkActions';
import { mentorListed } from '@/shared/fields/mentorFields';
import { paths } from '@/shared/paths';

const columns: readonly Column<Mentor>[] = columnsOf(mentorListed, [
  { field: 'nik', width: 190, minWidth: 180, card: 'line', copyable: true },
  { field: 'company.name', flex: 1.4, minWidth: 176 },
  {
    field: 'user.name',
    flex: 1.2,
    minWidth: 150,
    card: 'title',
    render: ({ user }) => <AccountName user={user} />,
  },
  { field: 'user.phone_number', width: 150, minWidth: 146 },
  activeColumn<Mentor>({ width: 124 }),
]);

const conditions = conditionsOf(mentorListed);

const userIdOf = ({ user_id }: Mentor) => user_id;

const ACTIONS = [...MENTOR_ACTIONS, ...ACCOUNT_ACTIONS] as const;

const addButton = <AddButton to={paths.users.createWithRole('mentor')} />;

const actions = (
  <>
    <ImportButton kind="mentors" />
    {addButton}
  </>
);

const filters: readonly TableFilter<ListMentorsArg>[] = [
  companyFilter,
  // An inactive mentor can sign in, but gets no new placements.
  activeFilter('Penempatan'),
  signatureFilter,
];

export function MentorListPage() {
  const table = useTable({
    list: 'mentors',
    columns,
    conditions,
    sort: RECORD_PAGES.mentors.order,
    filters,
    prefetch: usePrefetch('listMentors'),
  });
  const mentors = useListMentorsQuery(table.params);
  const [deleteMentor] = useDeleteMentorMutation();
  const remove = useConfirmedDelete();
  const accounts = useAccountBulk('mentor', userIdOf);
  const [applyToMentors] = useApplyToMentorsMutation();
  const bulk: Bulk<Mentor, (typeof ACTIONS)[number]> = {
    ...accounts,
    actions: ACTIONS,
    apply: async (action, rows) => {
      if (action !== 'activate' && action !== 'deactivate') return accounts.apply(action, rows);
      const mentorBulkInput = { action, ids: rows.map(({ id }) => id) };
      return (await applyToMentors({ mentorBulkInput }).unwrap()).data.results;
    },
  };

  return (
    <ListPage context="Pembimbing lapangan di mitra industri." actions={actions}>
      <DataTable
        label="Daftar mentor"
        table={table}
        result={mentors}
        columns={columns}
        bulk={bulk}
        exported={{ url: '/mentors/export', kind: 'mentors' }}
        searchLabel="Cari mentor..."
        emptyAction={actions}
        nameOf={(mentor) => mentor.user.name}
        hrefOf={(mentor) => paths.users.edit(mentor.user_id)}
        actionsOf={(mentor) => [
          editAction(paths.users.edit(mentor.user_id)),
          deleteAction(() =>
            remove(mentor.user.name, () => deleteMentor({ id: mentor.id }).unwrap()),
          ),
        ]}
      />
    </ListPage>
  );
}
