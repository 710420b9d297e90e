let released: Promise<unknown> = Promise.resolve();

/** Holds back the failures of queries until the promise resolves. */
export const holdFailures = (until: Promise<unknown>): void => {
  released = until;
};

/** Resolves when failures are no longer held back. */
export const failuresReleased = (): Promise<unknown> => released;
