interface Numbers {
  /** 0 for a series without letters. */
  last_number: number;
  start_number: number | null;
}

/** The number of the next letter: no number is given twice, and a book goes on where the office says. */
export const nextSequence = ({ last_number, start_number }: Numbers): number =>
  Math.max(last_number + 1, start_number ?? 1);
