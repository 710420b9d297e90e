import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/** A folder that is removed when the process ends. */
export const temporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'simagang-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/**
 * Starts the built product on a free port; it ends with the process. The database is an embedded one in
 * `dataDir`, or `databaseUrl`. With `probe`, a script that the server loads first, `ask` sends it questions.
 * `node` is the Node.js that runs it.
 */
export const startProduct = async ({
  dataDir,
  databaseUrl = '',
  demoData = false,
  probe,
  node = process.execPath,
}) => {
  const nodeArguments = probe ? ['--expose-gc', '-r', probe] : [];
  const child = spawn(node, [...nodeArguments, 'dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: randomUUID(),
      DEMO_DATA: String(demoData),
      HOST: '127.0.0.1',
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit', ...(probe ? ['ipc'] : [])],
  });
  process.on('exit', () => child.kill('SIGKILL'));
  const url = await new Promise((found, failed) => {
    child.once('exit', (code) => failed(new Error(`The server ended with ${code}.`)));
    createInterface(child.stdout).on('line', (line) => {
      const [address] = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(line) ?? [];
      if (address) found(address);
    });
  });
  let questions = 0;
  return {
    url,
    ask: (question) =>
      new Promise((answered) => {
        const id = ++questions;
        const take = (message) => {
          if (message.id !== id) return;
          child.off('message', take);
          answered(message.answer);
        };
        child.on('message', take);
        child.send({ id, question });
      }),
    /** Returns the exit code. */
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      return child.exitCode;
    },
  };
};
