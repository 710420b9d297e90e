import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { GradeSheet as Sheet } from '@/client/api/api';
import { useCurrentUser } from '@/client/session/useSession';
import { useConfirm } from '@/client/ui/confirm/useConfirm';
import { UnsavedGuard } from '@/client/ui/form/LeaveGuard';
import { notify } from '@/client/ui/toasts/notify';
import { formatNumber } from '@/shared/formatNumber';
import { openedRow } from './gradeDraft';
import { SheetBar } from './SheetBar';
import { SheetConflict } from './SheetConflict';
import { SheetProposals } from './SheetProposals';
import { Scroll, SheetTable } from './SheetTable';
import { StudentRow } from './StudentRow';
import { focusFirstProblem, focusPlace, placeAfter, placeOf, REASON } from './sheetFocus';
import { idOf, isChanged, isUnsaved } from './sheetRow';
import { useSheet } from './useSheet';

const Frame = styled(Card)({ display: 'flex', flexDirection: 'column', minHeight: 300 });

const KEPT = 'Baris yang belum tersimpan tetap ada sebagai draf di perangkat ini.';

const DISCARD = {
  title: 'Buang draf?',
  description: 'Nilai yang belum tersimpan diganti dengan nilai yang tersimpan.',
  confirmLabel: 'Buang draf',
  tone: 'danger',
} as const;

/** The sheet of an open period (docs/decisions/0035). */
export function GradeSheet({ sheet: { course, rows: opened } }: { sheet: Sheet }) {
  const userId = useCurrentUser()?.id ?? 0;
  const { rows, actions } = useSheet(() =>
    opened.map((student) => openedRow(userId, student, course.code)),
  );
  const confirm = useConfirm();
  const root = useRef<HTMLDivElement>(null);
  const [isKept, setStored] = useState(true);
  // An effect that sets a state at every key, even to the same value, makes React drop a key after fifty without a pause.
  const wasKept = useRef(true);
  const handleKept = useCallback((next: boolean) => {
    if (next !== wasKept.current) setStored(next);
    wasKept.current = next;
  }, []);
  const [comparedId, setComparedId] = useState<number | null>(null);
  const compared = rows.find((row) => idOf(row) === comparedId);
  const restored = rows.filter((row) => row.isRestored && isChanged(row)).length;
  const isAnyUnsaved = rows.some(isUnsaved);

  // The button that opened the comparison is gone.
  const resolved = useRef<number | null>(null);
  useEffect(() => {
    if (comparedId !== null || resolved.current === null || !root.current) return;
    const row = resolved.current;
    resolved.current = null;
    if (!focusPlace(root.current, { row, column: REASON })) {
      focusPlace(root.current, { row, column: 'assignment_1' });
    }
  }, [comparedId]);

  const toFirstProblem = () => root.current && focusFirstProblem(root.current);

  const saveAll = async () => {
    if (!isAnyUnsaved) return notify.info('Semua baris sudah tersimpan.');
    await actions.saveAll();
    toFirstProblem();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void saveAll();
      return;
    }
    const next = placeAfter(event, event.target);
    if (!next) return;
    event.preventDefault();
    if (focusPlace(event.currentTarget, next) || event.key !== 'Enter') return;
    // There is no further row to go to.
    const row = rows[placeOf(event.target)?.row ?? -1];
    if (row) actions.leave(idOf(row));
  };

  const handlePaste = (event: ClipboardEvent<HTMLTableElement>) => {
    const place = event.target instanceof HTMLElement && placeOf(event.target);
    if (!place || place.column === REASON) return;
    const text = event.clipboardData.getData('text/plain');
    if (actions.paste(place.row, place.column, text)) event.preventDefault();
  };

  const handleDiscard = async () => {
    if (await confirm(DISCARD)) actions.discardDrafts();
  };

  return (
    <>
      {restored > 0 && (
        <Alert
          severity="info"
          role="note"
          sx={{ mb: 1.5, flex: 'none' }}
          action={
            <Button color="inherit" size="small" onClick={() => void handleDiscard()}>
              Buang draf
            </Button>
          }
        >
          {formatNumber(restored)} baris berasal dari draf di perangkat ini dan belum tersimpan.
        </Alert>
      )}
      <SheetProposals rows={rows} actions={actions} />
      <Frame>
        <Scroll ref={root} aria-label="Lembar nilai">
          <SheetTable
            aria-label="Nilai per mahasiswa"
            course={course}
            hasStates
            onKeyDown={handleKeyDown}
            onPaste={handlePaste}
          >
            {rows.map((row, index) => (
              <StudentRow
                key={idOf(row)}
                row={row}
                index={index}
                course={course}
                userId={userId}
                actions={actions}
                onCompare={setComparedId}
                onKept={handleKept}
              />
            ))}
          </SheetTable>
        </Scroll>
        <SheetBar
          rows={rows}
          isKept={isKept}
          actions={actions}
          onFirstProblem={() => toFirstProblem()}
          onSave={() => void saveAll()}
        />
      </Frame>
      {compared?.theirs && (
        <SheetConflict
          row={compared}
          theirs={compared.theirs}
          onCancel={() => setComparedId(null)}
          onMerged={(cells) => {
            resolved.current = rows.indexOf(compared);
            actions.resolve(idOf(compared), cells);
            setComparedId(null);
          }}
        />
      )}
      <UnsavedGuard hasUnsavedChanges={isAnyUnsaved} description={isKept ? KEPT : undefined} />
    </>
  );
}
