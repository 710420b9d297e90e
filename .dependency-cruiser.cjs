/** The rules for imports between layers; `npm run lint:imports` checks them. */
const TESTS = '\\.test\\.tsx?$';

// Layers, highest first. A module imports its own layer and the layers below it.

const CLIENT_LAYERS = [
  { name: 'worker', files: ['worker/'] },
  { name: 'start', files: ['start/'] },
  { name: 'app', files: ['app/'] },
  { name: 'features', files: ['features/'] },
  { name: 'layout', files: ['layout/'] },
  { name: 'records', files: ['records/'] },
  { name: 'table', files: ['table/'] },
  { name: 'ui', files: ['ui/'] },
  { name: 'navigation', files: ['navigation/'] },
  { name: 'queue', files: ['queue/'] },
  { name: 'api', files: ['api/'] },
  { name: 'offline', files: ['offline/'] },
  { name: 'session', files: ['session/'] },
];

const SERVER_LAYERS = [
  {
    name: 'programs',
    files: ['main.ts', 'rounds.ts', 'loadConfig.ts', 'startUpMessage.ts', 'cli/'],
  },
  { name: 'app', files: ['app.ts'] },
  { name: 'resources', files: ['resources/'] },
  { name: 'placements', files: ['placements/'] },
  { name: 'services', files: ['services.ts'] },
  { name: 'mail', files: ['mail/'] },
  {
    name: 'lists-reports-and-sheets',
    files: ['lists/', 'reports/', 'exports/', 'sheets/', 'letters/', 'verdicts/'],
  },
  { name: 'contract', files: ['contract/'] },
  { name: 'auth', files: ['auth/'] },
  { name: 'http', files: ['http/'] },
  { name: 'db', files: ['db/'] },
  { name: 'queues', files: ['queues/'] },
  {
    name: 'config',
    files: ['config.ts', 'settings/', 'workers.ts', 'workerPool.ts', 'yieldToRequests.ts'],
  },
];

const layerPath = (side, layers) =>
  `^src/${side}/(${layers.flatMap(({ files }) => files.map((file) => file.replace('.', '\\.'))).join('|')})`;

const layerRules = (side, layers) =>
  layers.slice(1).map((layer, index) => ({
    name: `${side}-layers-${layer.name}`,
    severity: 'error',
    from: { path: layerPath(side, [layer]), pathNot: TESTS },
    to: { path: layerPath(side, layers.slice(0, index + 1)) },
  }));

const testingIsForTests = (side) => ({
  name: `${side}-testing-is-for-tests`,
  severity: 'error',
  from: { path: `^src/${side}/`, pathNot: [TESTS, '/testing/'] },
  to: { path: `^src/${side}/.*testing/` },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'client-never-imports-server',
      severity: 'error',
      from: { path: '^src/client' },
      to: { path: '^src/server' },
    },
    {
      name: 'server-never-imports-client',
      severity: 'error',
      from: { path: '^src/server' },
      to: { path: '^src/client' },
    },
    {
      name: 'shared-imports-neither',
      severity: 'error',
      from: { path: '^src/shared' },
      to: { path: '^src/(client|server)' },
    },
    {
      name: 'browser-tests-never-import-the-source',
      severity: 'error',
      from: { path: '^e2e' },
      to: { path: '^src' },
    },
    {
      name: 'features-never-import-each-other',
      severity: 'error',
      from: { path: '^src/client/features/([^/]+)/' },
      to: { path: '^src/client/features/', pathNot: '^src/client/features/$1/' },
    },
    ...layerRules('client', CLIENT_LAYERS),
    testingIsForTests('client'),
    {
      name: 'every-client-file-has-a-layer',
      severity: 'error',
      from: {},
      to: {
        path: '^src/client/',
        pathNot: [layerPath('client', CLIENT_LAYERS), '^src/client/testing/', TESTS],
      },
    },
    {
      name: 'one-door-to-the-generated-endpoints',
      severity: 'error',
      from: { path: '^src/client', pathNot: '^src/client/api/api\\.ts$' },
      to: { path: '^src/client/api/endpoints\\.gen\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    ...layerRules('server', SERVER_LAYERS),
    testingIsForTests('server'),
    {
      name: 'every-server-file-has-a-layer',
      severity: 'error',
      from: {},
      to: {
        path: '^src/server/',
        pathNot: [layerPath('server', SERVER_LAYERS), '^src/server/testing/', TESTS],
      },
    },
    {
      name: 'lists-reports-and-sheets-are-independent',
      severity: 'error',
      from: {
        path: '^src/server/(lists|reports|exports|sheets|letters|verdicts)/',
        pathNot: TESTS,
      },
      to: {
        path: '^src/server/(lists|reports|exports|sheets|letters|verdicts)/',
        pathNot: '^src/server/$1/',
      },
    },
    {
      name: 'resources-share-queries-not-handlers',
      severity: 'error',
      from: { path: '^src/server/resources/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^src/server/resources/([^/]+/(.*Handlers|resource)|resources)\\.ts$',
        pathNot: '^src/server/resources/$1/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^(src|e2e)',
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'] },
  },
};
