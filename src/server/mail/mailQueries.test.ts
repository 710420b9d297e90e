import type { Database } from '@/server/db/database';
import { aStudent } from '@/server/testing/builders';
import { createTestDatabase, type TestDatabase } from '@/server/testing/testDatabase';
import { queueMails } from './mail';
import { deleteOldMails } from './mailQueries';

const DAY_MS = 24 * 60 * 60 * 1000;
let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

test('deletes mails after 90 days, unless they wait', async () => {
  const now = new Date('2026-11-20T02:00:00Z');
  const { user } = await aStudent(db);
  const ages = { old: 91, young: 89, waiting: 91 };
  for (const [matter, days] of Object.entries(ages)) {
    const at = new Date(now.getTime() - days * DAY_MS);
    await queueMails(db, [{ user_id: user.id, kind: 'hello', matter }], at);
  }
  await db
    .updateTable('mails')
    .set({ state: 'sent', finished_at: now })
    .where('matter', '!=', 'waiting')
    .execute();
  await deleteOldMails(db, now);
  const kept = await db.selectFrom('mails').select('matter').orderBy('matter').execute();
  expect(kept.map(({ matter }) => matter)).toEqual(['waiting', 'young']);
});
