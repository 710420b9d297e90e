import type { LetterSeries } from '@/client/api/api';
import { nextSequence } from '@/shared/letters/nextSequence';
import { letterNumber, patternRefusal } from '@/shared/letters/numberPattern';
import { SEQUENCE_MAX } from '@/shared/resources/letters/constants';

/** An example for a pattern: the next number in March; null without one. */
export const nextNumber = (
  pattern: string,
  { kind, year, ...numbers }: Pick<LetterSeries, 'kind' | 'year' | 'last_number' | 'start_number'>,
): string | null => {
  const sequence = nextSequence(numbers);
  return patternRefusal(pattern) === null && sequence <= SEQUENCE_MAX
    ? letterNumber(pattern, { kind, sequence, date: `${year}-03-09` })
    : null;
};
