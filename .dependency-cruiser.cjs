/** Who may import whom; `npm run lint:imports` checks it. */
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
      name: 'browser-tests-stand-outside',
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
    {
      name: 'features-know-no-app',
      severity: 'error',
      comment: 'paths.ts names every URL and is the one thing of app that features read',
      from: {
        path: '^src/client/(features|components|layout|session|api)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '^src/client/app/', pathNot: '^src/client/app/paths\\.ts$' },
    },
    {
      name: 'building-blocks-know-no-feature',
      severity: 'error',
      from: { path: '^src/client/(components|layout|session|api)/' },
      to: { path: '^src/client/features/' },
    },
    {
      name: 'session-knows-no-api',
      severity: 'error',
      from: { path: '^src/client/session/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/client/api/' },
    },
    {
      name: 'one-door-to-the-generated-endpoints',
      severity: 'error',
      from: { path: '^src/client', pathNot: '^src/client/api/api\\.ts$' },
      to: { path: '^src/client/api/endpoints\\.gen\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-foundations-know-no-resource',
      severity: 'error',
      from: { path: '^src/server/(db|http|auth|contract)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/server/(resources|app\\.ts|main\\.ts)' },
    },
    {
      name: 'resources-share-queries-not-handlers',
      severity: 'error',
      from: { path: '^src/server/resources/([^/]+)/' },
      to: {
        path: '^src/server/resources/[^/]+/.*Handlers\\.ts$',
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
