import {
  type Holiday,
  type ListHolidaysArg,
  useApplyToHolidaysMutation,
  useDeleteHolidayMutation,
  useListHolidaysQuery,
  usePrefetch,
} from '@/client/api/api';
import { usePastDaysQuestion } from '@/client/records/verdicts/usePastDaysQuestion';
import { deleteAction, editAction } from '@/client/table/actions/crudActions';
import type { Apply, RecordActions } from '@/client/table/actions/recordAction';
import { defineList } from '@/client/table/defineList';
import { RecordList } from '@/client/table/RecordList';
import { useTable } from '@/client/table/state/useTable';
import type { TableFilter } from '@/client/table/toolbar/tableFilter';
import { AddButton } from '@/client/ui/AddButton';
import { useConfirmedDelete } from '@/client/ui/confirm/useConfirmedDelete';
import { ImportButton } from '@/client/ui/ImportButton';
import { ListPage } from '@/client/ui/ListPage';
import { formatDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { holidayFields } from '@/shared/resources/holidays/holidayFields';
import { MissingDecree } from './MissingDecree';

const SHOWN_YEARS = 4;

/** The next year and those before it. */
const years = () => {
  const next = new Date().getFullYear() + 1;
  return Array.from({ length: SHOWN_YEARS }, (_, index) => `${next - index}`);
};

const yearFilter: TableFilter<ListHolidaysArg> = {
  key: 'year',
  label: 'Tahun',
  choices: years().map((year) => ({ value: year, label: year })),
  toQuery: (value) => ({ year: Number(value) }),
};

const list = defineList<Holiday, ListHolidaysArg>()({
  record: 'holidays',
  listed: holidayFields,
  dates: formatDate,
  columns: [
    { field: 'date', width: 150, minWidth: 120, card: 'line' },
    { field: 'name', flex: 2, minWidth: 180, card: 'title' },
    { field: 'kind', width: 150, minWidth: 110 },
    { field: 'certainty', width: 150, minWidth: 110 },
  ],
  filters: [yearFilter, 'kind', 'certainty'],
  noun: 'hari libur',
  searchLabel: 'Cari hari libur...',
  errorText: 'Gagal mengambil data hari libur',
  nameOf: ({ name }) => name,
  hrefOf: ({ id }) => paths.holidays.edit(id),
});

const addActions = (
  <>
    <ImportButton kind="holidays" />
    <AddButton to={paths.holidays.create} />
  </>
);

/** @screen holidays.index */
export function HolidayListPage() {
  const table = useTable({ ...list, prefetch: usePrefetch('listHolidays') });
  const holidays = useListHolidaysQuery(table.params);
  const [deleteHoliday] = useDeleteHolidayMutation();
  const remove = useConfirmedDelete();
  const [applyToHolidays] = useApplyToHolidaysMutation();
  const pastDays = usePastDaysQuestion();
  const apply: Apply<Holiday, 'delete'> = async (action, rows) => {
    const input = { action, ids: rows.map(({ id }) => id) };
    const { data } = await pastDays.ask(input, (holidayBulkInput) =>
      applyToHolidays({ holidayBulkInput }).unwrap(),
    );
    return data.results;
  };
  const deletion = (id: number) =>
    pastDays.ask({}, ({ reason, seen_changes: seenChanges }) =>
      deleteHoliday({ id, reason, seenChanges }).unwrap(),
    );

  const actions: RecordActions<Holiday> = [
    editAction(({ id }) => paths.holidays.edit(id)),
    deleteAction(({ id, name }) => remove(name, () => deletion(id)), apply),
  ];

  return (
    <ListPage context="Hari libur nasional, cuti bersama dan libur kampus." actions={addActions}>
      <MissingDecree />
      <RecordList
        list={list}
        table={table}
        result={holidays}
        emptyAction={addActions}
        actions={actions}
      />
      {pastDays.dialog}
    </ListPage>
  );
}
