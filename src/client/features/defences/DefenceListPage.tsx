import {
  type DefenceRow,
  type ListDefencesArg,
  useListDefencesQuery,
  usePrefetch,
} from '@/client/api/api';
import { examinersOf } from '@/client/records/defences/defenceTexts';
import { GuidanceTabs } from '@/client/records/guidance/GuidanceTabs';
import { lecturerFilter } from '@/client/records/pickers/filters';
import { periodFilter } from '@/client/records/pickers/periodFilter';
import { useRole } from '@/client/session/useSession';
import { defineList } from '@/client/table/defineList';
import { RecordList } from '@/client/table/RecordList';
import { useTable } from '@/client/table/state/useTable';
import type { TableFilter } from '@/client/table/toolbar/tableFilter';
import { ListPage } from '@/client/ui/ListPage';
import { PrintButton } from '@/client/ui/pdf/PrintButton';
import { formatDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { can } from '@/shared/permissions';
import { defenceListed, defenceShown } from '@/shared/resources/defences/defenceFields';
import { pdfReason, schedulePdf } from './defencePdf';
import { usePlanAction } from './usePlanAction';

const dateFilter: TableFilter<ListDefencesArg> = {
  key: 'date',
  label: defenceListed['defence.date'].short,
  input: 'date',
  toQuery: (date) => ({ date }),
};

const examinerFilter: TableFilter<ListDefencesArg> = {
  ...lecturerFilter,
  key: 'examiner_id',
  label: defenceShown['defence.examiners'].label,
  toQuery: (value) => ({ examinerId: Number(value) }),
};

const list = defineList<DefenceRow, ListDefencesArg>()({
  record: 'defences',
  sortText: 'ujian berikutnya lebih dulu',
  listed: defenceListed,
  shown: defenceShown,
  dates: formatDate,
  columns: [
    { field: 'student_name', flex: 1.4, minWidth: 140, card: 'title' },
    { field: 'nim', width: 124, minWidth: 116 },
    { field: 'company_name', flex: 1.4, minWidth: 130 },
    {
      field: 'defence.date',
      header: 'Jadwal',
      width: 168,
      minWidth: 156,
      exportedAs: ['defence.date', 'defence.time'],
      value: ({ defence }) => (defence ? `${formatDate(defence.date)}, ${defence.time}` : ''),
    },
    { field: 'defence.room', flex: 1, minWidth: 110 },
    {
      field: 'defence.examiners',
      flex: 1.5,
      minWidth: 130,
      sortable: false,
      value: ({ defence }) => (defence ? examinersOf(defence) : ''),
    },
    { field: 'state', width: 172, minWidth: 164 },
  ],
  filters: [periodFilter, 'state', dateFilter],
  noun: 'mahasiswa',
  searchLabel: 'Cari nama, NIM, mitra...',
  errorText: 'Gagal mengambil data ujian',
  idOf: ({ internship_id }) => internship_id,
  nameOf: ({ student_name }) => student_name,
  hrefOf: ({ internship_id, defence }) =>
    defence ? paths.defences.show(defence.id) : paths.internships.show(internship_id),
});

/** Lecturers do not see the list of all lecturers. */
const officeList: typeof list = { ...list, filters: [...list.filters, examinerFilter] };

/**
 * Every placement with its defence, also those that have none yet.
 * @screen defences.index
 */
export function DefenceListPage() {
  const isOffice = can(useRole(), 'manageDefences');
  const shown = isOffice ? officeList : list;
  const table = useTable({ ...shown, prefetch: usePrefetch('listDefences') });
  const defences = useListDefencesQuery(table.params);
  const { internship_period_id } = table.state.chosen;
  const plan = usePlanAction(internship_period_id ? Number(internship_period_id) : undefined);

  return (
    <ListPage
      context={
        isOffice ? 'Jadwal ujian setiap mahasiswa magang.' : 'Mahasiswa bimbingan, dan ujian Anda.'
      }
      actions={isOffice && plan.button}
    >
      <GuidanceTabs value="defence" />
      <RecordList
        list={shown}
        table={table}
        result={defences}
        tools={<PrintButton request={schedulePdf(table.state.chosen)} reasonOf={pdfReason} />}
        actions={[isOffice && plan.action]}
      />
      {plan.dialog}
    </ListPage>
  );
}
