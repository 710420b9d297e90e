import AddOutlined from '@mui/icons-material/AddOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  type GuidanceSession,
  type ListGuidanceSessionsArg,
  useListGuidanceSessionsQuery,
  usePrefetch,
} from '@/client/api/api';
import { RECORD_PAGES } from '@/client/navigation/screens';
import { GuidanceStateBadge } from '@/client/records/guidance/GuidanceStateBadge';
import { GuidanceTabs } from '@/client/records/guidance/GuidanceTabs';
import { guidanceProgress } from '@/client/records/guidance/guidanceProgress';
import { lecturerFilter } from '@/client/records/pickers/filters';
import { periodFilter } from '@/client/records/pickers/periodFilter';
import { useCurrentUser } from '@/client/session/useSession';
import { columnsOf } from '@/client/table/columnsOf';
import { DataTable } from '@/client/table/DataTable';
import type { Bulk } from '@/client/table/selection/bulk';
import { useTable } from '@/client/table/state/useTable';
import { fieldFilter, type TableFilter } from '@/client/table/toolbar/tableFilter';
import { ListPage } from '@/client/ui/ListPage';
import { conditionsOf } from '@/shared/conditions/conditionsOf';
import { GUIDANCE_STATES } from '@/shared/constants/guidanceSessions';
import { GUIDANCE_STATE_LABELS } from '@/shared/constants/labels';
import { guidanceSessionListed } from '@/shared/fields/guidanceSessionFields';
import { formatDate } from '@/shared/format';
import { can } from '@/shared/permissions';
import { readDialog, recordDialog, returnDialog } from './lazyDialogs';
import { useAgreements } from './useAgreements';

type Filter = TableFilter<ListGuidanceSessionsArg>;

const columns = columnsOf<GuidanceSession, keyof typeof guidanceSessionListed>(
  guidanceSessionListed,
  [
    { field: 'date', width: 112, minWidth: 104, render: ({ date }) => formatDate(date) },
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
    {
      field: 'state',
      width: 184,
      minWidth: 176,
      card: 'badge',
      sortsAs: 'other',
      value: ({ state }) => GUIDANCE_STATE_LABELS[state],
      render: ({ state }) => <GuidanceStateBadge state={state} />,
    },
  ],
);

const conditions = conditionsOf(guidanceSessionListed);

const stateFilter = fieldFilter({
  key: 'state',
  field: guidanceSessionListed.state,
  values: GUIDANCE_STATES,
  toQuery: (state) => ({ state }),
});

// Only the office sees the students of several lecturers.
const LECTURER_FILTERS: readonly Filter[] = [stateFilter, periodFilter];
const OFFICE_FILTERS: readonly Filter[] = [...LECTURER_FILTERS, lecturerFilter];

type Opened = { session: GuidanceSession; isReturned: boolean } | null;

/** The sessions of the own students, or of all, which their lecturer agrees to or returns. */
export function GuidanceSessionListPage() {
  const role = useCurrentUser()?.role;
  const decides = can(role, 'decideGuidance');
  const table = useTable<ListGuidanceSessionsArg>({
    columns,
    conditions,
    list: 'guidanceSessions',
    sort: RECORD_PAGES.guidance_sessions.order,
    filters: decides ? LECTURER_FILTERS : OFFICE_FILTERS,
    prefetch: usePrefetch('listGuidanceSessions'),
  });
  const sessions = useListGuidanceSessionsQuery(table.params);
  const [opened, setOpened] = useState<Opened>(null);
  const [isRecording, setRecording] = useState(false);
  const agree = useAgreements();
  const close = () => setOpened(null);

  const bulk: Bulk<GuidanceSession, never> = {
    noun: 'bimbingan',
    actions: [],
    others: [{ label: 'Setujui', icon: <CheckOutlined />, open: agree }],
    apply: async () => [],
  };

  return (
    <ListPage
      context="Bimbingan yang dicatat mahasiswa, dengan persetujuan dosen pembimbing."
      actions={
        decides && (
          <Button
            variant="contained"
            startIcon={<AddOutlined />}
            onClick={() => setRecording(true)}
          >
            Catat Bimbingan
          </Button>
        )
      }
    >
      <GuidanceTabs value="guidance" />
      <DataTable
        label="Daftar bimbingan"
        table={table}
        result={sessions}
        columns={columns}
        bulk={decides ? bulk : undefined}
        exported={{ url: '/guidance-sessions/export' }}
        searchLabel="Cari mahasiswa, mitra, topik..."
        errorText="Gagal mengambil data bimbingan"
        nameOf={({ student_name, date }) => `${student_name}, ${formatDate(date)}`}
        actionsOf={(session) => [
          {
            label: 'Baca',
            icon: <VisibilityOutlined fontSize="small" />,
            onClick: () => setOpened({ session, isReturned: false }),
          },
          session.allowed.includes('agree') && {
            label: 'Setujui',
            icon: <CheckOutlined fontSize="small" />,
            onClick: () => void agree([session]),
          },
          session.allowed.includes('return') && {
            label: 'Kembalikan',
            icon: <UndoOutlined fontSize="small" />,
            onClick: () => setOpened({ session, isReturned: true }),
          },
        ]}
      />
      {opened && !opened.isReturned && (
        <readDialog.Component
          session={opened.session}
          onAgree={() => {
            close();
            void agree([opened.session]);
          }}
          onReturn={() => setOpened({ ...opened, isReturned: true })}
          onClose={close}
        />
      )}
      {opened?.isReturned && <returnDialog.Component session={opened.session} onClose={close} />}
      {isRecording && <recordDialog.Component onClose={() => setRecording(false)} />}
    </ListPage>
  );
}
