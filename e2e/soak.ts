/**
 * `npm test` runs a short form of the tests that repeat themselves over screens, roles or values;
 * `npm run test:soak -- browser` runs every case, and the tests with the tag `@soak` as well.
 */
export const SOAK = Boolean(process.env.SOAK);

/** Marks a test that only the long run needs: the short one covers it by a similar test. */
export const ONLY_SOAK = { tag: '@soak' };

/** The first cases in the short run, all of them in the long one. */
export const few = <T>(cases: readonly T[], count: number): readonly T[] =>
  SOAK ? cases : cases.slice(0, count);
