/**
 * Checks the types of every part with the native TypeScript compiler; all parts run, then it fails if any did.
 * A part has one thread, because each further thread computes the types of the libraries again.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

const compiler = 'node_modules/typescript-native/bin/tsc';
const parts = ['src/shared', 'src/server', 'src/client', 'src/client/worker', 'e2e', '.'];
const wanted = process.argv.slice(2);

const check = async (part) => {
  const args = [compiler, '-p', part, '--noEmit', '--singleThreaded'];
  const [status] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'close');
  return status === 0;
};

const results = await Promise.all(
  parts
    .filter((part) => wanted.length === 0 || wanted.includes(part))
    .filter((part) => existsSync(`${part}/tsconfig.json`))
    .map(check),
);
process.exit(results.every(Boolean) ? 0 : 1);
