/**
 * The share of repetitive tests in a run: `npm test` runs at the level `short`, `npm run test:all` at `all`,
 * `npm run test:soak` at `soak`. `src/shared/testing/testLevel.ts` is the counterpart of the other tests.
 */
const LEVELS = ['short', 'all', 'soak'] as const;
type Level = (typeof LEVELS)[number];

const level = LEVELS.find((name) => name === (process.env.TEST_LEVEL ?? 'short'));
if (!level) throw new Error(`TEST_LEVEL is none of ${LEVELS.join(', ')}`);

const isAll = level !== 'short';

/** Marks a test that the level short skips. */
export const IN_ALL = { tag: '@all' };

/** The tests that this level skips. */
export const LEFT_OUT = isAll ? undefined : new RegExp(IN_ALL.tag);

/** Each level has its own file of results. */
export const RESULT_FILE = `../.cache/results/e2e-${level}.json`;

/** The value for this level; by default that of the level before. */
export const byLevel = <T>({
  short,
  all = short,
  soak = all,
}: {
  short: T;
  all?: T;
  soak?: T;
}): T => ({ short, all, soak })[level as Level];

/** The first cases at the level short, otherwise all cases. */
export const few = <T>(cases: readonly T[], count: number): readonly T[] =>
  isAll ? cases : cases.slice(0, count);
