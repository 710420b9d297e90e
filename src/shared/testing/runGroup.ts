/** The files of each group, from jest.config.ts. */
declare const testGroups: string[][];
declare const process: { cwd(): string };
declare const require: (path: string) => void;

/** Runs the test files of a group in one environment, which loads and compiles the code they share once. */
export function runGroup(group: number): void {
  for (const file of testGroups[group - 1] ?? []) {
    describe(file, () => {
      require(`${process.cwd()}/${file}`);
      afterAll(() => {
        jest.restoreAllMocks();
        jest.useRealTimers();
      });
    });
  }
}
