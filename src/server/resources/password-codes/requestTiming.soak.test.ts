import { aStudent } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

/*
 * Whether response times reveal which accounts get a mail. A figure of a quiet machine, so it runs at the level soak only.
 */
const ATTEMPTS = 300;
const MAX_DIFFERENCE = 0.1;

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({
    config: { smtpUrl: 'smtp://mail.example', publicUrl: 'https://magang.example' },
  });
});
afterAll(() => app.close());

const medianOf = (times: number[]) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

test('accounts with and without a confirmed address take equally long, and so do unknown ones', async () => {
  const mailed = await aStudent(app.db);
  const other = await aStudent(app.db);
  await app.db
    .updateTable('users')
    .set({ email_confirmed_at: new Date() })
    .where('id', '=', mailed.user_id)
    .execute();
  const times: Record<string, number[]> = { [mailed.nim]: [], [other.nim]: [], unknown: [] };
  // In turns, so that all suffer alike from whatever else the machine does.
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    for (const [identifier, list] of Object.entries(times)) {
      await app.db.deleteFrom('verification_networks').execute();
      await app.db.deleteFrom('password_codes').execute();
      const startedAt = performance.now();
      await app.inject({
        method: 'POST',
        url: '/api/password-codes/request',
        payload: { identifier },
      });
      list.push(performance.now() - startedAt);
    }
  }
  const medians = Object.values(times).map(medianOf);
  const difference = 1 - Math.min(...medians) / Math.max(...medians);
  expect(difference).toBeLessThan(MAX_DIFFERENCE);
});
