import { useEffect, useRef, useState } from 'react';
import type { AttendanceRequest } from '@/client/api/api';
import { openAttachment } from '@/client/records/requests/RequestAttachment';
import { useClashQuestion } from '@/client/records/requests/useClashQuestion';
import { useRequestDecisions } from '@/client/records/requests/useRequestDecisions';
import { useDeskKeys } from '@/client/records/review/useDeskKeys';
import { useLeaveSearch } from '@/client/records/review/useLeaveSearch';
import { type Clock, usePressGuard } from '@/client/records/review/usePressGuard';
import { useSearchAnnouncements } from '@/client/records/review/useSearchAnnouncements';
import type { RequestDecision } from '@/shared/resources/attendance-requests/constants';
import { requestRowId } from './RequestRow';
import type { ChangeRequests, useRequestList } from './useRequestList';

const focusRequest = (id: number | undefined) => {
  const row = id === undefined ? null : document.getElementById(requestRowId(id));
  row?.focus();
  row?.scrollIntoView({ block: 'nearest' });
};

type Listed = ReturnType<typeof useRequestList>;
type Options = { clock: Clock; onShowKeys: () => void };

/** The selection of requests and the decisions on them, by mouse and by the keys of the review desk. */
export function useRequestDesk(
  { query, list, total, ...requests }: Listed,
  { clock, onShowKeys }: Options,
) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [rejected, setRejected] = useState<readonly AttendanceRequest[]>([]);
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
    open: () => {
      const row = focused();
      if (row) openAttachment(document.getElementById(requestRowId(row.id)));
    },
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
    showKeys: onShowKeys,
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

  const reject = async (comment: string) => {
    const next = neighbour(rejected.at(-1), 1) ?? neighbour(rejected[0], -1);
    const isStored = await decisions.decide('reject', rejected, comment);
    if (isStored) {
      setSelected(new Set());
      afterRejection.current = next?.id;
    }
    return isStored;
  };

  return {
    rows,
    selected,
    chosen,
    toggle,
    clear: () => setSelected(new Set()),
    change,
    decide,
    decisions,
    rejected,
    reject,
    endRejection: () => setRejected([]),
    toolbar,
    leaveSearch,
    isMeant,
  };
}
