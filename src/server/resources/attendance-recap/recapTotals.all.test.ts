import { sql } from 'kysely';
import { ANYONE } from '@/server/auth/sessionUser';
import { attendanceDays } from '@/server/resources/attendance-days/attendanceDays';
import {
  type Days,
  selectAttendanceFacts,
} from '@/server/resources/attendance-days/attendanceFacts';
import {
  aCompany,
  aHoliday,
  aMentor,
  anActivity,
  anAttendanceRequest,
  anInternship,
  anInternshipPeriod,
  aPlace,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { totalsOf } from '@/shared/attendance/totals';
import { DAY_VERDICTS } from '@/shared/attendance/verdicts';
import { addDays } from '@/shared/calendarDays';
import { isAll } from '@/shared/testing/testLevel';
import { countVerdicts } from './recapTotals';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const DAYS = { from: '2030-03-04', to: '2030-03-17' };
const CAMPUS = 'Asia/Jakarta';

/** Mulberry32: numbers in [0, 1), the same in each run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = randomOf(20_301);
const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
const chance = (share: number) => random() < share;

/** A placement whose days have presses, requests and holidays of all kinds. */
async function aRandomPlacement() {
  const { db } = app;
  const company = await aCompany(db);
  const mentor = await aMentor(db, { company_id: company.id });
  const placeIds: number[] = [];
  for (let places = oneOf([0, 1, 1, 2]); places > 0; places -= 1) {
    const place = await aPlace(db, {
      company_id: company.id,
      time_zone: oneOf(['WIB', 'WITA', 'WIT'] as const),
      has_joint_leave: chance(0.5),
    });
    placeIds.push(place.id);
  }
  const period = await anInternshipPeriod(db, {
    start_date: oneOf(['2030-02-01', '2030-03-06']),
    end_date: oneOf(['2030-03-14', '2030-06-30']),
    requires_check_out: chance(0.5),
    late_tolerance_minutes: oneOf([0, 15, 30]),
  });
  const { id } = await anInternship(db, { mentor_id: mentor.id, internship_period_id: period.id });
  for (let date = DAYS.from; date <= DAYS.to; date = addDays(date, 1)) {
    for (let shift = 0; shift < oneOf([0, 1, 1, 1, 2]); shift += 1)
      await aRandomShift(id, date, placeIds);
    if (chance(0.15)) await anApproved(id, oneOf(['leave', 'sick', 'elsewhere']), date);
  }
  return id;
}

async function aRandomShift(internship_id: number, date: string, placeIds: readonly number[]) {
  const [start_time, end_time] = oneOf([
    ['08:00', '16:00'],
    ['13:00', '17:30'],
    ['22:00', '06:00'],
  ] as const);
  const startsAt = new Date(`${date}T${start_time}:00+07:00`).getTime();
  const at = (minutes: number) => new Date(startsAt + Math.round(minutes * 60_000));
  const cameAt = chance(0.7) ? at(random() * 60 - 20) : null;
  const left_at = chance(0.4) ? at(oneOf([-30, 200, 440, 480]) + random() * 20) : null;
  const activity = await anActivity(app.db, {
    internship_id,
    date,
    start_time,
    end_time,
    break_minutes: oneOf([0, 60]),
    place_id: oneOf([null, ...placeIds]),
    attendance_time: cameAt,
    position_verdict: cameAt && oneOf([null, 'on_site', 'uncertain', 'off_site'] as const),
    left_at,
  });
  if (chance(0.15)) {
    const press = oneOf(['in', 'out'] as const);
    await anApproved(internship_id, 'correction', date, {
      activity_id: activity.id,
      press,
      claimed_at: at(press === 'in' ? random() * 30 : 470),
    });
  }
}

const anApproved = (
  internship_id: number,
  kind: 'leave' | 'sick' | 'elsewhere' | 'correction',
  date: string,
  more: object = {},
) =>
  anAttendanceRequest(app.db, {
    internship_id,
    kind,
    start_date: date,
    end_date: kind === 'correction' ? date : addDays(date, oneOf([0, 1])),
    ...oneOf([
      { state: 'approved' as const },
      { state: 'approved' as const },
      { state: 'rejected' as const, comment: 'Tidak bisa.' },
    ]),
    decided_at: '2030-03-05T00:00:00Z',
    decided_by_user_id: 1,
    decided_by_name: 'Dewi',
    decided_by_role: 'mentor',
    ...more,
  });

const totalsInCode = async (ids: readonly number[], now: Date) => {
  const facts = await selectAttendanceFacts(app.db, ANYONE, ids, DAYS);
  const moment = { now, campusTimeZone: CAMPUS };
  return facts.placements.map((placement) => {
    const days = attendanceDays(facts, placement, DAYS, moment);
    return {
      id: placement.internship_id,
      counts: totalsOf(days).counts,
      minutes: days.reduce((sum, { workedMinutes = 0 }) => sum + workedMinutes, 0),
    };
  });
};

test('counts in SQL what the verdicts on the days say', async () => {
  await aHoliday(app.db, { date: '2030-03-07', kind: 'national' });
  await aHoliday(app.db, { date: '2030-03-08', kind: 'joint_leave' });
  const ids: number[] = [];
  for (let count = 0; count < (isAll ? 200 : 20); count += 1) ids.push(await aRandomPlacement());
  const seen = new Set<string>();
  for (const now of [
    '2030-03-04T23:30:00Z',
    '2030-03-10T16:59:00Z',
    '2030-03-12T17:00:00Z',
    '2030-03-13T00:30:00Z',
    '2030-04-01T00:00:00Z',
  ]) {
    const moment = { now: new Date(now), campusTimeZone: CAMPUS };
    for (const { id, ...expected } of await totalsInCode(ids, moment.now)) {
      const counted = await countVerdicts(app.db, sql`select ${id}::integer`, DAYS, moment);
      expect({ id, ...counted }).toEqual({ id, placements: 1, ...expected });
      for (const [verdict, count] of Object.entries(expected.counts)) {
        if (count > 0) seen.add(verdict);
      }
    }
  }
  // Otherwise the comparison would say little.
  expect([...seen].sort()).toEqual([...DAY_VERDICTS].sort());
});

test('counts nothing for a placement without activities', async () => {
  const { id } = await anInternship(app.db);
  const moment = { now: new Date('2031-01-01T00:00:00Z'), campusTimeZone: CAMPUS };
  const days = { from: '2031-01-01', to: '2031-01-31' };
  const counted = await countVerdicts(app.db, sql`select ${id}::integer`, days, moment);
  expect(counted).toMatchObject({ placements: 1, minutes: 0 });
  expect(Object.values(counted.counts).every((count) => count === 0)).toBe(true);
});

test('adds up the parts of a long range', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 4; count += 1) ids.push(await aRandomPlacement());
  const moment = { now: new Date('2030-07-02T00:00:00Z'), campusTimeZone: CAMPUS };
  const count = (wanted: readonly number[], range: Days) =>
    countVerdicts(app.db, sql`select unnest(${wanted}::integer[])`, range, moment);
  const half = { from: '2030-03-01', to: '2030-03-31' };
  const long = { from: '2030-02-01', to: '2030-04-30' };
  // All activities are in March.
  expect(await count(ids, long)).toEqual(await count(ids, half));
  expect(await count(ids.slice(1), long)).toEqual(await count(ids.slice(1), half));
});
