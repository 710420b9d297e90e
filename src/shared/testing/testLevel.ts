/**
 * How much of what repeats itself a run does: `npm test` runs at the level `short`, `npm run test:all` at `all`,
 * `npm run test:soak` at `soak`. `e2e/testLevel.ts` is the counterpart of the browser tests.
 */
// Shared code is compiled without the types of Node.js.
declare const process: { env: Record<string, string | undefined> };

const LEVELS = ['short', 'all', 'soak'] as const;
type Level = (typeof LEVELS)[number];

const level = LEVELS.find((name) => name === (process.env.TEST_LEVEL ?? 'short'));
if (!level) throw new Error(`TEST_LEVEL is none of ${LEVELS.join(', ')}`);

export const isAll = level !== 'short';
export const isSoak = level === 'soak';

/** The value for this level; a level without one takes that of the level before. */
export function byLevel<T>({ short, all = short, soak = all }: { short: T; all?: T; soak?: T }): T {
  return { short, all, soak }[level as Level];
}

/** The first cases at the level short, all of them otherwise. */
export const few = <T>(cases: readonly T[], count: number): readonly T[] =>
  isAll ? cases : cases.slice(0, count);

/** Every nth case at the level short, all of them otherwise; `turn` says which one is the first. */
export const everyNth = <T>(cases: readonly T[], nth: number, turn = 0): readonly T[] =>
  isAll ? cases : cases.filter((_, index) => (index + turn) % nth === 0);

/** Adds a test, or one for each case, that the level short leaves out. */
export const testInAll = Object.assign(
  (title: string, run: () => unknown): void => {
    if (isAll) test(title, async () => void (await run()));
  },
  {
    // Jest knows `test` only while it loads a test file.
    each: ((...cases: Parameters<typeof test.each>) =>
      isAll ? test.each(...cases) : () => {}) as typeof test.each,
  },
);

/** Adds a group of tests that the level short leaves out. */
export const describeInAll = (title: string, run: () => void): void => {
  if (isAll) describe(title, () => run());
};
