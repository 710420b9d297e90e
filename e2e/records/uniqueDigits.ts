let counter = 0;

/** Digits that are unique within a test run. */
export const uniqueDigits = (length: number) =>
  `${process.pid}${Date.now()}${++counter}`.slice(-length).padStart(length, '9');
