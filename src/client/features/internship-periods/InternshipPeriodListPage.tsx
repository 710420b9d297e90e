import {
  type InternshipPeriod,
  useApplyToInternshipPeriodsMutation,
  useDeleteInternshipPeriodMutation,
  useListInternshipPeriodsQuery,
  usePrefetch,
} from '@/client/api/api';
import { RECORD_PAGES } from '@/client/navigation/screens';
import { PeriodCell } from '@/client/records/ClosedPeriod';
import { activeFilter } from '@/client/records/pickers/filters';
import { activeColumn } from '@/client/table/activeColumn';
import type { Column } from '@/client/table/column';
import { columnsOf } from '@/client/table/columnsOf';
import { DataTable } from '@/client/table/DataTable';
import type { Bulk } from '@/client/table/selection/bulk';
import { useTable } from '@/client/table/state/useTable';
import { AddButton } from '@/client/ui/AddButton';
import { deleteAction, editAction } from '@/client/ui/cells/crudActions';
import { useConfirmedDelete } from '@/client/ui/confirm/useConfirmedDelete';
import { ListPage } from '@/client/ui/ListPage';
import { conditionsOf } from '@/shared/conditions/conditionsOf';
import { RECORD_ACTIONS } from '@/shared/constants/bulkActions';
import { internshipPeriodListed } from '@/shared/fields/internshipPeriodFields';
import { formatPeriod } from '@/shared/format';
import { paths } from '@/shared/paths';

const periodOf = ({ start_date, end_date }: InternshipPeriod) => formatPeriod(start_date, end_date);

const columns: readonly Column<InternshipPeriod>[] = columnsOf(internshipPeriodListed, [
  {
    field: 'start_date',
    header: 'Periode',
    exportedAs: ['start_date', 'end_date'],
    flex: 2,
    minWidth: 200,
    sortsAs: 'date',
    value: ({ start_date }) => start_date,
    render: (period) => <PeriodCell {...period} />,
  },
  { field: 'year', width: 130, minWidth: 90 },
  { field: 'semester', width: 130, minWidth: 104 },
  activeColumn<InternshipPeriod>({ width: 150, minWidth: 122 }),
]);

const conditions = conditionsOf(internshipPeriodListed);

const addButton = <AddButton to={paths.internshipPeriods.create} />;

const filters = [activeFilter()];

export function InternshipPeriodListPage() {
  const table = useTable({
    list: 'internshipPeriods',
    columns,
    conditions,
    sort: RECORD_PAGES.internship_periods.order,
    filters,
    prefetch: usePrefetch('listInternshipPeriods'),
  });
  const periods = useListInternshipPeriodsQuery(table.params);
  const [deletePeriod] = useDeleteInternshipPeriodMutation();
  const remove = useConfirmedDelete();
  const [applyToInternshipPeriods] = useApplyToInternshipPeriodsMutation();
  const bulk: Bulk<InternshipPeriod, (typeof RECORD_ACTIONS)[number]> = {
    noun: 'periode',
    actions: RECORD_ACTIONS,
    apply: async (action, rows) => {
      const recordBulkInput = { action, ids: rows.map(({ id }) => id) };
      return (await applyToInternshipPeriods({ recordBulkInput }).unwrap()).data.results;
    },
  };

  return (
    <ListPage
      context="Rentang waktu magang; mahasiswa ditempatkan pada periode yang aktif."
      actions={addButton}
    >
      <DataTable
        label="Daftar periode magang"
        table={table}
        result={periods}
        columns={columns}
        bulk={bulk}
        exported={{ url: '/internship-periods/export' }}
        searchLabel="Cari periode magang..."
        emptyAction={addButton}
        nameOf={periodOf}
        hrefOf={(period) => paths.internshipPeriods.edit(period.id)}
        actionsOf={(period) => [
          editAction(paths.internshipPeriods.edit(period.id)),
          deleteAction(() =>
            remove(`Periode ${periodOf(period)}`, () => deletePeriod({ id: period.id }).unwrap()),
          ),
        ]}
      />
    </ListPage>
  );
}
