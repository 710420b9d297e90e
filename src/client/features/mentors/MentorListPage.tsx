import {
  type ListMentorsArg,
  type Mentor,
  useApplyToMentorsMutation,
  useDeleteMentorMutation,
  useListMentorsQuery,
  usePrefetch,
} from '@/client/api/api';
import { InviteButton } from '@/client/records/invitations/InviteButton';
import { InviteFromUrl } from '@/client/records/invitations/InviteFromUrl';
import { invitedNote } from '@/client/records/invitations/invitedTexts';
import { companyFilter, signatureFilter } from '@/client/records/pickers/filters';
import { useAccountActions } from '@/client/records/useAccountActions';
import { activeActions } from '@/client/table/actions/activeActions';
import { editAction } from '@/client/table/actions/crudActions';
import type { Apply, RecordActions } from '@/client/table/actions/recordAction';
import { defineList } from '@/client/table/defineList';
import { RecordList } from '@/client/table/RecordList';
import { useTable } from '@/client/table/state/useTable';
import { fieldFilter } from '@/client/table/toolbar/tableFilter';
import { AddButton } from '@/client/ui/AddButton';
import { AccountName } from '@/client/ui/cells/AccountName';
import { useConfirmedDelete } from '@/client/ui/confirm/useConfirmedDelete';
import { ImportButton } from '@/client/ui/ImportButton';
import { ListPage } from '@/client/ui/ListPage';
import type { MENTOR_ACTIONS } from '@/shared/constants/bulkActions';
import { paths } from '@/shared/paths';
import { mentorFields, mentorListed } from '@/shared/resources/mentors/mentorFields';

const userIdOf = ({ user_id }: Mentor) => user_id;
const accountOf = ({ user_id }: Mentor) => paths.users.edit(user_id);

const list = defineList<Mentor, ListMentorsArg>()({
  record: 'mentors',
  listed: mentorListed,
  columns: [
    { field: 'nik', width: 190, minWidth: 180, card: 'line', copyable: true },
    { field: 'company.name', flex: 1.4, minWidth: 176 },
    {
      field: 'user.name',
      flex: 1.2,
      minWidth: 150,
      card: 'title',
      render: ({ user, invited_until }) => (
        <AccountName user={user} note={invitedNote(invited_until)} />
      ),
    },
    { field: 'user.phone_number', width: 150, minWidth: 146 },
    { field: 'is_active', width: 124 },
  ],
  filters: [
    companyFilter,
    // An inactive mentor can sign in, but gets no new placements.
    fieldFilter('is_active', { ...mentorFields.is_active, short: 'Penempatan' }),
    signatureFilter,
  ],
  noun: 'mentor',
  searchLabel: 'Cari mentor...',
  nameOf: ({ user }) => user.name,
  hrefOf: accountOf,
});

const addActions = (
  <>
    <ImportButton kind="mentors" />
    <InviteButton of="mentor" />
    <AddButton to={paths.users.createWithRole('mentor')} />
  </>
);

/** @screen mentors.index */
export function MentorListPage() {
  const table = useTable({ ...list, prefetch: usePrefetch('listMentors') });
  const mentors = useListMentorsQuery(table.params);
  const [deleteMentor] = useDeleteMentorMutation();
  const remove = useConfirmedDelete();
  const accountActions = useAccountActions(userIdOf, ({ id, user }: Mentor) =>
    remove(user.name, () => deleteMentor({ id }).unwrap()),
  );
  const [applyToMentors] = useApplyToMentorsMutation();
  const apply: Apply<Mentor, (typeof MENTOR_ACTIONS)[number]> = async (action, rows) => {
    const mentorBulkInput = { action, ids: rows.map(({ id }) => id) };
    return (await applyToMentors({ mentorBulkInput }).unwrap()).data.results;
  };

  const actions: RecordActions<Mentor> = [
    editAction(accountOf),
    ...activeActions(apply),
    ...accountActions,
  ];

  return (
    <ListPage context="Pembimbing lapangan di mitra industri." actions={addActions}>
      <RecordList
        list={list}
        table={table}
        result={mentors}
        emptyAction={addActions}
        actions={actions}
      />
      <InviteFromUrl of="mentor" />
    </ListPage>
  );
}
