import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type ImportCheckedRow,
  type ImportFile,
  type ImportInput,
  type ImportResult,
  type ImportValues,
  useReadImportFileMutation,
} from '@/client/api/api';
import { fieldErrorsOf, messageOf, statusOf } from '@/client/api/serverErrors';
import { useLeftoversQuestion } from '@/client/records/leftovers/useLeftoversQuestion';
import { usePastDaysQuestion } from '@/client/records/verdicts/usePastDaysQuestion';
import { Declined } from '@/client/ui/confirm/declined';
import { notify } from '@/client/ui/toasts/notify';
import { IMPORT_FILE_MAX_BYTES } from '@/shared/constants/limits';
import type { ImportKind } from '@/shared/records';
import type { SheetReading } from '@/shared/sheets/sheetReading';
import type { ImportProgress } from './fetchLines';
import { rowErrorsOf, rowsToStore, withFills } from './importRows';
import {
  CANCELLED,
  FILE_TOO_LARGE,
  READ_FAILED,
  STORE_FAILED,
  STORE_LOST,
  STORED_ANYWAY,
} from './importTexts';
import { placesOf } from './rowPlaces';
import { useImportedRows } from './useImportedRows';
import { useStoreRows } from './useStoreRows';

/** A file as it was read last. */
export interface ReadFile extends ImportFile {
  chosen: File;
  reading: SheetReading;
  /** The value that all rows get in a field without a column. */
  fills: ImportValues;
}

type Phase = 'choosing' | 'reading' | 'mapping' | 'reviewing' | 'storing' | 'done';

const NO_NOTES = new Map();
const SERVER_FAILED = 500;

/** Whether it is unknown what has become of a request. */
const isLost = (error: unknown) => {
  const status = statusOf(error);
  return status === null || status >= SERVER_FAILED;
};

/** Says whether the rows of a cancelled import were stored all the same. */
function tellCancelled(sent: ReadonlySet<number>, checked: readonly ImportCheckedRow[]): void {
  const isOpen = checked.some(
    ({ number, state }) => sent.has(number) && (state === 'added' || state === 'changed'),
  );
  if (isOpen) notify.info(CANCELLED.title, CANCELLED.description);
  else notify.warning(STORED_ANYWAY.title, STORED_ANYWAY.description);
}

/** A file on its way into the database: read, checked, corrected, stored. */
export function useImport(kind: ImportKind) {
  const [read] = useReadImportFileMutation();
  const storeRows = useStoreRows(kind);
  const leftovers = useLeftoversQuestion();
  const pastDays = usePastDaysQuestion();

  const [phase, setPhase] = useState<Phase>('choosing');
  const [fileError, setFileError] = useState<string | null>(null);
  const [file, setFile] = useState<ReadFile | null>(null);
  const [updateExisting, setUpdateExisting] = useState(true);
  const [storeError, setStoreError] = useState<string | null>(null);
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [isSilent, setSilent] = useState(false);
  const [result, setResult] = useState<ImportResult | null>(null);

  const running = useRef<{ abort: () => void } | null>(null);
  /** The step that the person comes back to if a file cannot be read. */
  const back = useRef<Phase>('choosing');
  /** The file of the shown rows, while the columns of another one are chosen. */
  const shown = useRef<ReadFile | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const placeOf = useMemo(() => placesOf(file?.sheets ?? []), [file]);
  const rows = useImportedRows(kind, updateExisting, placeOf);

  const show = (read: ReadFile) => {
    const before = shown.current;
    const isOther = read.chosen !== before?.chosen || read.reading.sheets !== before.reading.sheets;
    shown.current = read;
    setStoreError(null);
    rows.show(withFills(read.rows, read.fills), isOther);
    setPhase('reviewing');
  };

  /** Reads a file. The rows are shown at once if its columns are understood and `next` does not differ. */
  const readFile = async (
    { chosen, reading = {}, fills = {} }: Pick<ReadFile, 'chosen'> & Partial<ReadFile>,
    next: 'mapping' | 'reviewing',
  ) => {
    if (chosen.size > IMPORT_FILE_MAX_BYTES) return setFileError(FILE_TOO_LARGE);
    back.current = phase;
    setFileError(null);
    setPhase('reading');
    const hasChoices = Object.keys(reading).length > 0;
    const request = read({
      kind,
      importFileInput: { file: chosen, ...(hasChoices && { reading: JSON.stringify(reading) }) },
    });
    running.current = request;
    try {
      const { data } = await request.unwrap();
      if (running.current !== request) return;
      const known = { ...data, chosen, reading, fills };
      setFile(known);
      const isUnderstood =
        data.missing.every((field) => fills[field]) && (!data.is_ambiguous || !!reading.columns);
      if (isUnderstood && next === 'reviewing') show(known);
      else setPhase('mapping');
    } catch (error) {
      if (running.current !== request) return;
      setFileError(fieldErrorsOf(error)?.file ?? messageOf(error) ?? READ_FAILED);
      setPhase(back.current);
    }
  };

  const choose = (chosen: File) => readFile({ chosen }, 'reviewing');

  /** Reads the file again, in another way. */
  const readAgain = (
    reading: SheetReading,
    next: 'mapping' | 'reviewing',
    fills: ImportValues = file?.fills ?? {},
  ) => {
    if (file) void readFile({ chosen: file.chosen, reading, fills }, next);
  };

  const cancelReading = () => {
    running.current?.abort();
    running.current = null;
    setPhase(back.current);
  };

  const store = async () => {
    const ready = rowsToStore(rows.reviewed);
    setPhase('storing');
    rows.setNotes(NO_NOTES);
    setStoreError(null);
    setProgress(null);
    setSilent(false);
    const request = new AbortController();
    running.current = request;
    try {
      const rowsOfFile = ready.map(({ number, values, seen }) => ({ number, values, seen }));
      const input: ImportInput = { update_existing: updateExisting, rows: rowsOfFile };
      const storing = {
        signal: request.signal,
        onProgress: (news: ImportProgress) => {
          setSilent(false);
          setProgress(news);
        },
        onSilence: () => setSilent(true),
      };
      setResult(
        await leftovers.ask(input, (settled) =>
          pastDays.ask(settled, (asked) => storeRows(asked, storing)),
        ),
      );
      setPhase('done');
    } catch (error) {
      setPhase('reviewing');
      if (error instanceof Declined) return;
      if (running.current !== request) {
        const sent = new Set(ready.map(({ number }) => number));
        return rows.checkAgain((checked) => tellCancelled(sent, checked));
      }
      rows.checkAgain();
      const changed = rowErrorsOf(fieldErrorsOf(error));
      if (changed) rows.setNotes(changed);
      else setStoreError(isLost(error) ? STORE_LOST : (messageOf(error) ?? STORE_FAILED));
    }
  };

  const cancelStoring = () => {
    const request = running.current;
    running.current = null;
    request?.abort();
  };

  const startAgain = () => {
    setPhase('choosing');
    setFile(null);
    rows.clear();
    setResult(null);
    setFileError(null);
    setStoreError(null);
  };

  return {
    phase,
    file,
    fileError,
    rows: rows.reviewed,
    placeOf,
    updateExisting,
    isChecking: rows.isChecking,
    checkError: rows.checkError,
    storeError,
    changedElsewhere: rows.notes,
    progress,
    isSilent,
    result,
    choose,
    readAgain,
    mapColumns: () => setPhase('mapping'),
    keepColumns: () => {
      setFile(shown.current);
      setFileError(null);
      setPhase('reviewing');
    },
    leaveOut: rows.leaveOut,
    cancelReading,
    setUpdateExisting,
    edit: rows.edit,
    editAll: rows.editAll,
    suggestions: rows.suggestions,
    checkAgain: () => rows.checkAgain(),
    store,
    cancelStoring,
    startAgain,
    leftoversDialog: leftovers.dialog,
    pastDaysDialog: pastDays.dialog,
  };
}

export type Import = ReturnType<typeof useImport>;
