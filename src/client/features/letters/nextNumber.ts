import type { LetterSeries } from '@/client/api/api';
import { letterNumber, patternRefusal } from '@/shared/letters/numberPattern';

/** An example for a pattern: the next number in March; null for one that cannot be used. */
export const nextNumber = (
  pattern: string,
  { kind, year, last_number }: Pick<LetterSeries, 'kind' | 'year' | 'last_number'>,
): string | null =>
  patternRefusal(pattern) === null
    ? letterNumber(pattern, { kind, sequence: last_number + 1, date: `${year}-03-09` })
    : null;
