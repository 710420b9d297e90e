import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Caller, callerFor } from './caller';
import { NOW } from './clock';
import { test as base } from './fixtures';
import { type RunningServer, startServer } from './server';

const NIP = '197001012000011001';
const PASSWORD = 'Rahasia-2026';

/** Runs tests on a separate server with only a super admin and an internship period. */
export const test = base.extend<object, { server: RunningServer; admin: Caller }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright derives dependencies from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'simagang-e2e-'));
      const settings = { DATA_DIR: join(folder, 'data'), DEMO_DATA: 'false' };
      execFileSync(
        process.execPath,
        [
          '--liftoff-only',
          resolve('dist/server/createAdmin.js'),
          ...['--name', 'Ir. Ratna Wulandari', '--email', 'ratna@kampus.example', '--nip', NIP],
        ],
        {
          env: { ...process.env, NODE_ENV: 'test', FROZEN_CLOCK: NOW.toISOString(), ...settings },
          input: PASSWORD,
        },
      );
      const server = await startServer(settings);
      await use(server);
      await server.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  admin: [
    async ({ server, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: server.baseURL });
      const admin = await callerFor(request, NIP, PASSWORD);
      await admin.post('/internship-periods', {
        start_date: '2026-07-01',
        end_date: '2026-12-31',
        semester: 3,
        year: '2026',
        is_active: true,
      });
      await use(admin);
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});
