const { join } = require('node:path');

require('esbuild-register/dist/node').register();
const { default: config } = require('../../jest.config.ts');
const { groupsOf } = require('../../jest.groups.ts');

const { tests, testsAlone } = JSON.parse(process.env.MUTANTS);
const { displayName: _, ...server } = config.projects.find(
  ({ displayName }) => displayName === 'server',
);
const inGroup = groupsOf('server')
  .flat()
  .filter((file) => tests.some((start) => file.startsWith(start)));

/** The tests of a run are one group, which loads the server once for each mutant, and those that cannot share it. */
module.exports = {
  ...server,
  rootDir: process.cwd(),
  testMatch: [
    ...testsAlone,
    ...(inGroup.length > 0 ? ['src/server/testing/groups/1.group.ts'] : []),
  ].map((file) => `<rootDir>/${file}`),
  testPathIgnorePatterns: ['/node_modules/'],
  testEnvironment: join(__dirname, 'stopAtFirstFailure.cjs'),
  globals: { testGroups: [inGroup] },
  testTimeout: config.testTimeout,
};
