import { sql } from 'kysely';
import { ANYONE } from '@/server/auth/sessionUser';
import { attendanceDays } from '@/server/resources/attendance-days/attendanceDays';
import {
  type Days,
  selectAttendanceFacts,
} from '@/server/resources/attendance-days/attendanceFacts';
import { aHoliday, anInternship } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { aRandomPlacement, DAYS } from '@/server/testing/randomPlacements';
import { totalsOf } from '@/shared/attendance/totals';
import { DAY_VERDICTS } from '@/shared/attendance/verdicts';
import { isAll } from '@/shared/testing/testLevel';
import { countVerdicts } from './recapTotals';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const CAMPUS = 'Asia/Jakarta';

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
  for (let count = 0; count < (isAll ? 200 : 20); count += 1)
    ids.push(await aRandomPlacement(app.db));
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
  for (let count = 0; count < 4; count += 1) ids.push(await aRandomPlacement(app.db));
  const moment = { now: new Date('2030-07-02T00:00:00Z'), campusTimeZone: CAMPUS };
  const count = (wanted: readonly number[], range: Days) =>
    countVerdicts(app.db, sql`select unnest(${wanted}::integer[])`, range, moment);
  const half = { from: '2030-03-01', to: '2030-03-31' };
  const long = { from: '2030-02-01', to: '2030-04-30' };
  // All activities are in March.
  expect(await count(ids, long)).toEqual(await count(ids, half));
  expect(await count(ids.slice(1), long)).toEqual(await count(ids.slice(1), half));
});
