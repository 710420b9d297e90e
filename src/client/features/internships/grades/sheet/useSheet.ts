import { useCallback, useMemo, useRef, useState } from 'react';
import { announce } from '@/client/ui/announcements';
import { notify } from '@/client/ui/toasts/notify';
import { formatNumber } from '@/shared/formatNumber';
import type { ScorePart } from '@/shared/resources/grades/scores';
import { blockOf, withPasted } from './pastedCells';
import {
  type Cells,
  idOf,
  isChanged,
  isSendable,
  needsReason,
  plainRow,
  type SheetRow,
  withCells,
} from './sheetRow';
import { useSendRows } from './useSendRows';

const pasteText = (filled: number, outside: number) => {
  const done = `${formatNumber(filled)} sel diisi.`;
  return outside > 0 ? `${done} ${formatNumber(outside)} sel tidak muat di lembar ini.` : done;
};

/** The rows of the sheet while they are typed and stored. */
export function useSheet(opened: () => readonly SheetRow[]) {
  const [rows, setRows] = useState(opened);
  // Requests read it between renders.
  const latest = useRef(rows);

  const changeAll = useCallback((next: (rows: readonly SheetRow[]) => readonly SheetRow[]) => {
    latest.current = next(latest.current);
    setRows(latest.current);
  }, []);
  const change = useCallback(
    (id: number, next: (row: SheetRow) => SheetRow) =>
      changeAll((before) => before.map((row) => (idOf(row) === id ? next(row) : row))),
    [changeAll],
  );
  const find = useCallback((id: number) => latest.current.find((row) => idOf(row) === id), []);
  const { send, whenSent } = useSendRows({ find, change });

  const actions = useMemo(() => {
    const asked = (ids: readonly number[]) => {
      for (const id of ids) change(id, (row) => ({ ...row, isAsked: true, typing: null }));
      const ready = ids.filter((id) => {
        const row = find(id);
        return row && isSendable(row);
      });
      send(ready);
      return ready;
    };
    return {
      type: (id: number, part: ScorePart, text: string) =>
        change(id, (row) => ({ ...withCells(row, { [part]: text }), typing: part })),
      /** Puts scores into cells, as if they were typed. */
      fill: (id: number, cells: Partial<Cells>) => change(id, (row) => withCells(row, cells)),
      /** The end of typing into a cell. */
      rest: (id: number) =>
        change(id, (row) => (row.typing === null ? row : { ...row, typing: null })),
      explain: (id: number, reason: string) =>
        change(id, (row) => ({ ...row, reason, failure: null })),
      /** Uses one reason for all changed grades that have none. */
      explainAll: (reason: string) =>
        changeAll((before) =>
          before.map((row) =>
            needsReason(row) && row.reason.trim() === '' ? { ...row, reason } : row,
          ),
        ),
      /** Stores the row if it is complete. */
      leave: (id: number) => {
        const row = find(id);
        if (row && isChanged(row) && !row.failure) asked([id]);
      },
      resend: (id: number) => asked([id]),
      saveAll: async () => {
        const changed = latest.current.filter(isChanged).map(idOf);
        const sent = asked(changed);
        await whenSent();
        const left = latest.current.filter(isChanged).map(idOf);
        const saved = sent.filter((id) => !left.includes(id));
        announce(
          `${formatNumber(saved.length)} baris tersimpan, ${formatNumber(left.length)} belum.`,
        );
      },
      /** Fills the cells with a copied block; false for a text that belongs into one cell. */
      paste: (row: number, part: ScorePart, text: string) => {
        const block = blockOf(text);
        if (!block) return false;
        const pasted = withPasted(latest.current, { row, part }, block);
        changeAll(() => pasted.rows);
        const message = pasteText(pasted.filled, pasted.outside);
        if (pasted.outside > 0) notify.warning(message);
        else notify.info(message);
        announce(message);
        return true;
      },
      /** Goes on with the merged scores over the grade that another person has stored. */
      resolve: (id: number, cells: Cells) => {
        change(id, (row) => ({
          ...withCells(row, cells),
          base: row.theirs,
          theirs: null,
          isAsked: true,
        }));
        send([id]);
      },
      discardDrafts: () =>
        changeAll((before) =>
          before.map((row) =>
            row.isRestored ? plainRow(row.student, row.courseCode, row.theirs ?? row.base) : row,
          ),
        ),
    };
  }, [change, changeAll, find, send, whenSent]);

  return { rows, actions };
}

export type SheetActions = ReturnType<typeof useSheet>['actions'];
