import fc from 'fast-check';
import { callsOf } from '@/server/testing/aDesk';
import { aDayScene } from '@/server/testing/attendance/dayScene';
import { playDay } from '@/server/testing/attendance/playDay';
import { type LivedDay, tellingDays } from '@/server/testing/attendance/tellingDays';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import {
  type DayHistory,
  dayHistories,
  type HistoryPress,
} from '@/shared/attendance/testing/dayHistory';
import { expectedDay } from '@/shared/attendance/testing/dayOracle';
import { DAY_VERDICTS } from '@/shared/attendance/verdicts';
import { addDays } from '@/shared/calendarDays';
import { byLevel } from '@/shared/testing/testLevel';

const DAYS = byLevel({ short: 16, all: 400, soak: 5_000 });
/** The days of which the short run lives the most telling ones. */
const POOL = 200;
const SEED = byLevel({ short: 18, soak: Date.now() });

let app: TestApp;
let admin: Awaited<ReturnType<typeof newUserOf.super_admin>>['user'];
beforeAll(async () => {
  app = await buildTestApp({ config: { campusTimeZone: 'Asia/Jakarta' } });
  admin = (await newUserOf.super_admin(app.db)).user;
});
afterAll(() => app.close());

/** A phone says how accurate a position is, but not that it is coarse. */
const withoutCoarse = (press: HistoryPress): HistoryPress =>
  press.position ? { ...press, position: { ...press.position, isCoarse: undefined } } : press;

/** A placement whose begin, end and interruptions are entered has them in a period around them, long before the day. */
function withEntries(history: DayHistory): DayHistory {
  const { date, placement, changes } = history;
  if (changes.length === 0 && placement.interruptions === undefined) return history;
  return {
    ...history,
    placement: { startDate: addDays(date, -30), endDate: addDays(date, 100) },
    changes: [{ at: Date.parse(addDays(date, -20)), placement }, ...changes],
  };
}

/** The histories of a product whose campus is in WIB. */
const playable = dayHistories
  .map(
    (history): DayHistory => ({
      ...withEntries(history),
      campus: 'WIB',
      activities: history.activities.map((activity) => ({
        ...activity,
        presses: activity.presses.map(withoutCoarse),
      })),
    }),
  )
  .filter(
    ({ placement, places, zone }) =>
      placement.startDate <= placement.endDate &&
      places.before.length > 0 === places.after.length > 0 &&
      (places.before.length > 0 || zone === 'WIB'),
  );

/** Half of the holidays are joint leave; a company without places observes it. */
const livedDays = fc
  .tuple(playable, fc.boolean(), fc.boolean())
  .map(([history, isJointLeave, observes]): LivedDay => {
    const observesJointLeave = observes || history.places.before.length === 0;
    return { history, isJointLeave, observesJointLeave };
  });

const iso = (date: Date | undefined) => date?.toISOString() ?? null;

test('a day lived through the API has the verdict of a second reading of the rules', async () => {
  const reached = new Set<string | null>();
  const days = fc.sample(livedDays, { numRuns: Math.max(DAYS, POOL), seed: SEED });
  for (const lived of tellingDays(days, DAYS)) {
    const { history } = lived;
    await app.db.deleteFrom('holidays').execute();
    app.setTime('2026-01-01T00:00:00Z');
    const scene = await aDayScene(app, admin, lived);
    await playDay(app, scene, history, async (ledger, now) => {
      const { date } = history;
      const range = `date_from=${date}&date_to=${date}`;
      const { get } = await callsOf(app, scene.lecturer);
      const days = await get(`/internships/${scene.internshipId}/attendance-days?${range}`);
      const [day] = days.json().data.days;
      const expected = expectedDay(ledger, now);
      const seen = {
        ledger,
        now: new Date(now).toISOString(),
        verdict: day.verdict,
        flags: [...day.flags].sort(),
        times: [day.first_in, day.last_out, day.worked_minutes],
      };
      expect(seen).toEqual({
        ledger,
        now: seen.now,
        verdict: expected.verdict,
        flags: Object.keys(expected.flags).sort(),
        times: [iso(expected.firstIn), iso(expected.lastOut), expected.workedMinutes ?? null],
      });
      const query = `internship_period_id=${scene.periodId}&${range}`;
      const recap = (await get(`/attendance-recap?${query}`)).json().data;
      const totals = (await get(`/attendance-recap/totals?${query}`)).json().data;
      expect([recap[0].verdicts, DAY_VERDICTS.filter((verdict) => totals[verdict] > 0)]).toEqual([
        [day.verdict],
        day.verdict === null ? [] : [day.verdict],
      ]);
      reached.add(day.verdict);
    });
  }
  expect(reached).toEqual(new Set([...DAY_VERDICTS, null]));
});
