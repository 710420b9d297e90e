/** Checks the types of every part with the native TypeScript compiler; all parts run, then it fails if any did. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const compiler = 'node_modules/typescript-native/bin/tsc';
const parts = ['src/shared', 'src/server', 'src/client', 'src/client/worker', 'e2e', '.'];
const wanted = process.argv.slice(2);

let failed = false;
for (const part of parts) {
  if (wanted.length > 0 && !wanted.includes(part)) continue;
  if (!existsSync(`${part}/tsconfig.json`)) continue;
  const { status } = spawnSync(process.execPath, [compiler, '-p', part, '--noEmit'], {
    stdio: 'inherit',
  });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
