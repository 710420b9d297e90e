import { execFileSync } from 'node:child_process';

/**
 * Builds the server and fills an empty database: an embedded one in a folder, or the one of a URL. Returns the logins by
 * role, and their password.
 *
 * @param sizes further arguments of `fillSmall.ts`
 */
export function fillSmall(target, ...sizes) {
  execFileSync(process.execPath, ['scripts/build.mjs', '--server'], { stdio: 'inherit' });
  console.log('Filling the database …');
  return JSON.parse(
    execFileSync(
      process.execPath,
      ['-r', 'esbuild-register', 'src/server/testing/bench/fillSmall.ts', target, ...sizes],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
    ),
  );
}
