import {
  type AssessmentRow,
  type ListAssessmentsArg,
  useListAssessmentsQuery,
  usePrefetch,
} from '@/client/api/api';
import { periodFilter } from '@/client/records/pickers/periodFilter';
import { useRole } from '@/client/session/useSession';
import { defineList } from '@/client/table/defineList';
import { RecordList } from '@/client/table/RecordList';
import { useTable } from '@/client/table/state/useTable';
import { fieldFilter } from '@/client/table/toolbar/tableFilter';
import { ListPage } from '@/client/ui/ListPage';
import { formatDate } from '@/shared/format';
import { formatTotal } from '@/shared/formatNumber';
import { paths } from '@/shared/paths';
import { can } from '@/shared/permissions';
import {
  assessmentSheetListed,
  assessmentSheetShown,
} from '@/shared/resources/assessments/assessmentFields';
import { assessmentKey } from '@/shared/resources/assessments/assessmentKey';
import { ASSESSOR_LABELS } from '@/shared/resources/assessments/constants';
import { courseFilter } from './courseFilter';

const list = defineList<AssessmentRow, ListAssessmentsArg>()({
  record: 'assessment_sheets',
  listed: assessmentSheetListed,
  shown: assessmentSheetShown,
  dates: formatDate,
  columns: [
    { field: 'student_name', flex: 1.4, minWidth: 140, card: 'title' },
    { field: 'nim', width: 124, minWidth: 116 },
    { field: 'company_name', flex: 1.2, minWidth: 120 },
    { field: 'course_name', flex: 1.3, minWidth: 124 },
    {
      field: 'assessor_name',
      header: assessmentSheetListed.assessor.label,
      flex: 1.3,
      minWidth: 128,
      exportedAs: ['assessor', 'assessor_name'],
      value: ({ assessor, assessor_name }) => `${ASSESSOR_LABELS[assessor]}: ${assessor_name}`,
    },
    {
      field: 'total',
      width: 80,
      minWidth: 72,
      sortable: false,
      value: ({ total }) => (total === null ? '' : formatTotal(total)),
    },
    { field: 'sent_at', width: 116, minWidth: 108 },
    { field: 'state', width: 148, minWidth: 140 },
  ],
  filters: [periodFilter, 'state'],
  searchLabel: 'Cari mahasiswa, mitra...',
  errorText: 'Gagal mengambil data penilaian',
  idOf: assessmentKey,
  nameOf: ({ student_name, course_name }) => `${student_name}, ${course_name}`,
  hrefOf: ({ internship_id, form_id }) => paths.assessments.show(internship_id, form_id),
});

/** Assessors have only their own sheets. */
const ownList: typeof list = {
  ...list,
  columns: list.columns.filter(({ field }) => field !== 'assessor_name'),
};
const officeList: typeof list = {
  ...list,
  filters: [...list.filters, fieldFilter('assessor', assessmentSheetListed.assessor), courseFilter],
};

/**
 * The sheets that placements have or need, with those that are missing.
 * @screen assessments.index
 */
export function AssessmentListPage() {
  const isOffice = can(useRole(), 'manageAssessments');
  const shown = isOffice ? officeList : ownList;
  const table = useTable({ ...shown, prefetch: usePrefetch('listAssessments') });
  const sheets = useListAssessmentsQuery(table.params, { refetchOnMountOrArgChange: true });
  return (
    <ListPage
      context={
        isOffice
          ? 'Lembar penilaian setiap mahasiswa magang.'
          : 'Pilih mahasiswa untuk mengisi lembar penilaiannya.'
      }
    >
      <RecordList list={shown} table={table} result={sheets} />
    </ListPage>
  );
}
