import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type ImportCheckedRow,
  type ImportReadRow,
  type ImportSuggestion,
  useCheckImportMutation,
} from '@/client/api/api';
import { messageOf } from '@/client/api/serverErrors';
import type { ImportKind } from '@/shared/records';
import {
  type CellChange,
  type Checks,
  type Edits,
  type RowErrors,
  reviewedRows,
  withCells,
  withEdit,
  withEdits,
} from './importRows';
import { CHECK_FAILED } from './importTexts';
import type { PlaceOf } from './rowPlaces';

type Checked = (rows: readonly ImportCheckedRow[]) => void;

const NO_CHECKS: Checks = new Map();
const NO_NOTES: RowErrors = new Map();
const NONE_LEFT_OUT: ReadonlySet<number> = new Set();

/** The rows of a file: checked by the server after each change, corrected and left out by a person. */
export function useImportedRows(kind: ImportKind, updateExisting: boolean, placeOf: PlaceOf) {
  const [check] = useCheckImportMutation();
  const [rows, setRows] = useState<readonly ImportReadRow[]>([]);
  const [checks, setChecks] = useState(NO_CHECKS);
  /** The errors of rows that could not be stored. */
  const [notes, setNotes] = useState(NO_NOTES);
  const [round, setRound] = useState(0);
  const [isChecking, setChecking] = useState(false);
  const [suggestions, setSuggestions] = useState<readonly ImportSuggestion[]>([]);
  const [checkError, setCheckError] = useState<string | null>(null);

  /** Corrections and the rows left out, for when the file is read in another way. */
  const edits = useRef<Edits>([]);
  const leftOut = useRef<ReadonlySet<number>>(NONE_LEFT_OUT);
  const onceChecked = useRef<Checked | null>(null);

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
        onceChecked.current?.(data.rows);
        onceChecked.current = null;
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

  const reviewed = useMemo(
    () => reviewedRows(rows, checks, notes, placeOf),
    [rows, checks, notes, placeOf],
  );

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

  return {
    reviewed,
    notes,
    setNotes,
    isChecking,
    checkError,
    suggestions,
    editAll,
    edit: (number: number, field: string, value: string) => {
      if ((rows.find((row) => row.number === number)?.values[field] ?? '') === value) return;
      editAll([{ numbers: [number], field, value }]);
    },
    leaveOut: (numbers: readonly number[]) => {
      const out = new Set([...leftOut.current, ...numbers]);
      leftOut.current = out;
      setRows((all) => all.filter(({ number }) => !out.has(number)));
    },
    /** Shows the rows of a file; those of another file or sheet without the corrections of the last one. */
    show: (read: readonly ImportReadRow[], isOther: boolean) => {
      if (isOther) {
        edits.current = [];
        leftOut.current = NONE_LEFT_OUT;
      }
      setChecks(NO_CHECKS);
      setNotes(NO_NOTES);
      setRows(withEdits(read, edits.current).filter(({ number }) => !leftOut.current.has(number)));
    },
    checkAgain: (then: Checked | null = null) => {
      onceChecked.current = then;
      setRound((last) => last + 1);
    },
    clear: () => {
      setRows([]);
      setChecks(NO_CHECKS);
      setNotes(NO_NOTES);
    },
  };
}
