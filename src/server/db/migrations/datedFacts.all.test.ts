import type { Kysely } from 'kysely';
import { ANYONE } from '@/server/auth/sessionUser';
import { selectAttendanceFacts } from '@/server/placements/attendanceFacts';
import {
  aHoliday,
  anActivity,
  anAttendanceRequest,
  anInternship,
  anInternshipPeriod,
  aPlace,
} from '@/server/testing/builders';
import { createEmptyDatabase, type TestDatabase } from '@/server/testing/testDatabase';
import { attendanceDays } from '@/server/verdicts/attendanceDays';
import { migrateToLatest } from '../migrate';
import type { Tables } from '../tables';
import { migrations } from './index';

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase(process.env.TEST_DATABASE_URL ? 'server' : 'embedded');
});
afterAll(() => database.close());

const DAYS = { from: '2030-03-03', to: '2030-03-09' };
const MOMENT = { now: new Date('2030-03-20T03:00:00Z'), campusTimeZone: 'Asia/Jakarta' };

/** A week at a place in WITA without joint leave, with the verdicts of the version before. */
async function aWeek(db: Kysely<Tables>): Promise<{ id: number; verdicts: (string | null)[] }> {
  const period = await anInternshipPeriod(db, {
    start_date: '2030-03-04',
    end_date: '2030-03-08',
    late_tolerance_minutes: 0,
  });
  const { id, mentor_id } = await anInternship(db, { internship_period_id: period.id });
  const { company_id } = await db
    .selectFrom('mentors')
    .select('company_id')
    .where('id', '=', mentor_id)
    .executeTakeFirstOrThrow();
  await aPlace(db, { company_id, time_zone: 'WITA', has_joint_leave: false });
  const on = (date: string, time?: string) =>
    anActivity(db, {
      ...{ internship_id: id, date },
      attendance_time: time ? new Date(`${date}T${time}:00+08:00`) : null,
    });
  // Before the period begins.
  await on('2030-03-03', '08:00');
  await on('2030-03-04', '08:00');
  await on('2030-03-05', '08:01');
  await on('2030-03-06');
  await aHoliday(db, { date: '2030-03-06', kind: 'joint_leave' });
  await on('2030-03-07');
  await aHoliday(db, { date: '2030-03-07' });
  await on('2030-03-08');
  await anAttendanceRequest(db, {
    ...{ internship_id: id, kind: 'sick', start_date: '2030-03-08', end_date: '2030-03-08' },
    ...{ state: 'approved', decided_at: new Date('2030-03-09T01:00:00Z'), decided_by_user_id: 1 },
    ...{ decided_by_name: 'Rina', decided_by_role: 'mentor' },
  });
  const verdicts = [null, 'present', 'late', 'absent', 'holiday', 'sick', null];
  return { id, verdicts };
}

test('days of a database without dated facts keep their verdicts, and nothing is noted about their past', async () => {
  const { db } = database;
  const earlier = Object.entries(migrations).filter(([name]) => name < '0061_dated_facts');
  await migrateToLatest(db, { wanted: Object.fromEntries(earlier) });
  const { id, verdicts } = await aWeek(db);
  expect((await migrateToLatest(db))[0]).toBe('0061_dated_facts');

  const facts = await selectAttendanceFacts(db, ANYONE, [id], DAYS);
  const judged = facts.placements.flatMap(attendanceDays(facts, MOMENT));
  expect(judged.map(({ verdict }) => verdict)).toEqual(verdicts);
  for (const table of ['past_place_rules', 'past_period_rules', 'past_places'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  const own = { start_date: null, end_date: null, end_reason: null, continued_from_id: null };
  expect(await db.selectFrom('internships').selectAll().execute()).toMatchObject([own]);
});
