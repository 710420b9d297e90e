import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Caller, callerFor } from './caller';
import { NOW } from './clock';
import { test as base } from './fixtures';
import { type RunningServer, startServer } from './server';

/** The only account at first. */
export const FIRST_ADMIN = { identifier: '197001012000011001', password: 'Rahasia-2026' };

/** Tests on a separate server with only a super admin; each call starts another server. */
export const testOnEmptyInstallation = () =>
  base.extend<object, { server: RunningServer }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright derives dependencies from this pattern
      async ({}, use) => {
        const folder = await mkdtemp(join(tmpdir(), 'simagang-e2e-'));
        const settings = { DATA_DIR: join(folder, 'data'), DEMO_DATA: 'false' };
        const person = ['--name', 'Ir. Ratna Wulandari', '--email', 'ratna@kampus.example'];
        execFileSync(
          process.execPath,
          [
            '--liftoff-only',
            resolve('dist/server/createAdmin.js'),
            ...[...person, '--nip', FIRST_ADMIN.identifier],
          ],
          {
            env: { ...process.env, NODE_ENV: 'test', FROZEN_CLOCK: NOW.toISOString(), ...settings },
            input: FIRST_ADMIN.password,
          },
        );
        const server = await startServer(settings);
        await use(server);
        await server.stop();
        await rm(folder, { recursive: true });
      },
      { scope: 'worker', timeout: 180_000 },
    ],
  });

/** Runs tests on a separate server with only a super admin and an internship period. */
export const test = testOnEmptyInstallation().extend<object, { admin: Caller }>({
  admin: [
    async ({ server, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: server.baseURL });
      const { identifier, password } = FIRST_ADMIN;
      const admin = await callerFor(request, identifier, password);
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
