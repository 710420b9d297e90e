/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { groupsOf } from './jest.groups';

/** A file with a level in its name, such as `loginTiming.soak.test.ts`, runs from that level on. */
const LEFT_OUT: Record<string, string[]> = {
  short: ['\\.(all|soak)\\.test\\.'],
  all: ['\\.soak\\.test\\.'],
  soak: [],
};

/** Set by `npm test`: most tests run in groups, which takes half as long as one by one. */
const isGrouped = process.env.TEST_GROUPED === 'true';
const groups = {
  client: isGrouped ? groupsOf('client') : [],
  server: isGrouped ? groupsOf('server') : [],
};
const ignored = (files: string[]) => files.map((file) => `/${file.replaceAll('.', '\\.')}$`);

const common = {
  // Copies of the sources, in which `npm run test:mutants` works.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(LEFT_OUT[process.env.TEST_LEVEL ?? 'short'] ?? []),
  ],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '\\.(css|woff2|svg|png)$': '<rootDir>/src/client/testing/assetStub.ts',
  },
  transform: { '\\.(ts|tsx|js|mjs)$': '<rootDir>/jest.transform.js' },
  // These packages are ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(age-encryption|@noble|@scure|hucre|jose|oauth4webapi|openid-client)/)',
  ],
};

const config: Config = {
  maxWorkers: '100%',
  ...(isGrouped && { testSequencer: '<rootDir>/jest.sequencer.js' }),
  projects: [
    {
      ...common,
      displayName: 'client',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: [
        '<rootDir>/src/client/**/*.test.{ts,tsx}',
        ...(isGrouped ? ['<rootDir>/src/client/**/*.group.ts'] : []),
      ],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, ...ignored(groups.client.flat())],
      globals: { testGroups: groups.client },
      setupFiles: [
        '<rootDir>/src/client/testing/jsdomGaps.ts',
        '<rootDir>/src/client/testing/gridAtOnce.ts',
      ],
      setupFilesAfterEnv: ['<rootDir>/src/client/testing/setupTests.ts'],
    },
    {
      ...common,
      displayName: 'shared',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/shared/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/src/server/**/*.test.ts',
        ...(isGrouped ? ['<rootDir>/src/server/**/*.group.ts'] : []),
      ],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, ...ignored(groups.server.flat())],
      globals: { testGroups: groups.server },
      moduleNameMapper: {
        '^@/server/workers$': '<rootDir>/src/server/testing/bundledWorkers.ts',
        ...common.moduleNameMapper,
      },
      globalSetup: '<rootDir>/src/server/testing/globalSetup.ts',
      globalTeardown: '<rootDir>/src/server/testing/globalTeardown.ts',
    },
  ],
  // Ends what hangs; nothing waits for it, however slow the machine is.
  testTimeout: process.env.TEST_LEVEL === 'soak' ? 7_200_000 : 900_000,
};

export default config;
