import { spawn } from 'node:child_process';
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

/** Starts the built product on an embedded database and a free port; it ends with the process. */
export const startProduct = async ({ dataDir, demoData }) => {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO_DATA: String(demoData),
      HOST: '127.0.0.1',
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.on('exit', () => child.kill('SIGKILL'));
  const url = await new Promise((found, failed) => {
    child.once('exit', (code) => failed(new Error(`The server ended with ${code}.`)));
    createInterface(child.stdout).on('line', (line) => {
      const [address] = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(line) ?? [];
      if (address) found(address);
    });
  });
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
};
