import { LETTERS_MAX, SEQUENCE_MAX } from '@/shared/resources/letters/constants';

interface Numbers {
  /** 0 for a series without letters. */
  last_number: number;
  start_number: number | null;
}

/** The number of the next letter: no number is given twice, and a book goes on where the office says. */
export const nextSequence = ({ last_number, start_number }: Numbers): number =>
  Math.max(last_number + 1, start_number ?? 1);

/** Whether so few numbers are left that the series may go back to one that was never given. */
export const nearsItsEnd = ({ last_number }: Pick<Numbers, 'last_number'>): boolean =>
  last_number > SEQUENCE_MAX - LETTERS_MAX;
