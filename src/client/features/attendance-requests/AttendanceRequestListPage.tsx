import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import type { AttendanceRequest } from '@/client/api/api';
import { rejectDialog } from '@/client/records/requests/lazyRejectDialog';
import { useClashQuestion } from '@/client/records/requests/useClashQuestion';
import { useRequestDecisions } from '@/client/records/requests/useRequestDecisions';
import { keysDialog } from '@/client/records/review/lazyKeysDialog';
import { useDeskKeys } from '@/client/records/review/useDeskKeys';
import { useLeaveSearch } from '@/client/records/review/useLeaveSearch';
import { type Clock, monotonicClock, usePressGuard } from '@/client/records/review/usePressGuard';
import { useSearchAnnouncements } from '@/client/records/review/useSearchAnnouncements';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { ExportButton } from '@/client/ui/ExportButton';
import { PageHeader } from '@/client/ui/PageHeader';
import { Pages } from '@/client/ui/Pages';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import type { RequestDecision } from '@/shared/constants/attendanceRequests';
import { SKELETON_ROWS } from '@/shared/constants/screen';
import { DecisionBar } from './DecisionBar';
import { RequestRow, requestRowId } from './RequestRow';
import { RequestsEmpty } from './RequestsEmpty';
import { RequestToolbar } from './RequestToolbar';
import { REQUEST_KEY_LINES } from './requestKeyLines';
import { exportRequest } from './requestQuery';
import { REQUEST_PANEL_ID, requestTabId, StateTabs } from './StateTabs';
import { type ChangeRequests, useRequestList } from './useRequestList';

const focusRequest = (id: number | undefined) => {
  const row = id === undefined ? null : document.getElementById(requestRowId(id));
  row?.focus();
  row?.scrollIntoView({ block: 'nearest' });
};

type Props = { clock?: Clock };

/** The requests of students, with decisions by mouse and by the keys of the review desk. */
export function AttendanceRequestListPage({ clock = monotonicClock }: Props) {
  const { query, list, counts, total, pageCount, ...requests } = useRequestList();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [rejected, setRejected] = useState<readonly AttendanceRequest[]>([]);
  const [areKeysShown, setKeysShown] = useState(false);
  const afterRejection = useRef<number>(undefined);
  const toolbar = useRef<HTMLDivElement>(null);
  const beforeSearch = useRef<number>(undefined);
  const decisions = useRequestDecisions({ refetch: () => void list.refetch() });

  const askAboutClashes = useClashQuestion();

  // `data` would still hold the rows of another tab.
  const rows = list.currentData?.data ?? [];
  const chosen = rows.filter(({ id }) => selected.has(id));

  const change: ChangeRequests = (changes) => {
    setSelected(new Set());
    // 'U' is about the rows of the tab.
    if (changes.state) decisions.forget();
    requests.change(changes);
  };
  const toggle = ({ id }: AttendanceRequest) =>
    setSelected((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });

  const focused = () => {
    const id = document.activeElement?.closest('article')?.id;
    return rows.find((row) => requestRowId(row.id) === id);
  };
  const neighbour = (row: AttendanceRequest | undefined, by: 1 | -1) =>
    row ? rows[rows.indexOf(row) + by] : rows[0];

  const decide = (decision: RequestDecision, requests: readonly AttendanceRequest[]) => {
    const allowed = requests.filter((request) => request.allowed.includes(decision));
    const [first] = allowed;
    if (!first) return;
    if (decision === 'reject') return setRejected(allowed);
    const goOn = () => {
      setSelected(new Set());
      // The rows leave this tab: the next one takes the focus.
      const last = allowed.at(-1);
      focusRequest((neighbour(last, 1) ?? neighbour(first, -1))?.id);
      void decisions.decide(decision, allowed);
    };
    if (decision === 'approve') askAboutClashes(allowed, goOn);
    else goOn();
  };
  const decideFocused = (decision: RequestDecision) => {
    const row = focused();
    if (chosen.length > 0) decide(decision, chosen);
    else if (row) decide(decision, [row]);
  };

  useDeskKeys({
    move: (by) => focusRequest(neighbour(focused(), by)?.id),
    selectRange: (by) => {
      const row = focused();
      if (row && !selected.has(row.id)) toggle(row);
      const next = neighbour(row, by);
      if (next && row && !selected.has(next.id)) toggle(next);
      focusRequest(next?.id);
    },
    open: () => {},
    validate: () => decideFocused('approve'),
    startReturn: () => decideFocused('reject'),
    undo: () => (decisions.recent ? decisions.undoRecent() : decideFocused('undo')),
    select: () => {
      const row = focused();
      if (row) toggle(row);
    },
    search: () => {
      beforeSearch.current = focused()?.id;
      toolbar.current?.querySelector<HTMLElement>('[role="searchbox"]')?.focus();
    },
    showKeys: () => setKeysShown(true),
  });

  const isLoaded = list.currentData !== undefined && !list.isFetching;
  const leaveSearch = useLeaveSearch({
    search: query.search,
    isReady: isLoaded,
    onLeave: (search) => {
      const before = search ? undefined : rows.find(({ id }) => id === beforeSearch.current);
      focusRequest((before ?? rows[0])?.id);
    },
  });
  useSearchAnnouncements(query.search, isLoaded ? total : undefined, 'pengajuan');

  // The dialog gives the focus back to the rejected row, which is about to leave.
  useEffect(() => {
    if (rejected.length > 0 || afterRejection.current === undefined) return;
    focusRequest(afterRejection.current);
    afterRejection.current = undefined;
  }, [rejected]);

  const isMeant = usePressGuard(rows.map(({ id }) => id).join(), clock);

  const content = () => {
    if (!list.currentData) {
      if (list.isError) return <ErrorState text={TABLE_LOAD_FAILED} onRetry={list.refetch} />;
      return (
        <LoadingState>
          {Array.from({ length: SKELETON_ROWS }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a skeleton have no other identity
            <Skeleton key={row} height={88} sx={{ mx: 2 }} />
          ))}
        </LoadingState>
      );
    }
    if (rows.length === 0) return <RequestsEmpty query={query} change={change} />;
    return rows.map((request) => (
      <RequestRow
        key={request.id}
        request={request}
        isSelected={selected.has(request.id)}
        isPending={decisions.pending.has(request.id)}
        onSelect={toggle}
        onDecide={(decision, row) => decide(decision, [row])}
      />
    ));
  };

  return (
    <>
      <PageHeader
        context="Izin, sakit, koreksi absen dan kerja di tempat lain yang diajukan mahasiswa."
        actions={
          <ExportButton
            label="Ekspor"
            request={exportRequest(query)}
            fallbackName="pengajuan.xlsx"
          />
        }
      />
      <Card sx={{ flex: 'none', mb: 9 }}>
        <StateTabs state={query.state} counts={counts} onChange={(state) => change({ state })} />
        <div ref={toolbar}>
          <RequestToolbar
            query={query}
            change={change}
            onLeaveSearch={leaveSearch}
            onShowKeys={() => setKeysShown(true)}
          />
        </div>
        <div
          id={REQUEST_PANEL_ID}
          role="tabpanel"
          aria-labelledby={requestTabId(query.state)}
          aria-busy={list.isFetching}
          onClickCapture={(press) => {
            if (isMeant(press)) return;
            press.preventDefault();
            press.stopPropagation();
          }}
        >
          {content()}
        </div>
        {pageCount > 1 && (
          <Stack sx={{ alignItems: 'center', p: 1.5 }}>
            <Pages page={query.page} count={pageCount} onChange={(page) => change({ page })} />
          </Stack>
        )}
      </Card>
      <DecisionBar
        count={chosen.length}
        recent={decisions.recent}
        onApprove={() => decide('approve', chosen)}
        onReject={() => decide('reject', chosen)}
        onClear={() => setSelected(new Set())}
        onUndo={decisions.undoRecent}
      />
      {areKeysShown && (
        <keysDialog.Component lines={REQUEST_KEY_LINES} onClose={() => setKeysShown(false)} />
      )}
      {rejected.length > 0 && (
        <rejectDialog.Component
          label={
            rejected.length === 1
              ? (rejected[0]?.student_name ?? '')
              : `${rejected.length} mahasiswa`
          }
          onReject={async (comment) => {
            const next = neighbour(rejected.at(-1), 1) ?? neighbour(rejected[0], -1);
            const isStored = await decisions.decide('reject', rejected, comment);
            if (isStored) {
              setSelected(new Set());
              afterRejection.current = next?.id;
            }
            return isStored;
          }}
          onClose={() => setRejected([])}
        />
      )}
    </>
  );
}
