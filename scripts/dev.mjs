/**
 * `npm run dev`: the client with hot reload on http://localhost:8080, and the server on port 3000,
 * rebuilt and restarted whenever a file of it changes.
 */
import { spawnSync } from 'node:child_process';
import concurrently from 'concurrently';

const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--server'], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

const { result } = concurrently(
  [
    { name: 'build', command: 'node scripts/build.mjs --server --watch', prefixColor: 'gray' },
    {
      name: 'server',
      command: 'node --watch --enable-source-maps dist/server/main.js',
      prefixColor: 'blue',
      env: { NODE_ENV: 'development' },
    },
    {
      name: 'client',
      command:
        'node -r esbuild-register node_modules/webpack-cli/bin/cli.js serve --mode development',
      prefixColor: 'green',
    },
  ],
  { killOthersOn: ['failure', 'success'] },
);
await result.catch(() => process.exit(1));
