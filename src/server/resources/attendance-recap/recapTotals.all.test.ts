import { ANYONE } from '@/server/auth/sessionUser';
import { selectAttendanceFacts } from '@/server/placements/attendanceFacts';
import { type Judging, judgeDays, judgeTotals } from '@/server/placements/judgePlacements';
import { aHoliday, anInternship } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { aRandomPlacement, DAYS } from '@/server/testing/randomPlacements';
import { attendanceDays } from '@/server/verdicts/attendanceDays';
import { countedDays, sumOfDays } from '@/shared/attendance/totals';
import { DAY_VERDICTS } from '@/shared/attendance/verdicts';
import { addDays } from '@/shared/calendarDays';
import { isAll } from '@/shared/testing/testLevel';

let app: TestApp;
let judging: Judging;
beforeAll(async () => {
  app = await buildTestApp();
  judging = app.services;
});
afterAll(() => app.close());

const momentOf = (now: string) => ({ now: new Date(now), campusTimeZone: 'Asia/Jakarta' });

test('totals are those of the days, in any parts and ranges', async () => {
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
    const moment = momentOf(now);
    const judged = await judgeDays(judging, ANYONE, ids, DAYS, moment);
    // A part of a range of 4,000 days has six placements.
    const long = { from: addDays(DAYS.from, -2_000), to: addDays(DAYS.to, 2_000) };
    for (const range of [DAYS, long]) {
      const totals = await judgeTotals(judging, ids, range, moment);
      expect(totals.map(({ internship_id }) => internship_id).sort((a, b) => a - b)).toEqual(ids);
      for (const { internship_id, counts, minutes } of totals) {
        const its = judged.find((one) => one.internship_id === internship_id);
        expect({ internship_id, counts, minutes }).toMatchObject({
          internship_id,
          counts: { ...its?.counts, holiday: counts.holiday },
          minutes: its?.minutes,
        });
      }
    }
    for (const verdict of judged.flatMap(({ verdicts }) => verdicts))
      if (verdict) seen.add(verdict);
  }
  // Otherwise the comparison would say little.
  expect([...seen].sort()).toEqual([...DAY_VERDICTS].sort());
});

test('a worker thread judges days as the process itself does', async () => {
  const id = await aRandomPlacement(app.db);
  const moment = momentOf('2030-03-13T00:30:00Z');
  const facts = await selectAttendanceFacts(app.db, ANYONE, [id], DAYS);
  const days = facts.placements.flatMap(attendanceDays(facts, moment));
  expect(await app.services.verdicts.daysOf(facts, moment)).toEqual([
    {
      internship_id: id,
      verdicts: days.map(({ verdict }) => verdict),
      waiting_days: [],
      interrupted_days: days
        .filter(({ notPlaced }) => notPlaced === 'interrupted')
        .map(({ date }) => date),
      ...countedDays(days),
    },
  ]);
});

test('counts nothing for a placement without activities, and for none', async () => {
  const { id } = await anInternship(app.db);
  const days = { from: '2031-01-01', to: '2031-01-31' };
  const moment = momentOf('2031-01-01T00:00:00Z');
  const [judged] = await judgeTotals(judging, [id], days, moment);
  expect(judged).toMatchObject({ internship_id: id, minutes: 0 });
  expect(Object.values(judged?.counts ?? {}).every((count) => count === 0)).toBe(true);
  expect(sumOfDays(await judgeTotals(judging, [], days, moment)).minutes).toBe(0);
});
