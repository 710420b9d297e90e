import {
  type Holiday,
  type ListHolidaysArg,
  useApplyToHolidaysMutation,
  useDeleteHolidayMutation,
  useListHolidaysQuery,
  usePrefetch,
} from '@/client/api/api';
import { RECORD_PAGES } from '@/client/navigation/screens';
import { usePastDaysQuestion } from '@/client/records/attendanceDays/usePastDaysQuestion';
import type { Column } from '@/client/table/column';
import { columnsOf } from '@/client/table/columnsOf';
import { DataTable } from '@/client/table/DataTable';
import type { Bulk } from '@/client/table/selection/bulk';
import { useTable } from '@/client/table/state/useTable';
import type { TableFilter } from '@/client/table/toolbar/tableFilter';
import { AddButton } from '@/client/ui/AddButton';
import { deleteAction, editAction } from '@/client/ui/cells/crudActions';
import { useConfirmedDelete } from '@/client/ui/confirm/useConfirmedDelete';
import { ImportButton } from '@/client/ui/ImportButton';
import { ListPage } from '@/client/ui/ListPage';
import { conditionsOf } from '@/shared/conditions/conditionsOf';
import { DELETION } from '@/shared/constants/bulkActions';
import {
  HOLIDAY_CERTAINTIES,
  HOLIDAY_KINDS,
  type HolidayCertainty,
  type HolidayKind,
} from '@/shared/constants/holidays';
import { HOLIDAY_CERTAINTY_LABELS, HOLIDAY_KIND_LABELS } from '@/shared/constants/labels';
import { holidayFields } from '@/shared/fields/holidayFields';
import { formatDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { MissingDecree } from './MissingDecree';

const columns: readonly Column<Holiday>[] = columnsOf(holidayFields, [
  {
    field: 'date',
    width: 150,
    minWidth: 120,
    card: 'line',
    render: ({ date }) => formatDate(date),
  },
  { field: 'name', flex: 2, minWidth: 180, card: 'title' },
  {
    field: 'kind',
    width: 150,
    minWidth: 110,
    sortsAs: 'other',
    value: ({ kind }) => HOLIDAY_KIND_LABELS[kind],
  },
  {
    field: 'certainty',
    width: 150,
    minWidth: 110,
    sortsAs: 'other',
    value: ({ certainty }) => HOLIDAY_CERTAINTY_LABELS[certainty],
  },
]);

const conditions = conditionsOf(holidayFields);

const addButton = <AddButton to={paths.holidays.create} />;

const actions = (
  <>
    <ImportButton kind="holidays" />
    {addButton}
  </>
);

type Filter = TableFilter<ListHolidaysArg>;

const kindFilter: Filter = {
  key: 'kind',
  label: holidayFields.kind.label,
  choices: HOLIDAY_KINDS.map((value) => ({ value, label: HOLIDAY_KIND_LABELS[value] })),
  toQuery: (value) => ({ kind: value as HolidayKind }),
};

const certaintyFilter: Filter = {
  key: 'certainty',
  label: holidayFields.certainty.label,
  choices: HOLIDAY_CERTAINTIES.map((value) => ({ value, label: HOLIDAY_CERTAINTY_LABELS[value] })),
  toQuery: (value) => ({ certainty: value as HolidayCertainty }),
};

const SHOWN_YEARS = 4;

/** The next year and those before it. */
const years = () => {
  const next = new Date().getFullYear() + 1;
  return Array.from({ length: SHOWN_YEARS }, (_, index) => `${next - index}`);
};

const yearFilter: Filter = {
  key: 'year',
  label: 'Tahun',
  choices: years().map((year) => ({ value: year, label: year })),
  toQuery: (value) => ({ year: Number(value) }),
};

const filters: readonly Filter[] = [yearFilter, kindFilter, certaintyFilter];

export function HolidayListPage() {
  const table = useTable({
    list: 'holidays',
    columns,
    conditions,
    sort: RECORD_PAGES.holidays.order,
    filters,
    prefetch: usePrefetch('listHolidays'),
  });
  const holidays = useListHolidaysQuery(table.params);
  const [deleteHoliday] = useDeleteHolidayMutation();
  const remove = useConfirmedDelete();
  const [applyToHolidays] = useApplyToHolidaysMutation();
  const pastDays = usePastDaysQuestion();
  const bulk: Bulk<Holiday, 'delete'> = {
    noun: 'hari libur',
    actions: DELETION,
    apply: async (action, rows) => {
      const { data } = await pastDays.ask(
        { action, ids: rows.map(({ id }) => id) },
        (holidayBulkInput) => applyToHolidays({ holidayBulkInput }).unwrap(),
      );
      return data.results;
    },
  };

  const deletion = (id: number) =>
    pastDays.ask({}, ({ reason, seen_changes: seenChanges }) =>
      deleteHoliday({ id, reason, seenChanges }).unwrap(),
    );

  return (
    <ListPage context="Hari libur nasional, cuti bersama dan libur kampus." actions={actions}>
      <MissingDecree />
      <DataTable
        label="Daftar hari libur"
        table={table}
        result={holidays}
        columns={columns}
        bulk={bulk}
        exported={{ url: '/holidays/export', kind: 'holidays' }}
        searchLabel="Cari hari libur..."
        errorText="Gagal mengambil data hari libur"
        emptyAction={actions}
        nameOf={(holiday) => holiday.name}
        hrefOf={(holiday) => paths.holidays.edit(holiday.id)}
        actionsOf={({ id, name }) => [
          editAction(paths.holidays.edit(id)),
          deleteAction(() => remove(name, () => deletion(id))),
        ]}
      />
      {pastDays.dialog}
    </ListPage>
  );
}
