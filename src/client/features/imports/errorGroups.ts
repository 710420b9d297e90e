import type { ImportSuggestion } from '@/client/api/api';
import type { ReviewedRow } from './importRows';

/** Equal values of a field with the same error. */
export interface ErrorGroup {
  field: string;
  value: string;
  /** A cell that cannot be read has no value, and is not empty. */
  isEmpty: boolean;
  message: string;
  numbers: readonly number[];
  /** The value that was probably meant. */
  suggestion: string | null;
}

const keyOf = (...parts: readonly string[]) => JSON.stringify(parts);

/** The errors that one change corrects in many rows, and those with a suggestion; the most frequent first. */
export const errorGroups = (
  rows: readonly ReviewedRow[],
  suggestions: readonly ImportSuggestion[],
): ErrorGroup[] => {
  const suggested = new Map(
    suggestions.map(({ field, value, suggestion }) => [keyOf(field, value), suggestion]),
  );
  const groups = new Map<string, ErrorGroup & { numbers: number[] }>();
  for (const { number, values, errors, readErrors } of rows) {
    for (const [field, message] of Object.entries(errors)) {
      const value = values[field] ?? '';
      const key = keyOf(field, value, message);
      const suggestion = suggested.get(keyOf(field, value)) ?? null;
      const isEmpty = value === '' && !(field in readErrors);
      const known = { field, value, isEmpty, message, suggestion };
      const group = groups.get(key) ?? { ...known, numbers: [] };
      group.numbers.push(number);
      groups.set(key, group);
    }
  }
  return [...groups.values()]
    .filter(({ numbers, suggestion }) => numbers.length > 1 || suggestion !== null)
    .sort((one, other) => other.numbers.length - one.numbers.length);
};
