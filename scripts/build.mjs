/**
 * Builds the product into dist/: `dist/client` by webpack, `dist/server` by esbuild.
 * `--server` or `--client` builds that half only, `--watch` (with `--server`) stays and rebuilds.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { build, context } from 'esbuild';
import { buildStamp, STAMP_FILE } from './buildStamp.mjs';
import { serverBundles } from './serverBundles.mjs';

const flags = new Set(process.argv.slice(2));
const both = !flags.has('--server') && !flags.has('--client');

const SERVER = serverBundles('dist/server');

if (both || flags.has('--client')) {
  const { status } = spawnSync(
    process.execPath,
    [
      ...['-r', 'esbuild-register', 'node_modules/webpack-cli/bin/cli.js', '--mode', 'production'],
      // Elsewhere than in a terminal, each percent would be a line.
      ...(process.stderr.isTTY ? ['--progress'] : []),
    ],
    { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) process.exit(status ?? 1);
}

if (flags.has('--watch')) {
  const watching = await context(SERVER);
  await watching.watch();
} else if (both || flags.has('--server')) {
  await build(SERVER);
}

if (both) {
  mkdirSync('dist', { recursive: true });
  writeFileSync(STAMP_FILE, buildStamp());
}
