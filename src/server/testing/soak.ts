/** Whether the tests do the rounds and cases of `npm run test:soak`; `npm test` runs a short form. */
export const SOAK = process.env.SOAK !== undefined;

/** The first cases in the short run, all of them in the long one. */
export const few = <T>(cases: readonly T[], count: number): readonly T[] =>
  SOAK ? cases : cases.slice(0, count);
