import {
  type FinalReportRow,
  type ListFinalReportsArg,
  useListFinalReportsQuery,
  usePrefetch,
} from '@/client/api/api';
import { RECORD_PAGES } from '@/client/navigation/screens';
import { FinalReportStateBadge } from '@/client/records/finalReports/FinalReportStateBadge';
import { GuidanceTabs } from '@/client/records/guidance/GuidanceTabs';
import { companyFilter, lecturerFilter } from '@/client/records/pickers/filters';
import { useCompanyChoices } from '@/client/records/pickers/internshipChoices';
import { periodFilter } from '@/client/records/pickers/periodFilter';
import { useRole } from '@/client/session/useSession';
import { columnsOf } from '@/client/table/columnsOf';
import { DataTable } from '@/client/table/DataTable';
import { useTable } from '@/client/table/state/useTable';
import { fieldFilter, type TableFilter } from '@/client/table/toolbar/tableFilter';
import { ListPage } from '@/client/ui/ListPage';
import { conditionsOf } from '@/shared/conditions/conditionsOf';
import { FINAL_REPORT_STATES } from '@/shared/constants/finalReports';
import { FINAL_REPORT_STATE_LABELS } from '@/shared/constants/labels';
import { finalReportListed, finalReportShown } from '@/shared/fields/finalReportFields';
import { formatDate } from '@/shared/format';
import { paths } from '@/shared/paths';

const fields = { ...finalReportListed, ...finalReportShown };

const columns = columnsOf<FinalReportRow, keyof typeof fields>(fields, [
  { field: 'student_name', flex: 1.4, minWidth: 140, card: 'title' },
  { field: 'nim', width: 124, minWidth: 116 },
  { field: 'company_name', flex: 1.2, minWidth: 120 },
  { field: 'lecturer_name', flex: 1.2, minWidth: 120 },
  { field: 'title', flex: 2, minWidth: 140 },
  { field: 'versions', width: 84, minWidth: 76 },
  {
    field: 'sent_at',
    width: 116,
    minWidth: 108,
    sortsAs: 'date',
    render: ({ sent_at }) => (sent_at ? formatDate(sent_at) : '-'),
  },
  {
    field: 'state',
    width: 172,
    minWidth: 164,
    card: 'badge',
    sortsAs: 'other',
    value: ({ state }) => FINAL_REPORT_STATE_LABELS[state],
    render: ({ state }) => <FinalReportStateBadge state={state} />,
  },
]);

const conditions = conditionsOf(finalReportListed);

type Filter = TableFilter<ListFinalReportsArg>;

const stateFilter = fieldFilter({
  key: 'state',
  field: finalReportListed.state,
  values: FINAL_REPORT_STATES,
  toQuery: (state) => ({ state }),
});

// Lecturers do not see the list of all companies.
const LECTURER_FILTERS: readonly Filter[] = [
  periodFilter,
  stateFilter,
  { ...companyFilter, useChoices: useCompanyChoices },
];
const OFFICE_FILTERS: readonly Filter[] = [
  periodFilter,
  stateFilter,
  companyFilter,
  lecturerFilter,
];

/** The reports of all placements, with those that are missing. */
export function FinalReportListPage() {
  const isOffice = useRole() === 'super_admin';
  const table = useTable<ListFinalReportsArg>({
    columns,
    conditions,
    list: 'finalReports',
    sort: RECORD_PAGES.final_reports.order,
    filters: isOffice ? OFFICE_FILTERS : LECTURER_FILTERS,
    prefetch: usePrefetch('listFinalReports'),
  });
  const reports = useListFinalReportsQuery(table.params, { refetchOnMountOrArgChange: true });
  return (
    <ListPage
      context={
        isOffice
          ? 'Laporan akhir setiap mahasiswa magang.'
          : 'Laporan akhir mahasiswa bimbingan Anda.'
      }
    >
      <GuidanceTabs value="report" />
      <DataTable
        label="Daftar laporan akhir"
        table={table}
        result={reports}
        columns={columns}
        idOf={({ internship_id }) => internship_id}
        exported={{ url: '/final-reports/export' }}
        searchLabel="Cari mahasiswa, mitra, judul..."
        errorText="Gagal mengambil data laporan akhir"
        nameOf={({ student_name }) => student_name}
        hrefOf={({ internship_id }) => paths.finalReports.show(internship_id)}
      />
    </ListPage>
  );
}
