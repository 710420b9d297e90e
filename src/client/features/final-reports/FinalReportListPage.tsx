import {
  type FinalReportRow,
  type ListFinalReportsArg,
  useListFinalReportsQuery,
  usePrefetch,
} from '@/client/api/api';
import { GuidanceTabs } from '@/client/records/guidance/GuidanceTabs';
import { companyFilter, lecturerFilter } from '@/client/records/pickers/filters';
import { useCompanyChoices } from '@/client/records/pickers/internshipChoices';
import { periodFilter } from '@/client/records/pickers/periodFilter';
import { useRole } from '@/client/session/useSession';
import { defineList } from '@/client/table/defineList';
import { RecordList } from '@/client/table/RecordList';
import { useTable } from '@/client/table/state/useTable';
import { ListPage } from '@/client/ui/ListPage';
import { formatDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import {
  finalReportListed,
  finalReportShown,
} from '@/shared/resources/final-reports/finalReportFields';

const list = defineList<FinalReportRow, ListFinalReportsArg>()({
  record: 'final_reports',
  listed: finalReportListed,
  shown: finalReportShown,
  dates: formatDate,
  columns: [
    { field: 'student_name', flex: 1.4, minWidth: 140, card: 'title' },
    { field: 'nim', width: 124, minWidth: 116 },
    { field: 'company_name', flex: 1.2, minWidth: 120 },
    { field: 'lecturer_name', flex: 1.2, minWidth: 120 },
    { field: 'title', flex: 2, minWidth: 140 },
    { field: 'versions', width: 84, minWidth: 76 },
    { field: 'sent_at', width: 116, minWidth: 108 },
    { field: 'state', width: 172, minWidth: 164 },
  ],
  filters: [periodFilter, 'state'],
  searchLabel: 'Cari mahasiswa, mitra, judul...',
  errorText: 'Gagal mengambil data laporan akhir',
  idOf: ({ internship_id }) => internship_id,
  nameOf: ({ student_name }) => student_name,
  hrefOf: ({ internship_id }) => paths.finalReports.show(internship_id),
});

// Lecturers do not see the list of all companies.
const lecturerList: typeof list = {
  ...list,
  filters: [...list.filters, { ...companyFilter, useChoices: useCompanyChoices }],
};
const officeList: typeof list = {
  ...list,
  filters: [...list.filters, companyFilter, lecturerFilter],
};

/**
 * The reports of all placements, with those that are missing.
 * @screen final-reports.index
 */
export function FinalReportListPage() {
  const isOffice = useRole() === 'super_admin';
  const shown = isOffice ? officeList : lecturerList;
  const table = useTable({ ...shown, prefetch: usePrefetch('listFinalReports') });
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
      <RecordList list={shown} table={table} result={reports} />
    </ListPage>
  );
}
