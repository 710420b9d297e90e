import { MUTATORS } from './removedConditions.mjs';

const { mutate, mutators } = JSON.parse(process.env.MUTANTS);

export default {
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  // The flags of `npm run jest`.
  testRunnerNodeArgs: ['--liftoff-only', '--max-semi-space-size=64'],
  jest: {
    projectType: 'custom',
    configFile: 'scripts/mutants/jest.config.cjs',
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  mutate,
  mutator: { excludedMutations: MUTATORS.filter((name) => !mutators.includes(name)) },
  ignorePatterns: ['.cache', 'data', 'dist', 'test-results'],
  tempDirName: '.cache/mutants',
  concurrency: 1,
  // Without its condition, a test may wait for something that never happens.
  timeoutMS: 120_000,
  dryRunTimeoutMinutes: 60,
  warnings: { slow: false },
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
  // A mutant that survives fails the run.
  thresholds: { high: 100, low: 100, break: 100 },
};
