import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { PageHeader } from '@/client/ui/PageHeader';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { formatWeekdayDate } from '@/shared/format';
import { DeskEmpty } from './DeskEmpty';
import { DeskPages } from './DeskPages';
import { DeskSkeleton } from './DeskSkeleton';
import { DeskToolbar } from './DeskToolbar';
import { stateOfView } from './overlay';
import { ReviewList } from './ReviewList';
import { SelectionBar } from './SelectionBar';
import { SelectionHeader } from './SelectionHeader';
import { UndoBar } from './UndoBar';
import { useDesk } from './useDesk';
import { useDeskKeys } from './useDeskKeys';
import { DESK_PANEL_ID, tabId, ViewTabs } from './ViewTabs';

const keysDialog = lazyComponent(() => import('./KeysDialog'), 'KeysDialog');
const bulkDialog = lazyComponent(() => import('./BulkDialog'), 'BulkDialog');
const undoReason = lazyComponent(() => import('./UndoReason'), 'UndoReason');

// Sticky headings need a card that does not clip.
const Sheet = styled(Card)({ overflow: 'visible', flex: 'none' }) as typeof Card;

const Dock = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 16,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  padding: '0 16px',
  pointerEvents: 'none',
  '& > * > *': { pointerEvents: 'auto' },
  '& > *': { maxWidth: '100%' },
  [theme.breakpoints.down('md')]: { bottom: 8, padding: '0 8px', alignItems: 'stretch' },
}));

/** Room below the last row for the bars. */
const Room = styled('div')({ flex: 'none', height: 96 });

/** The desk of a reviewer: what waits, what to know about it, and the decisions. */
export function ReviewDeskPage() {
  const desk = useDesk();
  const { state, change, list, rows, counts, current, selected, decisions } = desk;
  const [areKeysShown, setKeysShown] = useState(false);
  const [bulk, setBulk] = useState<'validate' | 'return' | null>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [latest] = decisions.recent;

  const withCurrent = (act: (row: NonNullable<typeof current>) => void) => () => {
    if (current) act(current);
  };

  useDeskKeys({
    move: desk.move,
    selectRange: desk.selectRange,
    open: withCurrent(desk.toggleOpen),
    validate: withCurrent(desk.validate),
    startReturn: withCurrent(desk.startReturn),
    undo: desk.undoLatest,
    select: withCurrent(desk.toggleSelected),
    search: () => toolbar.current?.querySelector<HTMLElement>('[role="searchbox"]')?.focus(),
    showKeys: () => setKeysShown(true),
  });

  const closeBulk = (decided: readonly number[] | null) => {
    if (decided && decided.length > 0 && bulk) {
      decisions.remember({
        ids: decided,
        decision: bulk,
        label: `${decided.length} aktivitas`,
      });
    }
    // Nothing was sent: the selection stays.
    if (decided) desk.setSelected(new Set());
    setBulk(null);
    desk.goTo(desk.currentId);
  };

  const content = () => {
    if (list.isError && !list.currentData)
      return <ErrorState text={TABLE_LOAD_FAILED} onRetry={list.refetch} />;
    // More may be on the server when all rows of the page have been decided on.
    const isReading = list.isFetching || decisions.overlay.size > 0;
    const mayBeMore = isReading && counts?.[state.view] !== 0;
    if (!list.currentData || (rows.length === 0 && mayBeMore)) return <DeskSkeleton />;
    if (rows.length === 0) return <DeskEmpty desk={desk} />;
    return (
      <>
        <SelectionHeader desk={desk} />
        <ReviewList desk={desk} />
        <DeskPages desk={desk} />
      </>
    );
  };

  return (
    <>
      <PageHeader
        context={
          counts?.oldest_day
            ? `Aktivitas tertua yang menunggu: ${formatWeekdayDate(counts.oldest_day)}`
            : 'Baca, validasi, atau kembalikan aktivitas mahasiswa Anda'
        }
      />
      <Sheet>
        <ViewTabs view={state.view} counts={counts} onChange={(view) => change({ view })} />
        <div ref={toolbar}>
          <DeskToolbar desk={desk} onShowKeys={() => setKeysShown(true)} />
        </div>
        <div
          id={DESK_PANEL_ID}
          role="tabpanel"
          aria-labelledby={tabId(state.view)}
          aria-busy={list.isLoading}
        >
          {content()}
        </div>
      </Sheet>
      {(latest || selected.size > 0) && <Room />}
      <Dock>
        <div role="status">
          {latest && (
            <>
              <VisuallyHidden>
                {counts ? `${counts.waiting} aktivitas menunggu.` : ''}
              </VisuallyHidden>
              <UndoBar key={latest.key} recent={latest} onUndo={desk.undoLatest} />
            </>
          )}
        </div>
        <div>
          {selected.size > 0 && (
            <SelectionBar
              count={selected.size}
              onDecide={setBulk}
              onClear={() => {
                desk.setSelected(new Set());
                desk.goTo(desk.currentId);
              }}
            />
          )}
        </div>
      </Dock>
      {areKeysShown && <keysDialog.Component onClose={() => setKeysShown(false)} />}
      {desk.unexplained && (
        <undoReason.Component
          unexplained={desk.unexplained}
          decideMany={decisions.decideMany}
          onClose={() => {
            desk.setUnexplained(null);
            desk.goTo(desk.currentId);
          }}
        />
      )}
      {bulk && (
        <bulkDialog.Component
          decision={bulk}
          ids={[...selected]}
          seenState={stateOfView(state.view)}
          seen={desk.seen}
          decideMany={decisions.decideMany}
          onClose={closeBulk}
          onUndo={(decided) => {
            desk.setSelected(new Set());
            setBulk(null);
            void decisions.undoRecent({
              key: 0,
              ids: decided,
              decision: bulk,
              label: `${decided.length} aktivitas`,
            });
          }}
        />
      )}
    </>
  );
}
