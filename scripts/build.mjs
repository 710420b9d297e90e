/**
 * Builds the product into dist/: `dist/client` by webpack, `dist/server` by esbuild.
 * `--server` or `--client` builds that half only, `--watch` (with `--server`) stays and rebuilds.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, context } from 'esbuild';
import { buildStamp, STAMP_FILE } from './buildStamp.mjs';

const flags = new Set(process.argv.slice(2));
const both = !flags.has('--server') && !flags.has('--client');

const PROGRAMS = [
  'main.ts',
  ...['createAdmin', 'resetAdmin', 'migrate', 'backup', 'restore'].map((name) => `cli/${name}.ts`),
];

/** Every program and every worker thread is a bundle of its own; they lie flat in dist/server. */
const serverEntries = () => {
  const sources = readdirSync('src/server', { recursive: true });
  const workers = sources.filter((file) => file.endsWith('.worker.ts'));
  return [...PROGRAMS, ...workers].map((file) => join('src/server', file));
};

const serverOptions = () => ({
  entryPoints: serverEntries(),
  entryNames: '[name]',
  outdir: 'dist/server',
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
});

if (both || flags.has('--client')) {
  const { status } = spawnSync(
    process.execPath,
    ['-r', 'esbuild-register', 'node_modules/webpack-cli/bin/cli.js', '--mode', 'production'],
    { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) process.exit(status ?? 1);
}

if (flags.has('--watch')) {
  const watching = await context(serverOptions());
  await watching.watch();
} else if (both || flags.has('--server')) {
  await build(serverOptions());
}

if (both) {
  mkdirSync('dist', { recursive: true });
  writeFileSync(STAMP_FILE, buildStamp());
}
