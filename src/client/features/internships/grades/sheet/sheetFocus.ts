import type { KeyboardEvent } from 'react';
import { SCORE_PARTS, type ScorePart } from '@/shared/resources/grades/scores';

/** The columns with an input. */
export type Column = ScorePart | 'reason';

type Place = { row: number; column: Column };

export const REASON = 'reason';

/** The attributes by which an input is found. */
export const placeMarks = (row: number, column: Column) => ({
  'data-row': row,
  'data-column': column,
});

export const placeOf = ({ dataset }: HTMLElement): Place | null =>
  dataset.row === undefined ? null : { row: Number(dataset.row), column: dataset.column as Column };

export function focusPlace(root: ParentNode, { row, column }: Place): boolean {
  const input = root.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  input?.focus();
  return input !== null;
}

/** The first cell with an error, or the first button of a row that was not stored. */
export const focusFirstProblem = (root: ParentNode) =>
  root.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem] button')?.focus();

const first: Column = SCORE_PARTS[0];

const besides = ({ row, column }: Place, step: -1 | 1): Place | null => {
  const next = SCORE_PARTS[SCORE_PARTS.indexOf(column as ScorePart) + step];
  return column === REASON || !next ? null : { row, column: next };
};

const below = ({ row, column }: Place, step: -1 | 1): Place => {
  if (column !== REASON) return { row: row + step, column };
  // The reason is below its row.
  return { row: step > 0 ? row + 1 : row, column: first };
};

/** The place to which a key leads, as in a spreadsheet; null where it edits the text. */
export function placeAfter(event: KeyboardEvent, input: HTMLInputElement): Place | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
  const place = placeOf(input);
  if (!place || ctrlKey || metaKey || altKey || nativeEvent.isComposing) return null;
  if (key === 'Enter') return below(place, shiftKey ? -1 : 1);
  if (shiftKey) return null;
  if (key === 'ArrowDown') return below(place, 1);
  if (key === 'ArrowUp') return below(place, -1);
  const { selectionStart, selectionEnd, value } = input;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  const isCaret = selectionStart === selectionEnd;
  const isAt = (end: number) => isWhole || (isCaret && selectionStart === end);
  if (key === 'ArrowLeft' && isAt(0)) return besides(place, -1);
  if (key === 'ArrowRight' && isAt(value.length)) return besides(place, 1);
  return null;
}
