import { join } from 'node:path';
import { sql } from 'kysely';
import { loadDemoData } from '@/server/db/demo/loadDemoData';
import { shippedTemplate } from '@/server/letters/shippedTemplates';
import { aCompany, aLecturer, anActivity, aStudent } from '@/server/testing/builders';
import { contentOfDatabase } from '@/server/testing/contentOfDatabase';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '@/server/testing/testDatabase';
import { isAll, testInAll } from '@/shared/testing/testLevel';
import type { Database } from '../database';
import { writeBackupFile } from './backupFile';
import { LEFT_OUT } from './backupFormat';
import { dumpDatabase } from './dumpDatabase';
import { checkBackup, loadBackup } from './loadBackup';

const newFolder = temporaryFolders();
const open: TestDatabase[] = [];
let source: TestDatabase;
beforeAll(async () => {
  source = await opened(createTestDatabase());
  if (isAll) {
    await loadDemoData(source.db, {
      today: '2026-11-20',
      hashPassword: async (text) => text,
      shippedTemplate,
    });
  } else {
    const { id } = await anActivity(source.db);
    await sql`
      insert into activity_steps (activity_id, kind, actor_user_id, actor_name, actor_role, log, at)
      values (${id}, 'handed_in', 1, 'Siti', 'student', 'Selesai.', now())`.execute(source.db);
  }
  await awkwardValues(source.db);
});
afterAll(() => Promise.all(open.map((database) => database.close())));

async function opened(database: Promise<TestDatabase>): Promise<TestDatabase> {
  open.push(await database);
  return database;
}

/** Numbers without rows, values that text could change, sessions. */
async function awkwardValues(db: Database): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('companies', 'id'), 5000)`.execute(db);
  const { user } = await aLecturer(db);
  await db
    .updateTable('users')
    .set({ name: `a\\b "c"\n\t[1]\u2028 {"end":1} 😀`, address: '', phone_number: null })
    .where('id', '=', user.id)
    .execute();
  await sql`
    update activities set attendance_time = '2026-11-20 01:02:03.123456+00',
      latitude = 0.1 + 0.2::float8, longitude = -1e-300
    where id = (select max(id) from activities)`.execute(db);
  await sql`
    insert into idempotency_keys values
    (${user.id}, 'null', 'd', 'null', now()), (${user.id}, 'nothing', 'd', null, now())`.execute(
    db,
  );
  await sql`insert into login_failures values ('a', 1, now())`.execute(db);
}

async function move(from: Database, to: Database): Promise<void> {
  const file = join(newFolder(), 'a.backup');
  await writeBackupFile(
    file,
    dumpDatabase(from, () => {}),
    null,
  );
  await loadBackup(to, { file, passphrase: null, manifest: await checkBackup(file, null) });
}

async function isTheSame(database: TestDatabase): Promise<void> {
  expect(await contentOfDatabase(database.db, LEFT_OUT)).toEqual(
    await contentOfDatabase(source.db, LEFT_OUT),
  );
}

testInAll('a backup is restored into a database of the same mode', async () => {
  const target = await opened(createTestDatabase());
  await move(source.db, target.db);
  await isTheSame(target);
  const { rows } = await sql`select from login_failures`.execute(target.db);
  expect(rows).toHaveLength(0);

  // Numbers go on, triggers copy names, constraints hold.
  expect((await aCompany(target.db)).id).toBe(5001);
  const { user, id } = await aStudent(target.db);
  const { name } = await target.db
    .selectFrom('students')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(name).toBe(user.name);
  await expect(sql`delete from activity_steps`.execute(target.db)).rejects.toThrow('never changed');
  await expect(sql`update internships set student_id = -1`.execute(target.db)).rejects.toThrow();
  await expect(move(source.db, target.db)).rejects.toThrow('the database is not empty');
});

test('a backup goes from a server to an embedded database without tables, and back', async () => {
  if (source.mode === 'embedded') return;
  const embedded = await opened(createEmptyDatabase('embedded'));
  await move(source.db, embedded.db);
  await isTheSame(embedded);
  const server = await opened(createEmptyDatabase('server'));
  await move(embedded.db, server.db);
  await isTheSame(server);
});
