import { hashPassword } from '@/server/auth/passwords';
import { aStudent } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { sessionCalls } from '@/server/testing/sessionCalls';

/*
 * Whether response times reveal which identifiers exist. A figure of a quiet machine, so it runs at the
 * level soak only; login.test.ts checks that each attempt compares one hash.
 */
const ATTEMPTS = 200;
const MAX_DIFFERENCE = 0.1;

let app: TestApp;
const { login, reset } = sessionCalls(() => app);

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const medianOf = (times: number[]) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

test('unknown and known identifiers take equally long', async () => {
  const { nim, user_id } = await aStudent(app.db);
  const password_hash = await hashPassword('of the same cost as any other');
  await app.db.updateTable('users').set({ password_hash }).where('id', '=', user_id).execute();
  const times: Record<string, number[]> = { [nim]: [], '0000000000': [] };
  // In turns, so that both suffer alike from whatever else the machine does.
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    for (const [identifier, list] of Object.entries(times)) {
      await reset();
      const startedAt = performance.now();
      await login(identifier, 'wrong');
      list.push(performance.now() - startedAt);
    }
  }
  const known = medianOf(times[nim] ?? []);
  const unknown = medianOf(times['0000000000'] ?? []);
  const difference = Math.abs(known - unknown) / Math.max(known, unknown);
  expect(difference).toBeLessThan(MAX_DIFFERENCE);
});
