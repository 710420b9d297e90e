import { type Kysely, sql } from 'kysely';

import { aMentor, anActivity, anInternship, anInternshipPeriod } from '@/server/testing/builders';
import { createTestDatabase } from '@/server/testing/testDatabase';
import { testInAll } from '@/shared/testing/testLevel';
import type { Tables } from './tables';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Kysely<Tables>;

beforeEach(async () => {
  database = await createTestDatabase();
  db = database.db;
});

afterEach(() => database.close());

const tallies = () =>
  db
    .selectFrom('activity_tallies')
    .select([
      'mentor_id',
      'month',
      'activities',
      'attended',
      'validated_by_mentor',
      'validated_by_lecturer',
    ])
    .where('activities', '>', 0)
    .orderBy('month')
    .orderBy('mentor_id')
    .execute();

/** The same numbers, counted from the activities. */
async function counts() {
  const { rows } = await sql`
    select mentor_id, date_trunc('month', date::timestamp)::date as month,
      count(*)::int as activities, count(attendance_time)::int as attended,
      count(validated_at_by_mentor)::int as validated_by_mentor,
      count(validated_at_by_lecturer)::int as validated_by_lecturer
    from activities join internships on internships.id = internship_id
    group by 1, 2 order by 2, 1
  `.execute(db);
  return rows;
}

test('follow inserted, updated and deleted activities', async () => {
  const { id: internship_id } = await anInternship(db);
  const first = await anActivity(db, { internship_id, date: '2026-03-02' });
  const second = await anActivity(db, { internship_id, date: '2026-03-31' });
  expect(await tallies()).toMatchObject([{ month: '2026-03-01', activities: 2, attended: 0 }]);

  const now = new Date('2026-03-02T01:00:00Z');
  await db
    .updateTable('activities')
    .set({ attendance_time: now, validated_at_by_mentor: now })
    .where('id', '=', first.id)
    .execute();
  expect(await tallies()).toMatchObject([
    { activities: 2, attended: 1, validated_by_mentor: 1, validated_by_lecturer: 0 },
  ]);

  await db
    .updateTable('activities')
    .set({ date: '2026-04-01', name: 'Dipindah' })
    .where('id', '=', second.id)
    .execute();
  expect(await tallies()).toMatchObject([
    { month: '2026-03-01', activities: 1, attended: 1 },
    { month: '2026-04-01', activities: 1, attended: 0 },
  ]);

  await db.deleteFrom('activities').where('id', '=', first.id).execute();
  expect(await tallies()).toEqual(await counts());
});

testInAll('follow an internship that moves to another mentor or period', async () => {
  const internship = await anInternship(db);
  await anActivity(db, {
    internship_id: internship.id,
    attendance_time: new Date('2026-03-02T01:00:00Z'),
  });
  await anActivity(db, { internship_id: internship.id, date: '2026-05-04' });
  const mentor = await aMentor(db);
  const period = await anInternshipPeriod(db);

  await db
    .updateTable('internships')
    .set({ mentor_id: mentor.id, internship_period_id: period.id })
    .where('id', '=', internship.id)
    .execute();

  expect(await tallies()).toMatchObject([
    { mentor_id: mentor.id, month: '2026-03-01', activities: 1, attended: 1 },
    { mentor_id: mentor.id, month: '2026-05-01', activities: 1, attended: 0 },
  ]);
  expect(await tallies()).toEqual(await counts());
});

testInAll('count a statement that affects many internships', async () => {
  const internships = [await anInternship(db), await anInternship(db)];
  await db
    .insertInto('activities')
    .values(
      internships.flatMap(({ id }) =>
        Array.from({ length: 40 }, (_, index) => ({
          internship_id: id,
          name: `Aktivitas ${index}`,
          description: 'Uraian',
          date: `2026-0${1 + (index % 3)}-15`,
          start_time: '08:00',
          end_time: '09:00',
          address: 'Bandung',
        })),
      ),
    )
    .execute();
  await db
    .updateTable('activities')
    .set({ validated_at_by_lecturer: new Date() })
    .where(sql<boolean>`id % 3 = 0`)
    .execute();

  expect(await tallies()).toHaveLength(6);
  expect(await tallies()).toEqual(await counts());
});

testInAll('do not prevent deletion', async () => {
  const internship = await anInternship(db);
  const activity = await anActivity(db, { internship_id: internship.id });
  await db.deleteFrom('activities').where('id', '=', activity.id).execute();
  await db.deleteFrom('internships').where('id', '=', internship.id).execute();
  await db
    .deleteFrom('internship_periods')
    .where('id', '=', internship.internship_period_id)
    .execute();
  await db.deleteFrom('mentors').where('id', '=', internship.mentor_id).execute();

  expect(await db.selectFrom('activity_tallies').selectAll().execute()).toEqual([]);
});
