import { sql } from 'kysely';
import { aMentor, anInternship, anInternshipPeriod } from '@/server/testing/builders';
import { createTestDatabase, type TestDatabase } from '@/server/testing/testDatabase';
import { waitingTallies } from '@/server/testing/waitingTallies';
import { compactCounts } from './compactCounts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

async function expectExact() {
  const { kept, counted } = await waitingTallies(database.db);
  expect(kept).toEqual(counted);
  return kept.length;
}

/** Twenty days of each placement; some decisions are there from the start. */
const insertActivities = sql`
  insert into activities (
    internship_id, name, description, date, start_time, end_time, address, validated_at_by_mentor
  )
  select id, 'Kegiatan', 'Uraian', date '2026-03-01' + n, '08:00', '16:00', 'Bandung',
    case when (id + n) % 3 = 0 then now() end
  from internships, generate_series(1, 20) as n`;

const isNotFrozen = sql`(validated_at_by_mentor is null or validated_at_by_lecturer is null)`;

/** Statements about a third of the activities, which differs from one to the next. */
const CHANGES = [
  'validated_at_by_mentor = now(), returned_at_by_mentor = null',
  'validated_at_by_mentor = null',
  'returned_at_by_mentor = now(), validated_at_by_mentor = null',
  'validated_at_by_lecturer = now(), returned_at_by_lecturer = null',
  'returned_at_by_lecturer = now(), validated_at_by_lecturer = null',
  'returned_at_by_lecturer = null, validated_at_by_lecturer = null',
  'date = date + 1',
  'internship_id = (select min(id) from internships)',
  'attendance_time = now()',
];

test('count what waits for each reviewer by day, whatever changes', async () => {
  const { db } = database;
  const placement = await anInternship(db);
  await anInternship(db, { mentor_id: placement.mentor_id });
  await anInternship(db, { internship_period_id: placement.internship_period_id });
  await insertActivities.execute(db);
  expect(await expectExact()).toBeGreaterThan(20);

  for (const [turn, change] of CHANGES.entries()) {
    await sql`update activities set ${sql.raw(change)}
      where (id * 7 + id / 5) % 3 = ${turn % 3} and ${isNotFrozen}`.execute(db);
    expect(await expectExact()).toBeGreaterThan(20);
  }

  const mentor = await aMentor(db);
  const period = await anInternshipPeriod(db);
  await db
    .updateTable('internships')
    .set({ mentor_id: mentor.id, internship_period_id: period.id })
    .where('id', '=', placement.id)
    .execute();
  expect(await expectExact()).toBeGreaterThan(20);

  await sql`delete from activities where id % 2 = 0 and ${isNotFrozen}`.execute(db);
  await expectExact();
  await compactCounts(db);
  await expectExact();
  const { rows } = await sql`select from waiting_tallies where activities = 0`.execute(db);
  expect(rows).toEqual([]);
});

test('stay untouched by an attendance, so that no check-in waits for another', async () => {
  const { db } = database;
  await anInternship(db);
  await insertActivities.execute(db);
  const versions = sql`select ctid::text, xmin::text from waiting_tallies order by 1`;
  const before = (await versions.execute(db)).rows;
  await sql`update activities set attendance_time = now()`.execute(db);
  expect((await versions.execute(db)).rows).toEqual(before);
});
