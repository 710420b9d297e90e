import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type ImportFile,
  type ImportInput,
  type ImportReadRow,
  type ImportResult,
  type ImportSuggestion,
  type ImportValues,
  useCheckImportMutation,
  useReadImportFileMutation,
} from '@/client/api/api';
import { fieldErrorsOf, messageOf, statusOf } from '@/client/api/serverErrors';
import { usePastDaysQuestion } from '@/client/records/attendanceDays/usePastDaysQuestion';
import { Declined } from '@/client/ui/confirm/declined';
import { notify } from '@/client/ui/toasts/notify';
import { IMPORT_FILE_MAX_BYTES } from '@/shared/constants/limits';
import type { ImportKind } from '@/shared/records';
import type { SheetReading } from '@/shared/sheets/sheetReading';
import type { ImportProgress } from './fetchLines';
import {
  type CellChange,
  type Checks,
  type Edits,
  type RowErrors,
  reviewedRows,
  rowErrorsOf,
  rowsToStore,
  withCells,
  withEdit,
  withEdits,
  withFills,
} from './importRows';
import {
  CANCELLED,
  CHECK_FAILED,
  FILE_TOO_LARGE,
  READ_FAILED,
  STORE_FAILED,
  STORE_LOST,
  STORED_ANYWAY,
} from './importTexts';
import { placesOf } from './rowPlaces';
import { useStoreRows } from './useStoreRows';

/** A file as it was read last. */
export interface ReadFile extends ImportFile {
  chosen: File;
  reading: SheetReading;
  /** The value that all rows get in a field without a column. */
  fills: ImportValues;
}

type Phase = 'choosing' | 'reading' | 'mapping' | 'reviewing' | 'storing' | 'done';

const NO_CHECKS: Checks = new Map();
const NO_NOTES: RowErrors = new Map();
const NONE_LEFT_OUT: ReadonlySet<number> = new Set();
const SERVER_FAILED = 500;

/** Whether it is unknown what has become of a request. */
const isLost = (error: unknown) => {
  const status = statusOf(error);
  return status === null || status >= SERVER_FAILED;
};

/** A file on its way into the database: read, checked, corrected, stored. */
export function useImport(kind: ImportKind) {
  const [read] = useReadImportFileMutation();
  const [check] = useCheckImportMutation();
  const storeRows = useStoreRows(kind);
  const pastDays = usePastDaysQuestion();

  const [phase, setPhase] = useState<Phase>('choosing');
  const [fileError, setFileError] = useState<string | null>(null);
  const [file, setFile] = useState<ReadFile | null>(null);
  const [rows, setRows] = useState<readonly ImportReadRow[]>([]);
  const [updateExisting, setUpdateExisting] = useState(true);
  const [checks, setChecks] = useState(NO_CHECKS);
  const [notes, setNotes] = useState(NO_NOTES);
  const [round, setRound] = useState(0);
  const [isChecking, setChecking] = useState(false);
  const [suggestions, setSuggestions] = useState<readonly ImportSuggestion[]>([]);
  const [checkError, setCheckError] = useState<string | null>(null);
  const [storeError, setStoreError] = useState<string | null>(null);
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [isSilent, setSilent] = useState(false);
  const [result, setResult] = useState<ImportResult | null>(null);

  const running = useRef<{ abort: () => void } | null>(null);
  /** The step that the person comes back to if a file cannot be read. */
  const back = useRef<Phase>('choosing');
  /** The file of the shown rows, while the columns of another one are chosen. */
  const shown = useRef<ReadFile | null>(null);
  /** Corrections and the rows left out, for when the file is read in another way. */
  const edits = useRef<Edits>([]);
  const leftOut = useRef<ReadonlySet<number>>(NONE_LEFT_OUT);
  /** The rows of an import that was cancelled, until it is known that it was in time. */
  const cancelled = useRef<ReadonlySet<number> | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round checks the same rows again
  useEffect(() => {
    if (rows.length === 0) return;
    let isCurrent = true;
    setChecking(true);
    setCheckError(null);
    const request = check({
      kind,
      importCheckInput: {
        update_existing: updateExisting,
        rows: rows.map(({ number, values }) => ({ number, values })),
      },
    });
    request.unwrap().then(
      ({ data }) => {
        if (!isCurrent) return;
        setChecking(false);
        setChecks(new Map(data.rows.map((row) => [row.number, row])));
        setSuggestions(data.suggestions);
        const sent = cancelled.current;
        cancelled.current = null;
        if (!sent) return;
        const isOpen = data.rows.some(
          ({ number, state }) => sent.has(number) && (state === 'added' || state === 'changed'),
        );
        if (isOpen) notify.info(CANCELLED.title, CANCELLED.description);
        else notify.warning(STORED_ANYWAY.title, STORED_ANYWAY.description);
      },
      (error: unknown) => {
        if (!isCurrent) return;
        setChecking(false);
        setCheckError(messageOf(error) ?? CHECK_FAILED);
      },
    );
    return () => {
      isCurrent = false;
      request.abort();
    };
  }, [check, kind, rows, updateExisting, round]);

  const placeOf = useMemo(() => placesOf(file?.sheets ?? []), [file]);
  const reviewed = useMemo(
    () => reviewedRows(rows, checks, notes, placeOf),
    [rows, checks, notes, placeOf],
  );

  const show = (read: ReadFile) => {
    const before = shown.current;
    if (read.chosen !== before?.chosen || read.reading.sheets !== before.reading.sheets) {
      edits.current = [];
      leftOut.current = NONE_LEFT_OUT;
    }
    shown.current = read;
    setChecks(NO_CHECKS);
    setNotes(NO_NOTES);
    setStoreError(null);
    setRows(
      withEdits(withFills(read.rows, read.fills), edits.current).filter(
        ({ number }) => !leftOut.current.has(number),
      ),
    );
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

  /** Gives some rows the same value in a field. */
  const editAll = (changes: readonly CellChange[]) => {
    const changed = new Set(changes.flatMap(({ numbers }) => numbers));
    const others = <Value>(all: ReadonlyMap<number, Value>) =>
      new Map([...all].filter(([key]) => !changed.has(key)));
    edits.current = changes.reduce(withEdit, edits.current);
    setRows((all) => changes.reduce(withCells, all));
    setChecks(others);
    setNotes(others);
  };

  const edit = (number: number, field: string, value: string) => {
    if ((rows.find((row) => row.number === number)?.values[field] ?? '') === value) return;
    editAll([{ numbers: [number], field, value }]);
  };

  const store = async () => {
    const ready = rowsToStore(reviewed);
    setPhase('storing');
    setNotes(NO_NOTES);
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
      setResult(await pastDays.ask(input, (asked) => storeRows(asked, storing)));
      setPhase('done');
    } catch (error) {
      setPhase('reviewing');
      if (error instanceof Declined) return;
      setRound((last) => last + 1);
      if (running.current !== request) {
        cancelled.current = new Set(ready.map(({ number }) => number));
        return;
      }
      const changed = rowErrorsOf(fieldErrorsOf(error));
      if (changed) setNotes(changed);
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
    setRows([]);
    setChecks(NO_CHECKS);
    setNotes(NO_NOTES);
    setResult(null);
    setFileError(null);
    setStoreError(null);
  };

  return {
    phase,
    file,
    fileError,
    rows: reviewed,
    placeOf,
    updateExisting,
    isChecking,
    checkError,
    storeError,
    changedElsewhere: notes,
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
    leaveOut: (numbers: readonly number[]) => {
      const out = new Set([...leftOut.current, ...numbers]);
      leftOut.current = out;
      setRows((all) => all.filter(({ number }) => !out.has(number)));
    },
    cancelReading,
    setUpdateExisting,
    edit,
    editAll,
    suggestions,
    checkAgain: () => setRound((last) => last + 1),
    store,
    cancelStoring,
    startAgain,
    pastDaysDialog: pastDays.dialog,
  };
}

export type Import = ReturnType<typeof useImport>;
