import type { LetterSeries } from '@/client/api/api';
import { nextSequence } from '@/shared/letters/nextSequence';
import { letterNumber, patternRefusal } from '@/shared/letters/numberPattern';

/** An example for a pattern: the next number in March; null for one that cannot be used. */
export const nextNumber = (
  pattern: string,
  { kind, year, ...numbers }: Pick<LetterSeries, 'kind' | 'year' | 'last_number' | 'start_number'>,
): string | null =>
  patternRefusal(pattern) === null
    ? letterNumber(pattern, { kind, sequence: nextSequence(numbers), date: `${year}-03-09` })
    : null;
