import {
  type GuidanceProgress,
  type ListGuidanceProgressArg,
  useListGuidanceProgressQuery,
} from '@/client/api/api';
import { GuidanceTabs } from '@/client/records/guidance/GuidanceTabs';
import { guidanceProgress } from '@/client/records/guidance/guidanceProgress';
import { lecturerFilter } from '@/client/records/pickers/filters';
import { periodFilter } from '@/client/records/pickers/periodFilter';
import { useRole } from '@/client/session/useSession';
import { columnsOf } from '@/client/table/columnsOf';
import { DataTable } from '@/client/table/DataTable';
import { useTable } from '@/client/table/state/useTable';
import type { TableFilter } from '@/client/table/toolbar/tableFilter';
import { ListPage } from '@/client/ui/ListPage';
import type { GuidanceShortage } from '@/shared/constants/guidanceSessions';
import { GUIDANCE_SHORTAGE_LABELS } from '@/shared/constants/labels';
import { guidanceProgressShown } from '@/shared/fields/guidanceSessionFields';
import { paths } from '@/shared/paths';

const columns = columnsOf<GuidanceProgress, keyof typeof guidanceProgressShown>(
  guidanceProgressShown,
  [
    { field: 'student_name', flex: 1.4, minWidth: 140, card: 'title' },
    { field: 'student_nim', width: 124, minWidth: 116 },
    { field: 'company_name', flex: 1.4, minWidth: 130 },
    { field: 'lecturer_name', flex: 1.3, minWidth: 130 },
    {
      field: 'agreed_sessions',
      width: 116,
      minWidth: 108,
      value: (row) => guidanceProgress(row),
    },
    { field: 'sent_sessions', width: 116, minWidth: 108, sortable: false },
    { field: 'returned_sessions', width: 128, minWidth: 116, sortable: false },
  ],
);

type Filter = TableFilter<ListGuidanceProgressArg>;

const shortageFilter: Filter = {
  key: 'shortage',
  label: 'Kekurangan',
  choices: Object.entries(GUIDANCE_SHORTAGE_LABELS).map(([value, label]) => ({ value, label })),
  toQuery: (value) => ({ shortage: value as GuidanceShortage }),
};

const LECTURER_FILTERS: readonly Filter[] = [shortageFilter, periodFilter];
const OFFICE_FILTERS: readonly Filter[] = [...LECTURER_FILTERS, lecturerFilter];

/** The students without any session, and those with fewer agreed ones than the minimum. */
export function MissingGuidancePage() {
  const isOffice = useRole() === 'super_admin';
  const table = useTable<ListGuidanceProgressArg>({
    columns,
    sort: 'student_name',
    filters: isOffice ? OFFICE_FILTERS : LECTURER_FILTERS,
  });
  const progress = useListGuidanceProgressQuery(
    { shortage: 'any', ...table.params },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ListPage context="Mahasiswa yang belum pernah bimbingan, atau bimbingannya di bawah minimum periode.">
      <GuidanceTabs value="missing" />
      <DataTable
        label="Daftar mahasiswa yang kurang bimbingan"
        table={table}
        result={progress}
        columns={columns}
        idOf={({ internship_id }) => internship_id}
        searchLabel="Cari mahasiswa, NIM, mitra..."
        errorText="Gagal mengambil data bimbingan"
        nameOf={({ student_name }) => student_name}
        hrefOf={({ internship_id }) => paths.internships.show(internship_id)}
      />
    </ListPage>
  );
}
