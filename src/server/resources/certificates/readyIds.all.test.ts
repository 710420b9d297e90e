import { aPeriodToCertify } from '@/server/testing/aPeriodToCertify';
import { aHoliday } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { createReadyIds } from './readyIds';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const momentOf = (now: string) => ({ now: new Date(now), campusTimeZone: 'Asia/Jakarta' });
const NOW = momentOf('2026-07-15T03:00:00Z');

/** A closed period with one student who can get a certificate, and how often the recaps of its students are judged. */
async function aClosedPeriod() {
  const period = await aPeriodToCertify(app.db);
  const { internship } = await period.student('Siti Rahma');
  await period.student('Wati Lestari', { isGraded: false });
  await period.close();
  const { verdicts } = app.services;
  const totalsOf = jest.fn(verdicts.totalsOf);
  const readyIds = createReadyIds({ db: app.db, verdicts: { ...verdicts, totalsOf } });
  const of = { kind: 'student' as const, internship_period_id: period.id };
  return { period, id: internship.id, of, totalsOf, readyIds };
}

test('those who can get a certificate are judged once, also for two pages at the same moment', async () => {
  const { id, of, totalsOf, readyIds } = await aClosedPeriod();
  const lists = await Promise.all([readyIds(of, NOW), readyIds(of, NOW)]);
  expect([...lists, await readyIds(of, NOW)]).toEqual([[id], [id], [id]]);
  expect(totalsOf).toHaveBeenCalledTimes(1);
});

test('they are judged again on the next day, after a holiday, and after the period was opened', async () => {
  const { period, id, of, totalsOf, readyIds } = await aClosedPeriod();
  await readyIds(of, NOW);
  expect(await readyIds(of, momentOf('2026-07-16T03:00:00Z'))).toEqual([id]);
  expect(totalsOf).toHaveBeenCalledTimes(2);
  await aHoliday(app.db, { date: '2026-03-02' });
  expect(await readyIds(of, NOW)).toEqual([]);
  expect(totalsOf).toHaveBeenCalledTimes(3);
  await app.db.deleteFrom('holidays').where('date', '=', '2026-03-02').execute();
  expect(await readyIds(of, NOW)).toEqual([id]);
  await period.reopen();
  expect(await readyIds(of, NOW)).toEqual([]);
});

test('a failure is not kept', async () => {
  const { id, of, totalsOf, readyIds } = await aClosedPeriod();
  totalsOf.mockRejectedValueOnce(new Error('lost'));
  await expect(readyIds(of, NOW)).rejects.toThrow('lost');
  expect(await readyIds(of, NOW)).toEqual([id]);
});
