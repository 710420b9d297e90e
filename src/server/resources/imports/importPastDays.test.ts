import { aDesk, type Desk } from '@/server/testing/aDesk';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { importing } from '@/server/testing/importing';
import type { ImportKind } from '@/shared/records';
import { periodName } from '@/shared/resources/internship-periods/periodName';
import { aHolidayInput } from '@/shared/testing/holidayInput';
import { textsOf } from './importer';

/** A Wednesday. */
const NOW = '2030-03-13T03:00:00.000Z';
const REASON = 'Surat keputusan terlambat.';

let app: TestApp;
let desk: Desk;
/** Each period has dates of its own, by which the rows name it. */
let firstDay = 1;
let imports: ReturnType<typeof importing>;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  app.setTime(NOW);
  imports = importing(app, await app.signIn((await newUserOf.super_admin(app.db)).user));
  firstDay += 1;
  desk = await aDesk(app, { start_date: `2030-03-0${firstDay}`, end_date: '2030-06-30' });
  // Absent on both days.
  for (const date of ['2030-03-05', '2030-03-12']) await desk.activity({ date });
});

const verdicts = async () => {
  const url = `/internships/${desk.internship.id}/attendance-days`;
  const answer = await desk.as.student.get(`${url}?date_from=2030-03-05&date_to=2030-03-12`);
  const all: { date: string; verdict: string | null }[] = answer.json().data.days;
  return [all[0]?.verdict, all.at(-1)?.verdict];
};

const reasons = () =>
  app.db
    .selectFrom('verdict_changes')
    .select(['date', 'reason'])
    .where('internship_id', '=', desk.internship.id)
    .orderBy('date')
    .execute();

/** Stores rows that were checked, with the answer to the question about past days. */
async function send(kind: ImportKind, rows: Record<string, string>[], seen: object = {}) {
  const { rows: checked } = await imports.check(kind, rows);
  expect(checked.map(({ errors }) => errors)).toEqual(rows.map(() => ({})));
  return imports.call('POST', kind, {
    update_existing: true,
    rows: rows.map((values, index) => ({
      number: index + 2,
      values,
      seen: checked[index]?.seen ?? null,
    })),
    ...seen,
  });
}

const seenIn = (answer: Awaited<ReturnType<typeof send>>) => {
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'verdicts_change']);
  return answer.json().verdict_changes;
};

test('asks about past days that imported holidays change, and stores none of them before', async () => {
  const rows = [
    textsOf(aHolidayInput({ date: '2030-03-12', name: 'Cuti Bersama Nyepi' })),
    textsOf(aHolidayInput({ date: '2030-06-01', name: 'Hari Lahir Pancasila' })),
  ];
  const { seen_changes, ...changes } = seenIn(await send('holidays', rows));
  expect(changes).toMatchObject({
    days: 1,
    first_date: '2030-03-12',
    kinds: [{ before: 'absent', after: 'holiday', days: 1 }],
  });
  expect(await verdicts()).toEqual(['absent', 'absent']);

  const stored = await send('holidays', rows, { reason: REASON, seen_changes });
  expect(stored.json().data).toMatchObject({ added: 2 });
  expect(await verdicts()).toEqual(['absent', 'holiday']);
  expect(await reasons()).toEqual([{ date: '2030-03-12', reason: REASON }]);
  await app.db.deleteFrom('holidays').execute();
});

test('asks about the past days before another first day of a placement', async () => {
  const row = {
    nim: desk.student.nim,
    internship_period: periodName(desk.period),
    mentor_nik: desk.mentor.nik,
    lecturer_nip: desk.lecturer.nip,
    start_date: '2030-03-11',
  };
  const { seen_changes, kinds } = seenIn(await send('internships', [row]));
  expect(kinds).toEqual([{ before: 'absent', after: null, days: 1 }]);
  const moved = await send('internships', [row], { reason: REASON, seen_changes });
  expect(moved.json().data).toMatchObject({ changed: 1 });
  expect(await verdicts()).toEqual([null, 'absent']);
  expect(await reasons()).toEqual([{ date: '2030-03-05', reason: REASON }]);
});
