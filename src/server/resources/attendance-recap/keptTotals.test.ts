import { type RawBuilder, sql } from 'kysely';
import { ANYONE } from '@/server/auth/sessionUser';
import { attendanceDays } from '@/server/resources/attendance-days/attendanceDays';
import { selectAttendanceFacts } from '@/server/resources/attendance-days/attendanceFacts';
import {
  aHoliday,
  aMentor,
  anAttendanceRequest,
  anInternshipPeriod,
  aPlace,
} from '@/server/testing/builders';
import { during } from '@/server/testing/during';
import { testOnServer } from '@/server/testing/onServer';
import { aRandomPlacement, aRandomShift, oneOf } from '@/server/testing/randomPlacements';
import { createTestDatabase, type TestDatabase } from '@/server/testing/testDatabase';
import { totalsOf } from '@/shared/attendance/totals';
import { byLevel, testInAll } from '@/shared/testing/testLevel';
import { keepTotals } from './keptTotals';
import { countVerdicts } from './recapTotals';

const PLACEMENTS = byLevel({ short: 6, all: 12 });

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

/** All days of the period of a placement. */
const WHOLE = { from: '2030-01-01', to: '2030-06-30' };
/** Some of the days are settled, and some are not. */
const MOMENT = { now: new Date('2030-03-14T05:00:00Z'), campusTimeZone: 'Asia/Jakarta' };

const count = (id: number) => countVerdicts(database.db, sql`select ${id}::integer`, WHOLE, MOMENT);

async function countInCode(id: number) {
  const facts = await selectAttendanceFacts(database.db, ANYONE, [id], WHOLE);
  const days = facts.placements.flatMap((placement) =>
    attendanceDays(facts, placement, WHOLE, MOMENT),
  );
  return {
    placements: 1,
    counts: totalsOf(days).counts,
    minutes: days.reduce((sum, { workedMinutes = 0 }) => sum + workedMinutes, 0),
  };
}

/** The placements whose kept totals are used. */
async function keptIds() {
  const { rows } = await sql<{ internship_id: number }>`
    select internship_id from attendance_totals, attendance_rules
    where counted_until is not null and rules = attendance_rules.changes
      and (changed_from is null or changed_from > counted_until)`.execute(database.db);
  return rows.map(({ internship_id }) => internship_id);
}

const inActivities = (change: string) => async (id: number) => {
  await sql`update activities set ${sql.raw(change)}
    where internship_id = ${id} and validated_at_by_mentor is null
      and id % 3 = ${oneOf([0, 1, 2])}`.execute(database.db);
};

const run = (statement: RawBuilder<unknown>) => statement.execute(database.db);

/** Changes of one placement on which its verdicts depend. */
const OF_ONE: Record<string, (id: number) => Promise<unknown>> = {
  'a press': inActivities(`attendance_time = date + time '01:10' + interval '1 hour' * (id % 3)`),
  'a press taken back': inActivities('attendance_time = null, position_verdict = null'),
  'a press outside': inActivities(
    `attendance_time = date + time '01:00', position_verdict = 'off_site'`,
  ),
  'a check-out': inActivities(`left_at = date + time '06:00'`),
  'a moved activity': inActivities(`date = date + 1`),
  'a changed shift': inActivities(`start_time = '07:00', end_time = '20:00', break_minutes = 30`),
  'a deleted activity': (id) =>
    sql`delete from activities where internship_id = ${id} and id % 3 = 0
      and not exists (select from attendance_requests where activity_id = activities.id)`.execute(
      database.db,
    ),
  'a new activity': (id) => aRandomShift(database.db, id, '2030-03-05', []),
  'an approved request': (id) =>
    anAttendanceRequest(database.db, {
      internship_id: id,
      kind: 'sick',
      start_date: '2030-03-06',
      end_date: '2030-03-06',
      state: 'approved',
      decided_at: '2030-03-06T00:00:00Z',
      decided_by_user_id: 1,
      decided_by_name: 'Dewi',
      decided_by_role: 'mentor',
    }),
  'a request of other days': (id) =>
    sql`update attendance_requests set start_date = start_date - 1
      where internship_id = ${id} and kind <> 'correction'`.execute(database.db),
  'a request taken back': (id) =>
    sql`delete from attendance_requests
      where internship_id = ${id} and state = 'approved'`.execute(database.db),
  'a first place': async (id) => {
    const { company_id } = await database.db
      .selectFrom('mentors')
      .innerJoin('internships', 'internships.mentor_id', 'mentors.id')
      .select('company_id')
      .where('internships.id', '=', id)
      .executeTakeFirstOrThrow();
    await aPlace(database.db, { company_id, time_zone: 'WIT' });
  },
  'a default place': (id) =>
    sql`insert into internship_places (internship_id, place_id, is_default)
      select internships.id, max(places.id), true from internships
      join mentors on mentors.id = mentor_id
      join places on places.company_id = mentors.company_id
      where internships.id = ${id} group by internships.id
      on conflict do nothing`.execute(database.db),
  'another default place': (id) =>
    sql`update internship_places set is_default = false where internship_id = ${id}`.execute(
      database.db,
    ),
  'no default place': (id) =>
    sql`delete from internship_places where internship_id = ${id}`.execute(database.db),
  'another period': async (id) => {
    const period = await anInternshipPeriod(database.db, {
      start_date: '2030-03-08',
      end_date: '2030-03-20',
      requires_check_out: true,
    });
    await sql`update internships set internship_period_id = ${period.id}
      where id = ${id}`.execute(database.db);
  },
  'another mentor': async (id) => {
    const mentor = await aMentor(database.db);
    await aPlace(database.db, { company_id: mentor.company_id, time_zone: 'WITA' });
    await sql`update internships set mentor_id = ${mentor.id} where id = ${id}`.execute(
      database.db,
    );
  },
};

/** Changes of what holds for many placements. */
const OF_ALL: Record<string, () => Promise<unknown>> = {
  'a new holiday': async () => {
    await aHoliday(database.db, { date: '2030-03-06', kind: 'national' });
  },
  'a moved holiday': () =>
    run(sql`update holidays set date = '2030-03-08' where date = '2030-03-06'`),
  'another kind of holiday': () =>
    run(sql`update holidays set kind = 'joint_leave' where date = '2030-03-07'`),
  'no holiday': () =>
    run(sql`delete from holidays where date between '2030-03-01' and '2030-03-31'`),
  'the clock of places': () => run(sql`update places set time_zone = 'WIT' where id % 2 = 0`),
  'the joint leave of places': () =>
    run(sql`update places set has_joint_leave = not has_joint_leave`),
  'an inactive place': () => run(sql`update places set is_active = not is_active where id % 2 = 1`),
  'the tolerance of a period': () =>
    run(sql`update internship_periods set late_tolerance_minutes = 45 - late_tolerance_minutes`),
  'check-outs of a period': () =>
    run(sql`update internship_periods set requires_check_out = not requires_check_out`),
  'the days of a period': () => run(sql`update internship_periods set start_date = start_date + 2`),
  'a mentor at another company': () =>
    run(sql`update mentors set company_id = (select max(company_id) from places)`),
};

test('kept totals are right whatever changes', async () => {
  const { db } = database;
  await aHoliday(db, { date: '2030-03-07', kind: 'national' });
  const ids: number[] = [];
  for (let placement = 0; placement < PLACEMENTS; placement += 1)
    ids.push(await aRandomPlacement(db));
  for (const [name, change] of Object.entries({ ...OF_ALL, ...OF_ONE })) {
    await keepTotals(db, MOMENT);
    expect(await keptIds()).toHaveLength(ids.length);
    const changed = name in OF_ALL ? ids.slice(0, 1) : ids.filter((id) => id % 2 === 0);
    for (const id of changed) await change(id);
    const after = await Promise.all(ids.map(count));
    expect({ name, after }).toEqual({ name, after: await Promise.all(ids.map(countInCode)) });
    expect({ name, kept: (await keptIds()).length }).not.toEqual({ name, kept: ids.length });
  }
});

test('kept totals are used, and only for ranges that begin with the period', async () => {
  const { db } = database;
  const id = await aRandomPlacement(db);
  await keepTotals(db, MOMENT);
  const { minutes } = await count(id);
  await sql`update attendance_totals set minutes = minutes + 1`.execute(db);
  expect(await count(id)).toMatchObject({ minutes: minutes + 1 });
  const later = { from: '2030-03-07', to: WHOLE.to };
  const inPart = await countVerdicts(db, sql`select ${id}::integer`, later, MOMENT);
  await sql`update attendance_totals set minutes = minutes + 1`.execute(db);
  expect(await countVerdicts(db, sql`select ${id}::integer`, later, MOMENT)).toEqual(inPart);
});

testInAll('kept totals of a later moment are not used for an earlier one', async () => {
  const { db } = database;
  const id = await aRandomPlacement(db);
  await keepTotals(db, { ...MOMENT, now: new Date('2030-06-01T00:00:00Z') });
  expect(await count(id)).toEqual(await countInCode(id));
});

testInAll('kept totals stay when today changes', async () => {
  const { db } = database;
  const id = await aRandomPlacement(db);
  await keepTotals(db, MOMENT);
  await aRandomShift(db, id, '2030-03-14', []);
  expect(await keptIds()).toEqual([id]);
  expect(await count(id)).toEqual(await countInCode(id));
});

testInAll('days are added to kept totals once a week', async () => {
  const { db } = database;
  const id = await aRandomPlacement(db);
  const until = async (day: string) => {
    await keepTotals(db, { ...MOMENT, now: new Date(`${day}T05:00:00Z`) });
    const { rows } = await sql<{ counted_until: string }>`
      select counted_until from attendance_totals where internship_id = ${id}`.execute(db);
    return rows[0]?.counted_until;
  };
  expect(await until('2030-03-10')).toBe('2030-03-07');
  expect(await until('2030-03-16')).toBe('2030-03-07');
  expect(await until('2030-03-17')).toBe('2030-03-14');
  expect(await count(id)).toEqual(await countInCode(id));
});

testOnServer(
  'a press that is not stored yet makes totals wrong that are counted meanwhile',
  async () => {
    const { db } = database;
    const id = await aRandomPlacement(db);
    const { hasWaited } = await during(
      db,
      (trx) =>
        sql`update activities set left_at = date + time '07:00'
        where internship_id = ${id} and validated_at_by_mentor is null`.execute(trx),
      () => keepTotals(db, MOMENT),
    );
    expect(hasWaited).toBe(true);
    expect(await keptIds()).toEqual([]);
    expect(await count(id)).toEqual(await countInCode(id));
  },
);

testOnServer(
  'a holiday that is not stored yet makes totals wrong that are counted meanwhile',
  async () => {
    const { db } = database;
    const id = await aRandomPlacement(db);
    await during(
      db,
      (trx) => aHoliday(trx, { date: '2030-03-06', kind: 'national' }),
      () => keepTotals(db, MOMENT),
    );
    expect(await keptIds()).toEqual([]);
    expect(await count(id)).toEqual(await countInCode(id));
  },
);
