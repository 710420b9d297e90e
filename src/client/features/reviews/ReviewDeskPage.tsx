import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { ReviewCounts } from '@/client/api/api';
import { keysDialog } from '@/client/records/review/lazyKeysDialog';
import { useDeskKeys } from '@/client/records/review/useDeskKeys';
import { useLeaveSearch } from '@/client/records/review/useLeaveSearch';
import { type Clock, monotonicClock } from '@/client/records/review/usePressGuard';
import { useSearchAnnouncements } from '@/client/records/review/useSearchAnnouncements';
import { recoverLostDrafts } from '@/client/session/withDrafts';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { ignoresDoubleTap } from '@/client/ui/doubleTap';
import { Dock } from '@/client/ui/floatingBar';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { PageHeader } from '@/client/ui/PageHeader';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { formatWeekdayDate } from '@/shared/format';
import { DeskEmpty } from './DeskEmpty';
import { DeskPages } from './DeskPages';
import { DeskSkeleton } from './DeskSkeleton';
import { DeskToolbar } from './DeskToolbar';
import { DESK_KEY_LINES } from './deskKeyLines';
import { deskKeys } from './deskKeys';
import { undecidedText } from './deskTexts';
import { stateOfView } from './overlay';
import { RequestsLink } from './RequestsLink';
import { ReviewList } from './ReviewList';
import { SelectionBar } from './SelectionBar';
import { SelectionHeader } from './SelectionHeader';
import { UndoBar } from './UndoBar';
import { useCompactRows } from './useCompactRows';
import { useDesk } from './useDesk';
import { useDockRoom } from './useDockRoom';
import { useSelectionAnnouncements } from './useSelectionAnnouncements';
import { DESK_PANEL_ID, tabId, ViewTabs } from './ViewTabs';

const bulkDialog = lazyComponent(() => import('./BulkDialog'), 'BulkDialog');
const undoReason = lazyComponent(() => import('./UndoReason'), 'UndoReason');

// Sticky headings need a card that does not clip.
const Sheet = styled(Card)({ overflow: 'visible', flex: 'none' }) as typeof Card;

const DeskDock = styled(Dock)({ '& > * > *': { pointerEvents: 'auto', ...ignoresDoubleTap } });

/** Room below the last row for the bars. */
const Room = styled('div')({ flex: 'none', height: 'var(--dock-room)' });

function contextOf(counts: ReviewCounts | undefined): string {
  if (!counts || counts.all === counts.done) {
    return 'Baca, validasi, atau kembalikan aktivitas mahasiswa Anda';
  }
  const { oldest_day: day } = counts;
  const oldest = day ? `Aktivitas tertua yang menunggu: ${formatWeekdayDate(day)}. ` : '';
  return `${oldest}${undecidedText(counts)}`;
}

type Props = { clock?: Clock };

/**
 * The desk of a reviewer (docs/decisions/0025).
 * @screen reviews.index
 */
export function ReviewDeskPage({ clock = monotonicClock }: Props) {
  const desk = useDesk();
  const { query, change, list, rows, counts, state, dispatch, current } = desk;
  const { selected, recent, unexplained } = state;
  const [areKeysShown, setKeysShown] = useState(false);
  const [bulk, setBulk] = useState<'validate' | 'return' | null>(null);
  const [isCompact, setCompact] = useCompactRows();
  const leaveSearch = useLeaveSearch({
    search: query.search,
    isReady: list.isLoaded && !list.isFetching,
    onLeave: (search) => {
      const next = search ? rows[0] : current;
      if (next) dispatch({ type: 'goTo', id: next.id });
    },
  });
  const dock = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);

  // The drafts of comments are there before somebody opens a form for one.
  useEffect(() => void recoverLostDrafts(), []);
  const [latest] = recent;
  const focusCurrent = () => dispatch({ type: 'goTo', id: current?.id ?? null });

  useDeskKeys(
    deskKeys({
      desk,
      onBulk: setBulk,
      onSearch: () => toolbar.current?.querySelector<HTMLElement>('[role="searchbox"]')?.focus(),
      onShowKeys: () => setKeysShown(true),
    }),
  );

  const isSelecting = selected.size > 0;
  useDockRoom(dock, [latest && 'undo', isSelecting && 'selection'].filter(Boolean).join());

  const { view } = query;
  useSelectionAnnouncements(selected.size, latest?.number);
  const found = list.isLoaded && !list.isFetching ? counts?.[view] : undefined;
  useSearchAnnouncements(query.search, found, 'aktivitas');

  const closeBulk = (decided: readonly number[] | null) => {
    if (decided && decided.length > 0 && bulk) desk.rememberMany(bulk, decided);
    // Without a decision the selection stays.
    if (decided) dispatch({ type: 'selectOnly', ids: [] });
    setBulk(null);
    focusCurrent();
  };

  const content = () => {
    // More may be on the server when all rows of the page have been decided on.
    const isReading = list.isFetching || state.overlay.size > 0;
    const mayBeMore = isReading && counts?.[query.view] !== 0;
    if (!list.isLoaded || (rows.length === 0 && mayBeMore)) {
      if (!list.isError) return <DeskSkeleton />;
      return <ErrorState text={TABLE_LOAD_FAILED} onRetry={desk.settle} />;
    }
    if (rows.length === 0) {
      const isFiltered = Object.keys(desk.filters).length > 0;
      return <DeskEmpty view={query.view} isFiltered={isFiltered} change={change} />;
    }
    return (
      <>
        <SelectionHeader
          request={{ view: query.view, group: query.group, ...desk.filters }}
          rows={rows}
          selected={selected}
          total={counts?.[query.view] ?? 0}
          dispatch={dispatch}
        />
        <ReviewList
          rows={rows}
          group={query.group}
          state={state}
          currentId={current?.id ?? null}
          isCompact={isCompact}
          clock={clock}
          dispatch={dispatch}
          onDecide={desk.decide}
          onResend={desk.resend}
          onDismiss={desk.dismiss}
        />
        <DeskPages page={query.page} pageCount={list.pageCount} change={change} />
      </>
    );
  };

  return (
    <>
      <PageHeader context={contextOf(counts)} actions={<RequestsLink />} />
      <Sheet>
        <ViewTabs view={query.view} counts={counts} onChange={(view) => change({ view })} />
        <div ref={toolbar}>
          <DeskToolbar
            query={query}
            change={change}
            isCompact={isCompact}
            onCompact={setCompact}
            onLeaveSearch={leaveSearch}
            onShowKeys={() => setKeysShown(true)}
          />
        </div>
        <div
          id={DESK_PANEL_ID}
          role="tabpanel"
          aria-labelledby={tabId(query.view)}
          aria-busy={list.isLoading}
        >
          {content()}
        </div>
      </Sheet>
      {(latest || isSelecting) && <Room />}
      <DeskDock ref={dock}>
        <div>
          {latest && (
            <UndoBar key={latest.number} recent={latest} onUndo={() => desk.undoRecent(latest)} />
          )}
        </div>
        <div>
          {isSelecting && (
            <SelectionBar
              count={selected.size}
              onDecide={setBulk}
              onClear={() => {
                dispatch({ type: 'selectOnly', ids: [] });
                focusCurrent();
              }}
            />
          )}
        </div>
      </DeskDock>
      {areKeysShown && (
        <keysDialog.Component lines={DESK_KEY_LINES} onClose={() => setKeysShown(false)} />
      )}
      {unexplained && (
        <undoReason.Component
          unexplained={unexplained}
          send={desk.send}
          onClose={() => {
            dispatch({ type: 'askWhy', unexplained: null });
            focusCurrent();
          }}
        />
      )}
      {bulk && (
        <bulkDialog.Component
          decision={bulk}
          ids={[...selected]}
          seenState={stateOfView(query.view)}
          seen={list.seen}
          sendDecision={desk.decideMany}
          onClose={closeBulk}
          onUndo={(decided) => {
            dispatch({ type: 'selectOnly', ids: [] });
            setBulk(null);
            focusCurrent();
            void desk.undoMany(decided, bulk);
          }}
        />
      )}
    </>
  );
}
