import { type ChildProcess, spawn } from 'node:child_process';

export const startProgram = (command: string, args: string[], env: Record<string, string> = {}) =>
  spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });

/** Resolves when the program has printed a text, or written it to its fourth stream. */
export const waitForOutput = (child: ChildProcess, pattern: RegExp) =>
  new Promise<string>((resolve, reject) => {
    let output = '';
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${child.spawnfile} exited:\n${output}`)));
    for (const stream of [child.stdout, child.stderr, child.stdio[3]])
      stream?.on('data', (chunk: Buffer) => {
        output = (output + chunk).slice(-8_000);
        const found = output.match(pattern)?.[1];
        if (found) resolve(found);
      });
  });

export const stopProgram = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
