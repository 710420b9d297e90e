/**
 * `npm run test:mutants`: Stryker changes one decision of the server after the other, and expects a red test for each
 * (docs/decisions/0019). `npm run test:mutants -- locks` does one part, and `-- access src/server/auth/tokens.ts` some
 * of its files. A change that no test can notice has a remark `// Stryker disable next-line` with the reason.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const SERVER = 'src/server';
/** Mutations of Stryker, and those of `removedConditions.mjs`. */
const CONDITIONS = [
  ...['ConditionalExpression', 'LogicalOperator'],
  ...['Assertion', 'Ownership', 'QueryCondition'],
];

const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .map((name) => `${SERVER}/${name}`)
  .filter((file) => file.endsWith('.ts') && !/\.(test|gen|child)\.ts$|\/testing\//.test(file));
const withText = (text) => sources.filter((file) => text.test(readFileSync(file, 'utf8')));
const at = (folder, ...names) => names.map((name) => `${SERVER}/${folder}/${name}.ts`);

const PARTS = {
  /** Sessions, log-ins and accounts. */
  access: {
    mutators: CONDITIONS,
    mutate: [
      ...sources.filter((file) => file.startsWith(`${SERVER}/auth/`)),
      ...at('resources/session', 'checkPassword', 'deviceQueries', 'sessionHandlers'),
      ...at('resources/users', 'changeAccount', 'removeUser'),
      ...at('cli', 'admins'),
    ],
    tests: ['auth/', 'resources/session/', 'resources/users/', 'cli/admins', 'fairShare'],
  },
  /** Conditions of queries that leave the records of others out. */
  ownership: {
    mutators: ['Ownership'],
    mutate: [
      ...withText(/\.where\(\w+VisibleTo\(|belongsToVisible\(|await assert\w*Visible\(/),
      ...at('resources/certificates', 'certificateRecipients'),
    ],
    tests: ['auth/accessMatrix', 'resources/internships/ownership'],
  },
  /** Rules about records: decisions, photos, signatures, reports. */
  records: {
    mutators: CONDITIONS,
    mutate: [
      ...at('resources/activities/logs', 'activityDetail', 'changeableLog'),
      ...at('resources/activities/photos', 'activityPhotoHandlers', 'activityPhotoQueries'),
      ...at('resources/reports', 'reportHandlers'),
      ...at('resources/reviews', 'reviewRows', 'verdict'),
      ...at('resources/signatures', 'signatureHandlers'),
    ],
    tests: ['activities/logs', 'activities/photos', 'reports', 'reviews', 'signatures'].map(
      (folder) => `resources/${folder}/`,
    ),
  },
  /** Fields of requests, requests that come twice, and backups. */
  contents: {
    mutators: [...CONDITIONS, 'BooleanLiteral'],
    mutate: [
      ...at('contract', 'once'),
      ...at('db/backup', 'backupFile', 'readBackup'),
      ...at('http', 'parseBody'),
      ...at('resources/system', 'systemHandlers'),
    ],
    tests: ['contract/once', 'contract/undeclaredFields', 'resources/system/'],
    testsAlone: ['db/backup/refusals'],
  },
  /** Locks; their tests need several connections, which the embedded database does not have. */
  locks: {
    mutators: ['Lock'],
    mutate: [
      ...at('placements', 'lockInternships'),
      ...at('resources/activities', 'attendanceQueries', 'logs/activityLogQueries'),
      ...at('resources/grades', 'gradeQueries'),
      ...at('resources/internships', 'placementDateHandlers', 'placementFacts'),
      ...at('resources/mentors', 'mentorQueries'),
      ...at('resources/reviews', 'decideActivities'),
      ...at('resources/users', 'accountQueries'),
    ],
    isOnServer: true,
    testsAlone: [
      'races.all',
      'resources/activities/logs/logRaces.all',
      'resources/internships/placementLocks',
      'resources/reviews/reviewRaces.all',
      'resources/users/superAdminRaces.all',
    ],
  },
};

const [wanted, ...files] = process.argv.slice(2);
if (wanted && !(wanted in PARTS)) {
  console.error(`No such part: ${wanted}. There are: ${Object.keys(PARTS).join(', ')}`);
  process.exit(1);
}

const failed = [];
for (const [name, part] of Object.entries(PARTS)) {
  const { mutate, mutators, tests = [], testsAlone = [], isOnServer = false } = part;
  if (wanted && name !== wanted) continue;
  console.log(`\n── mutants of ${name}`);
  const program = [
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    'scripts/mutants/stryker.config.mjs',
  ];
  const { status } = spawnSync(
    process.execPath,
    isOnServer ? ['scripts/withPostgres.mjs', process.execPath, ...program] : program,
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        // Neither a part of the access matrix nor a single round notices everything.
        TEST_LEVEL: 'all',
        MUTANTS: JSON.stringify({
          mutate: files.length > 0 ? files : mutate,
          mutators,
          tests: tests.map((test) => `${SERVER}/${test}`),
          testsAlone: testsAlone.map((test) => `${SERVER}/${test}.test.ts`),
        }),
      },
    },
  );
  if (status !== 0) failed.push(name);
}
if (failed.length > 0)
  console.error(`Mutants survived, or tests were red before: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
