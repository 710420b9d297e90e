import type { LetterSeries } from '@/client/api/api';
import { nextSequence } from '@/shared/letters/nextSequence';
import { letterNumber, patternRefusal } from '@/shared/letters/numberPattern';
import { type NumberedKind, SEQUENCE_MAX } from '@/shared/resources/letters/constants';

type Numbers = Pick<LetterSeries, 'pattern' | 'last_number' | 'start_number'>;

/** The number that a kind would get next on a day; null without one. */
export const nextNumber = (
  kind: NumberedKind,
  { pattern, ...numbers }: Numbers,
  date: string,
): string | null => {
  const sequence = nextSequence(numbers);
  return patternRefusal(pattern) === null && sequence <= SEQUENCE_MAX
    ? letterNumber(pattern, { kind, sequence, date })
    : null;
};

/** The month of examples. */
export const inMarch = (year: number): string => `${year}-03-09`;
