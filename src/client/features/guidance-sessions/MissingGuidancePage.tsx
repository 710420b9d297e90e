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
import { defineList } from '@/client/table/defineList';
import { RecordList } from '@/client/table/RecordList';
import { useTable } from '@/client/table/state/useTable';
import { fieldFilter } from '@/client/table/toolbar/tableFilter';
import { ListPage } from '@/client/ui/ListPage';
import { paths } from '@/shared/paths';
import { GUIDANCE_SHORTAGE_LABELS } from '@/shared/resources/guidance-sessions/constants';
import { guidanceProgressShown } from '@/shared/resources/guidance-sessions/guidanceSessionFields';

const list = defineList<GuidanceProgress, ListGuidanceProgressArg>()({
  label: 'Daftar mahasiswa yang kurang bimbingan',
  sort: 'student_name',
  shown: guidanceProgressShown,
  columns: [
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
  filters: [
    fieldFilter('shortage', { label: 'Kekurangan', choices: GUIDANCE_SHORTAGE_LABELS }),
    periodFilter,
  ],
  searchLabel: 'Cari mahasiswa, NIM, mitra...',
  errorText: 'Gagal mengambil data bimbingan',
  idOf: ({ internship_id }) => internship_id,
  nameOf: ({ student_name }) => student_name,
  hrefOf: ({ internship_id }) => paths.internships.show(internship_id),
});

const officeList: typeof list = { ...list, filters: [...list.filters, lecturerFilter] };

/**
 * The students without any session, and those with fewer agreed ones than the minimum.
 * @screen guidance-sessions.missing
 */
export function MissingGuidancePage() {
  const shown = useRole() === 'super_admin' ? officeList : list;
  const table = useTable(shown);
  const progress = useListGuidanceProgressQuery(
    { shortage: 'any', ...table.params },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ListPage context="Mahasiswa yang belum pernah bimbingan, atau bimbingannya di bawah minimum periode.">
      <GuidanceTabs value="missing" />
      <RecordList list={shown} table={table} result={progress} />
    </ListPage>
  );
}
