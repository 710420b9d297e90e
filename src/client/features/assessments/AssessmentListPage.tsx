import {
  type AssessmentRow,
  type ListAssessmentsArg,
  useListAssessmentsQuery,
  usePrefetch,
} from '@/client/api/api';
import { RECORD_PAGES } from '@/client/navigation/screens';
import { useRole } from '@/client/session/useSession';
import { columnsOf } from '@/client/table/columnsOf';
import { DataTable } from '@/client/table/DataTable';
import { useTable } from '@/client/table/state/useTable';
import { ListPage } from '@/client/ui/ListPage';
import { assessmentKey } from '@/shared/assessmentKey';
import { conditionsOf } from '@/shared/conditions/conditionsOf';
import { ASSESSMENT_STATE_LABELS, ASSESSOR_LABELS } from '@/shared/constants/labels';
import { assessmentSheetListed, assessmentSheetShown } from '@/shared/fields/assessmentFields';
import { formatDate } from '@/shared/format';
import { formatTotal } from '@/shared/formatNumber';
import { paths } from '@/shared/paths';
import { can } from '@/shared/permissions';
import { AssessmentStateBadge } from './AssessmentStateBadge';
import { ASSESSOR_FILTERS, OFFICE_FILTERS } from './assessmentFilters';

const fields = { ...assessmentSheetListed, ...assessmentSheetShown };

const columns = columnsOf<AssessmentRow, keyof typeof fields>(fields, [
  { field: 'student_name', flex: 1.4, minWidth: 140, card: 'title' },
  { field: 'nim', width: 124, minWidth: 116 },
  { field: 'company_name', flex: 1.2, minWidth: 120 },
  { field: 'course_name', flex: 1.3, minWidth: 124 },
  {
    field: 'assessor_name',
    header: fields.assessor.label,
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
  {
    field: 'sent_at',
    width: 116,
    minWidth: 108,
    sortsAs: 'date',
    render: ({ sent_at }) => (sent_at ? formatDate(sent_at) : '-'),
  },
  {
    field: 'state',
    width: 148,
    minWidth: 140,
    card: 'badge',
    sortsAs: 'other',
    value: ({ state }) => ASSESSMENT_STATE_LABELS[state],
    render: ({ state }) => <AssessmentStateBadge state={state} />,
  },
]);

/** Assessors have only their own sheets. */
const OWN_COLUMNS = columns.filter(({ field }) => field !== 'assessor_name');

const conditions = conditionsOf(assessmentSheetListed);

/** The sheets that placements have or need, with those that are missing. */
export function AssessmentListPage() {
  const isOffice = can(useRole(), 'manageAssessments');
  const shown = isOffice ? columns : OWN_COLUMNS;
  const table = useTable<ListAssessmentsArg>({
    columns: shown,
    conditions,
    list: 'assessments',
    sort: RECORD_PAGES.assessment_sheets.order,
    filters: isOffice ? OFFICE_FILTERS : ASSESSOR_FILTERS,
    prefetch: usePrefetch('listAssessments'),
  });
  const sheets = useListAssessmentsQuery(table.params, { refetchOnMountOrArgChange: true });
  return (
    <ListPage
      context={
        isOffice
          ? 'Lembar penilaian setiap mahasiswa magang.'
          : 'Pilih mahasiswa untuk mengisi lembar penilaiannya.'
      }
    >
      <DataTable
        label="Daftar penilaian"
        table={table}
        result={sheets}
        columns={shown}
        idOf={assessmentKey}
        exported={{ url: '/assessments/export' }}
        searchLabel="Cari mahasiswa, mitra..."
        errorText="Gagal mengambil data penilaian"
        nameOf={({ student_name, course_name }) => `${student_name}, ${course_name}`}
        hrefOf={({ internship_id, form_id }) => paths.assessments.show(internship_id, form_id)}
      />
    </ListPage>
  );
}
