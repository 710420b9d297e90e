import { sql } from 'kysely';
import {
  aCompany,
  aMentor,
  anActivity,
  anInternship,
  anInternshipPeriod,
  aStudent,
  aUser,
} from '@/server/testing/builders';
import { createTestDatabase, type TestDatabase } from '@/server/testing/testDatabase';
import { testInAll } from '@/shared/testing/testLevel';
import { compactCounts } from './compactCounts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

/** The counts and the numbers of rows they must equal. */
const COUNTS = [
  [
    sql`select list, part, sum(rows)::integer as n from list_counts
      group by 1, 2 having sum(rows) <> 0 order by 1, 2`,
    sql`select 'users' as list, role as part, count(*)::integer as n from users group by role
      union all select 'students', '', count(*)::integer from students having count(*) > 0
      order by 1, 2`,
  ],
  [
    sql`select internship_period_id, company_id, sum(placements)::integer as n
      from placement_counts group by 1, 2 having sum(placements) <> 0 order by 1, 2`,
    sql`select internship_period_id, company_id, count(*)::integer as n
      from internships join mentors on mentors.id = mentor_id group by 1, 2 order by 1, 2`,
  ],
  [
    sql`select internship_period_id, month, sum(activities)::integer as n,
        sum(attended)::integer as attended
      from period_tallies group by 1, 2 having sum(activities) <> 0 order by 1, 2`,
    sql`select internship_period_id, date_trunc('month', date::timestamp)::date as month,
        count(*)::integer as n, count(attendance_time)::integer as attended
      from activities join internships on internships.id = internship_id group by 1, 2
      order by 1, 2`,
  ],
] as const;

async function expectExactCounts() {
  for (const [counted, actual] of COUNTS) {
    const { rows } = await counted.execute(database.db);
    expect(rows).toEqual((await actual.execute(database.db)).rows);
  }
}

test('follow users and students that are added, change their role and go', async () => {
  const { db } = database;
  const { user } = await aStudent(db);
  await aStudent(db);
  const other = await aUser(db, { role: 'mentor' });
  await expectExactCounts();
  await db.updateTable('users').set({ role: 'lecturer' }).where('id', '=', other.id).execute();
  await expectExactCounts();
  // The profile goes with the user.
  await db.deleteFrom('users').where('id', '=', user.id).execute();
  await expectExactCounts();
});

testInAll('do not count what is rolled back', async () => {
  const { db } = database;
  await aStudent(db);
  await expect(
    db.transaction().execute(async (trx) => {
      await aStudent(trx);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await expectExactCounts();
});

testInAll(
  'follow placements and activities that move, and a mentor who changes company',
  async () => {
    const { db } = database;
    const placement = await anInternship(db);
    const activity = await anActivity(db, { internship_id: placement.id, date: '2026-03-02' });
    await expectExactCounts();

    const mentor = await aMentor(db);
    const period = await anInternshipPeriod(db);
    await db
      .updateTable('internships')
      .set({ mentor_id: mentor.id, internship_period_id: period.id })
      .where('id', '=', placement.id)
      .execute();
    await expectExactCounts();

    const company = await aCompany(db);
    await db
      .updateTable('mentors')
      .set({ company_id: company.id })
      .where('id', '=', mentor.id)
      .execute();
    await expectExactCounts();

    await db
      .updateTable('activities')
      .set({ attendance_time: new Date('2026-04-01T01:00:00Z'), date: '2026-04-01' })
      .where('id', '=', activity.id)
      .execute();
    await expectExactCounts();
    await db.deleteFrom('activities').execute();
    await db.deleteFrom('internships').execute();
    await expectExactCounts();
  },
);

testInAll('stay the same when they are added up', async () => {
  const { db } = database;
  for (let placement = 0; placement < 3; placement++) {
    await anActivity(db, { date: '2026-03-02' });
  }
  await db.deleteFrom('activities').execute();
  await compactCounts(db);
  await expectExactCounts();
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from list_counts where list = 'students'
    union all select count(*)::integer from period_tallies`.execute(db);
  expect(rows).toEqual([{ n: 1 }, { n: 0 }]);
});
