import {
  type GuidanceSession,
  type ListGuidanceSessionsArg,
  useListGuidanceSessionsQuery,
  usePrefetch,
} from '@/client/api/api';
import { GuidanceTabs } from '@/client/records/guidance/GuidanceTabs';
import { guidanceProgress } from '@/client/records/guidance/guidanceProgress';
import { lecturerFilter } from '@/client/records/pickers/filters';
import { periodFilter } from '@/client/records/pickers/periodFilter';
import { useRole } from '@/client/session/useSession';
import { defineList } from '@/client/table/defineList';
import { RecordList } from '@/client/table/RecordList';
import { useTable } from '@/client/table/state/useTable';
import { ListPage } from '@/client/ui/ListPage';
import { formatDate } from '@/shared/format';
import { can } from '@/shared/permissions';
import { guidanceSessionListed } from '@/shared/resources/guidance-sessions/guidanceSessionFields';
import { RecordButton } from './RecordButton';
import { useGuidanceActions } from './useGuidanceActions';

const list = defineList<GuidanceSession, ListGuidanceSessionsArg>()({
  record: 'guidance_sessions',
  listed: guidanceSessionListed,
  dates: formatDate,
  columns: [
    { field: 'date', width: 112, minWidth: 104 },
    { field: 'student_name', flex: 1.3, minWidth: 130, card: 'title' },
    { field: 'topic', flex: 1.5, minWidth: 130 },
    { field: 'result', flex: 2, minWidth: 140 },
    {
      field: 'agreed_sessions',
      header: 'Bimbingan',
      width: 104,
      minWidth: 96,
      sortable: false,
      value: (row) => guidanceProgress(row),
    },
    { field: 'state', width: 184, minWidth: 176 },
  ],
  filters: ['state', periodFilter],
  noun: 'bimbingan',
  searchLabel: 'Cari mahasiswa, mitra, topik...',
  errorText: 'Gagal mengambil data bimbingan',
  nameOf: ({ student_name, date }) => `${student_name}, ${formatDate(date)}`,
});

/** Only the office sees the students of several lecturers. */
const officeList: typeof list = { ...list, filters: [...list.filters, lecturerFilter] };

/**
 * The sessions of the own students, or of all, which their lecturer agrees to or returns.
 * @screen guidance-sessions.index
 */
export function GuidanceSessionListPage() {
  const decides = can(useRole(), 'decideGuidance');
  const shown = decides ? list : officeList;
  const table = useTable({ ...shown, prefetch: usePrefetch('listGuidanceSessions') });
  const sessions = useListGuidanceSessionsQuery(table.params);
  const { actions, dialog } = useGuidanceActions(decides);

  return (
    <ListPage
      context="Bimbingan yang dicatat mahasiswa, dengan persetujuan dosen pembimbing."
      actions={decides && <RecordButton />}
    >
      <GuidanceTabs value="guidance" />
      <RecordList list={shown} table={table} result={sessions} actions={actions} />
      {dialog}
    </ListPage>
  );
}
