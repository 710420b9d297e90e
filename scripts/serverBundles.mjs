import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const PROGRAMS = [
  'main.ts',
  ...['createAdmin', 'resetAdmin', 'migrate', 'backup', 'restore', 'sendTestMail'].map(
    (name) => `cli/${name}.ts`,
  ),
];

/** Every program and every worker thread is a bundle of its own. */
const serverEntries = (isForTests) => {
  const sources = readdirSync('src/server', { recursive: true });
  const started = sources.filter((file) => file.endsWith('.worker.ts'));
  if (isForTests) {
    started.push(
      ...sources.filter((file) => file.endsWith('.child.ts')),
      'testing/makeTemplate.ts',
    );
  }
  return [...PROGRAMS, ...started].map((file) => join('src/server', file));
};

/** The bundles for esbuild, all directly in `outdir`. Tests add some programs of their own. */
export const serverBundles = (outdir, { isForTests = false } = {}) => ({
  entryPoints: serverEntries(isForTests),
  entryNames: '[name]',
  outdir,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  sourcemap: !isForTests,
  logLevel: 'warning',
});
