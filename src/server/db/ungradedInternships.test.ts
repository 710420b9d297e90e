import { sql } from 'kysely';
import { aGrade, anInternship } from '@/server/testing/builders';
import { createTestDatabase, type TestDatabase } from '@/server/testing/testDatabase';
import { ungradedInternships } from './migrations/0031_ungraded_internships';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

const idsIn = async (rows: ReturnType<typeof sql<{ id: number }>>) =>
  (await rows.execute(database.db)).rows.map(({ id }) => id);

const noted = () => idsIn(sql`select internship_id as id from ungraded_internships order by 1`);

const ungraded = () =>
  idsIn(sql`
    select id from internships
    where not exists (select from grades where internship_id = internships.id) order by 1`);

async function expectExact(): Promise<number> {
  const ids = await noted();
  expect(ids).toEqual(await ungraded());
  return ids.length;
}

test('names the placements without a grade, whatever changes', async () => {
  const { db } = database;
  const [one, other, third] = [
    await anInternship(db),
    await anInternship(db),
    await anInternship(db),
  ];
  expect(await expectExact()).toBe(3);

  const first = await aGrade(db, { internship_id: one.id });
  const second = await aGrade(db, { internship_id: other.id });
  expect(await expectExact()).toBe(1);

  await db
    .updateTable('grades')
    .set({ internship_id: third.id })
    .where('id', '=', second.id)
    .execute();
  expect(await noted()).toEqual([other.id]);
  await expectExact();

  await db.deleteFrom('grades').where('id', '=', first.id).execute();
  expect(await noted()).toEqual([one.id, other.id]);
  await expectExact();

  await db.deleteFrom('internships').where('id', '=', one.id).execute();
  expect(await expectExact()).toBe(1);
});

test('names a placement of which one of two grades is deleted, too, until it gets another', async () => {
  const { db } = database;
  const { id: internship_id } = await anInternship(db);
  const { id } = await aGrade(db, { internship_id });
  await aGrade(db, { internship_id });
  await db.deleteFrom('grades').where('id', '=', id).execute();
  expect([await noted(), await ungraded()]).toEqual([[internship_id], []]);
  await aGrade(db, { internship_id });
  expect(await expectExact()).toBe(0);
});

test('the migration finds them among the placements that were there before', async () => {
  const { db } = database;
  await aGrade(db);
  await anInternship(db);
  await sql`drop table ungraded_internships`.execute(db);
  await sql`
    drop function add_ungraded_internships, remove_graded_internships, return_ungraded_internships,
      move_ungraded_internships cascade`.execute(db);
  await ungradedInternships.up(db);
  expect(await expectExact()).toBe(1);
});
