import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type ImportFile,
  type ImportReadRow,
  type ImportResult,
  useCheckImportMutation,
  useReadImportFileMutation,
} from '@/client/api/api';
import { fieldErrorsOf, messageOf, statusOf } from '@/client/api/serverErrors';
import { notify } from '@/client/ui/toasts/notify';
import { IMPORT_FILE_MAX_BYTES } from '@/shared/constants/limits';
import type { ImportKind } from '@/shared/records';
import type { ImportProgress } from './fetchLines';
import {
  type Checks,
  type RowErrors,
  reviewedRows,
  rowErrorsOf,
  rowsToStore,
  withCell,
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
import { useStoreRows } from './useStoreRows';

type Columns = Pick<ImportFile, 'columns' | 'unknown_columns'>;

export interface ReadFile extends Columns {
  name: string;
}

type Phase = 'choosing' | 'reading' | 'reviewing' | 'storing' | 'done';

const NO_CHECKS: Checks = new Map();
const NO_NOTES: RowErrors = new Map();
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

  const [phase, setPhase] = useState<Phase>('choosing');
  const [fileError, setFileError] = useState<string | null>(null);
  const [file, setFile] = useState<ReadFile | null>(null);
  const [rows, setRows] = useState<readonly ImportReadRow[]>([]);
  const [updateExisting, setUpdateExisting] = useState(true);
  const [checks, setChecks] = useState(NO_CHECKS);
  const [notes, setNotes] = useState(NO_NOTES);
  const [round, setRound] = useState(0);
  const [isChecking, setChecking] = useState(false);
  const [checkError, setCheckError] = useState<string | null>(null);
  const [storeError, setStoreError] = useState<string | null>(null);
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);

  const running = useRef<{ abort: () => void } | null>(null);
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

  const reviewed = useMemo(() => reviewedRows(rows, checks, notes), [rows, checks, notes]);

  const choose = async (chosen: File) => {
    if (chosen.size > IMPORT_FILE_MAX_BYTES) return setFileError(FILE_TOO_LARGE);
    const back = phase === 'reviewing' ? 'reviewing' : 'choosing';
    setFileError(null);
    setPhase('reading');
    const request = read({ kind, importFileInput: { file: chosen } });
    running.current = request;
    try {
      const { data } = await request.unwrap();
      if (running.current !== request) return;
      setFile({ name: chosen.name, columns: data.columns, unknown_columns: data.unknown_columns });
      setChecks(NO_CHECKS);
      setNotes(NO_NOTES);
      setStoreError(null);
      setRows(data.rows);
      setPhase('reviewing');
    } catch (error) {
      if (running.current !== request) return;
      setFileError(fieldErrorsOf(error)?.file ?? messageOf(error) ?? READ_FAILED);
      setPhase(back);
    }
  };

  const cancelReading = () => {
    running.current?.abort();
    running.current = null;
    setPhase(file ? 'reviewing' : 'choosing');
  };

  const edit = (number: number, field: string, value: string) => {
    if ((rows.find((row) => row.number === number)?.values[field] ?? '') === value) return;
    const others = <Value>(all: ReadonlyMap<number, Value>) =>
      new Map([...all].filter(([key]) => key !== number));
    setRows((all) => withCell(all, number, field, value));
    setChecks(others);
    setNotes(others);
  };

  const store = async () => {
    const ready = rowsToStore(reviewed);
    setPhase('storing');
    setNotes(NO_NOTES);
    setStoreError(null);
    setProgress(null);
    const request = new AbortController();
    running.current = request;
    try {
      const rowsOfFile = ready.map(({ number, values, seen }) => ({ number, values, seen }));
      setResult(
        await storeRows(
          { update_existing: updateExisting, rows: rowsOfFile },
          { signal: request.signal, onProgress: setProgress },
        ),
      );
      setPhase('done');
    } catch (error) {
      setPhase('reviewing');
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
    updateExisting,
    isChecking,
    checkError,
    storeError,
    changedElsewhere: notes,
    progress,
    result,
    choose,
    cancelReading,
    setUpdateExisting,
    edit,
    checkAgain: () => setRound((last) => last + 1),
    store,
    cancelStoring,
    startAgain,
  };
}

export type Import = ReturnType<typeof useImport>;
