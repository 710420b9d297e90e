import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { NOW } from './clock';

const START_TIMEOUT_MS = 120_000;
/** Skips optimizing the embedded database's WebAssembly, which costs more than a test run gains. */
const QUICK_START = '--liftoff-only';

export interface RunningServer {
  baseURL: string;
  dataDir: string;
  /** Kills the process with SIGKILL and starts it again with the same data. */
  restartAfterKill: () => Promise<void>;
  /** Stops the process and starts it again with the same data at another time. */
  restartAt: (time: Date) => Promise<void>;
  stop: () => Promise<void>;
}

export const freePort = () =>
  new Promise<number>((resolvePort, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolvePort(port));
    });
  });

const waitUntilHealthy = async (baseURL: string, child: ChildProcess, output: () => string) => {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server exited during start-up:\n${output()}`);
    const response = await fetch(`${baseURL}/api/health`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((next) => setTimeout(next, 100));
  }
  throw new Error(`The server did not respond within ${START_TIMEOUT_MS} ms:\n${output()}`);
};

const waitForExit = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((exited) => child.once('exit', () => exited()));

/** Starts the built server on a free port, with a new embedded database and the demo data. */
export const startServer = async (
  settings: Record<string, string> = {},
): Promise<RunningServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'simagang-e2e-'));
  const port = Number(settings.PORT ?? (await freePort()));
  const baseURL = `http://localhost:${port}`;

  let now = NOW;
  const launch = async () => {
    let output = '';
    const started = spawn(process.execPath, [QUICK_START, resolve('dist/server/main.js')], {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        FROZEN_CLOCK: now.toISOString(),
        DATA_DIR: join(dataDir, 'data'),
        HOST: 'localhost',
        PORT: String(port),
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [started.stdout, started.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output = (output + chunk).slice(-8_000);
      });
    await waitUntilHealthy(baseURL, started, () => output);
    return started;
  };

  let child = await launch();
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await waitForExit(child);
  };
  return {
    baseURL,
    dataDir,
    restartAfterKill: async () => {
      await end('SIGKILL');
      child = await launch();
    },
    restartAt: async (time) => {
      now = time;
      await end('SIGTERM');
      child = await launch();
    },
    stop: async () => {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
