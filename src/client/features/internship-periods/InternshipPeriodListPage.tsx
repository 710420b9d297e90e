import {
  type InternshipPeriod,
  type ListInternshipPeriodsArg,
  useApplyToInternshipPeriodsMutation,
  useDeleteInternshipPeriodMutation,
  useListInternshipPeriodsQuery,
  usePrefetch,
} from '@/client/api/api';
import { PeriodCell } from '@/client/records/ClosedPeriod';
import { activeActions } from '@/client/table/actions/activeActions';
import { deleteAction, editAction } from '@/client/table/actions/crudActions';
import type { Apply, RecordActions } from '@/client/table/actions/recordAction';
import { defineList } from '@/client/table/defineList';
import { RecordList } from '@/client/table/RecordList';
import { useTable } from '@/client/table/state/useTable';
import { AddButton } from '@/client/ui/AddButton';
import { useConfirmedDelete } from '@/client/ui/confirm/useConfirmedDelete';
import { ListPage } from '@/client/ui/ListPage';
import type { RECORD_ACTIONS } from '@/shared/constants/bulkActions';
import { formatDate, formatPeriod } from '@/shared/format';
import { paths } from '@/shared/paths';
import { internshipPeriodListed } from '@/shared/resources/internship-periods/internshipPeriodFields';

const nameOf = ({ start_date, end_date }: InternshipPeriod) => formatPeriod(start_date, end_date);

const list = defineList<InternshipPeriod, ListInternshipPeriodsArg>()({
  record: 'internship_periods',
  listed: internshipPeriodListed,
  dates: formatDate,
  columns: [
    {
      field: 'start_date',
      header: 'Periode',
      exportedAs: ['start_date', 'end_date'],
      flex: 2,
      minWidth: 200,
      render: (period) => <PeriodCell {...period} />,
    },
    { field: 'year', width: 130, minWidth: 90 },
    { field: 'semester', width: 130, minWidth: 104 },
    { field: 'is_active', width: 150, minWidth: 122 },
  ],
  filters: ['is_active'],
  noun: 'periode',
  searchLabel: 'Cari periode magang...',
  nameOf,
  hrefOf: ({ id }) => paths.internshipPeriods.edit(id),
});

const addButton = <AddButton to={paths.internshipPeriods.create} />;

/** @screen internship-periods.index */
export function InternshipPeriodListPage() {
  const table = useTable({ ...list, prefetch: usePrefetch('listInternshipPeriods') });
  const periods = useListInternshipPeriodsQuery(table.params);
  const [deletePeriod] = useDeleteInternshipPeriodMutation();
  const remove = useConfirmedDelete();
  const [applyToPeriods] = useApplyToInternshipPeriodsMutation();
  const apply: Apply<InternshipPeriod, (typeof RECORD_ACTIONS)[number]> = async (action, rows) => {
    const recordBulkInput = { action, ids: rows.map(({ id }) => id) };
    return (await applyToPeriods({ recordBulkInput }).unwrap()).data.results;
  };

  const actions: RecordActions<InternshipPeriod> = [
    editAction(({ id }) => paths.internshipPeriods.edit(id)),
    ...activeActions(apply),
    deleteAction(
      (period) =>
        remove(`Periode ${nameOf(period)}`, () => deletePeriod({ id: period.id }).unwrap()),
      apply,
    ),
  ];

  return (
    <ListPage
      context="Rentang waktu magang; mahasiswa ditempatkan pada periode yang aktif."
      actions={addButton}
    >
      <RecordList
        list={list}
        table={table}
        result={periods}
        emptyAction={addButton}
        actions={actions}
      />
    </ListPage>
  );
}
