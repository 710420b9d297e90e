import { hashPassword } from '@/server/auth/passwords';
import type { Config } from '@/server/config';
import { DEMO_PASSWORD, demoAccounts } from '@/server/db/demo/demoAccounts';
import { aStudent, aSuperAdmin } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { testInAll } from '@/shared/testing/testLevel';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ config: { host: '0.0.0.0' } });
});
afterAll(() => app.close());

async function setPassword(userId: number, password: string): Promise<void> {
  await app.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password), has_default_password: false })
    .where('id', '=', userId)
    .execute();
}

test('the super admin sees how many accounts have the published password', async () => {
  const { user: admin } = await aSuperAdmin(app.db);
  const headers = await app.signIn(admin);
  const warnings = async () => {
    const answer = await app.inject({ url: '/api/warnings', headers });
    return answer.json().data.open_demo_accounts;
  };
  await setPassword(admin.id, 'Kopi-Jam-Tujuh');
  expect(await warnings()).toBe(0);

  await setPassword(admin.id, DEMO_PASSWORD);
  const nim = demoAccounts.find(({ role }) => role === 'student')?.identifier ?? '';
  const { user: student } = await aStudent(app.db, { nim });
  await setPassword(student.id, DEMO_PASSWORD);
  expect(await warnings()).toBe(2);

  await setPassword(admin.id, 'Kopi-Jam-Tujuh');
  expect(await warnings()).toBe(1);
  await app.db
    .updateTable('users')
    .set({ is_active: false })
    .where('id', '=', student.id)
    .execute();
  expect(await warnings()).toBe(0);
});

testInAll('a demo that only this machine can reach has no warning', async () => {
  const warnings = async (config: Partial<Config>) => {
    const own = await buildTestApp({ config });
    try {
      const { user: admin } = await aSuperAdmin(own.db);
      const password_hash = await hashPassword(DEMO_PASSWORD);
      await own.db
        .updateTable('users')
        .set({ password_hash, has_default_password: false })
        .execute();
      const headers = await own.signIn(admin);
      const answer = await own.inject({ url: '/api/warnings', headers });
      return answer.json().data.open_demo_accounts;
    } finally {
      await own.close();
    }
  };
  expect(await warnings({ host: '127.0.0.1', trustProxy: false })).toBe(0);
  expect(await warnings({ host: '127.0.0.1', trustProxy: 1 })).toBe(1);
});
