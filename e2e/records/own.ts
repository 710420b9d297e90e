let given = 0;

/** Digits that no other record of this run has. */
export const ownDigits = (length: number) =>
  `${process.pid}${Date.now()}${++given}`.slice(-length).padStart(length, '9');
