/**
 * The share of the tests in a run: `npm test` runs at the level `short`, `.ci/run` also at `ci`, `npm run test:all` at
 * `all`, `npm run test:soak` at `soak`. `src/shared/testing/testLevel.ts` is the counterpart of the other tests.
 */
const LEVELS = ['short', 'ci', 'all', 'soak'] as const;
type Level = (typeof LEVELS)[number];

const level = LEVELS.find((name) => name === (process.env.TEST_LEVEL ?? 'short'));
if (!level) throw new Error(`TEST_LEVEL is none of ${LEVELS.join(', ')}`);

const isAll = level === 'all' || level === 'soak';

/** Marks a journey that only the level short skips. */
export const IN_CI = { tag: '@ci' };
/** Marks a test that the levels short and ci skip. */
export const IN_ALL = { tag: '@all' };

/** The tests that this level skips. */
export const LEFT_OUT = {
  short: [new RegExp(IN_CI.tag), new RegExp(IN_ALL.tag)],
  ci: [new RegExp(IN_ALL.tag)],
  all: [],
  soak: [],
}[level];

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
}): T => ({ short, ci: short, all, soak })[level as Level];

/** The first cases at the levels short and ci, otherwise all cases. */
export const few = <T>(cases: readonly T[], count: number): readonly T[] =>
  isAll ? cases : cases.slice(0, count);
