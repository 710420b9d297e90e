import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import { aMentor } from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { importing } from '@/server/testing/importing';
import { waitingTallies } from '@/server/testing/waitingTallies';
import { periodName } from '@/shared/resources/internship-periods/periodName';
import { byLevel } from '@/shared/testing/testLevel';

/** How often each operation is tried, in an order of chance. */
const TRIES = byLevel({ short: 4, all: 30, soak: 400 });
const NOW = '2030-03-13T03:00:00Z';
const FIRST_DAY = '2030-03-04';

let app: TestApp;
let desk: Desk;
let other: { id: number };
let admin: Awaited<ReturnType<typeof callsOf>>;
/** The placements that the operations are about. */
let placements: { id: number; nim: string; student_id: number }[];

beforeAll(async () => {
  app = await buildTestApp();
  app.setTime(NOW);
  desk = await aDesk(app, { start_date: FIRST_DAY, end_date: '2030-06-30' });
  other = await aMentor(app.db, { company_id: desk.company.id });
  const second = await desk.placed('Bima Saputra');
  placements = [desk, second].map(({ internship, student }) => ({
    id: internship.id,
    nim: student.nim,
    student_id: student.id,
  }));
  admin = await callsOf(app, (await newUserOf.super_admin(app.db)).user);
});
afterAll(() => app.close());

/** The same numbers in every run. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}
const number = numbersFrom(20_300_313);
const oneOf = <T>(values: readonly T[]): T => values[number(values.length)] as T;

const aDay = () => `2030-03-${String(4 + number(20)).padStart(2, '0')}`;
const aTime = () => String(6 + number(12)).padStart(2, '0');
const anInput = () => {
  const hour = aTime();
  return {
    ...{ name: 'Memasang kabel', description: 'Di lantai dua.', address: 'Bandung', date: aDay() },
    ...{ start_time: `${hour}:00`, end_time: `${hour}:30` },
  };
};

async function anActivityId(): Promise<number> {
  const rows = await app.db.selectFrom('activities').select('id').orderBy('id').execute();
  return rows.length === 0 ? 0 : oneOf(rows).id;
}

const remove = async (url: string) =>
  app.inject({ method: 'DELETE', url: `/api${url}`, headers: admin.headers });

type Answer = Awaited<ReturnType<typeof remove>>;

const reviewer = () => (number(2) === 0 ? desk.as.mentor : desk.as.lecturer);

const decide = async (decision: string) => {
  const activity_ids = [...new Set([await anActivityId(), await anActivityId()])];
  return reviewer().post('/reviews/decisions', { decision, activity_ids, comment: 'Lengkapi.' });
};

const OPERATIONS: Record<string, () => Promise<Answer>> = {
  'an activity is made': () =>
    admin.post('/activities', { ...anInput(), internship_id: oneOf(placements).id }),
  'many activities are made': () =>
    admin.post(`/internships/${oneOf(placements).id}/activities/bulk`, {
      activities: [anInput(), anInput(), anInput()],
    }),
  'an activity moves to another day': async () =>
    admin.put(`/activities/${await anActivityId()}`, anInput()),
  'an activity is deleted': async () => remove(`/activities/${await anActivityId()}`),
  'activities are validated': () => decide('validate'),
  'activities are returned': () => decide('return'),
  'a decision is undone': async () => {
    const decided = await app.db
      .selectFrom('activities')
      .select('id')
      .where((eb) =>
        eb.or([
          eb('validated_at_by_lecturer', 'is not', null),
          eb('returned_at_by_lecturer', 'is not', null),
        ]),
      )
      .orderBy('id')
      .execute();
    const { id = 0 } = oneOf(decided) ?? {};
    return desk.as.lecturer.post(`/activities/${id}/undo`, { reason: 'Salah orang.' });
  },
  'a returned log is sent again': async () => {
    const log = `/student/activities/${await anActivityId()}/log`;
    await desk.as.student.put(log, { text: `Kabel ${number(1000)}.` });
    return desk.as.student.post(`${log}/hand-in`, {});
  },
  'a placement gets another mentor': () => {
    const { id, student_id } = oneOf(placements);
    return admin.put(`/internships/${id}`, {
      ...{ student_id, company_id: desk.company.id, lecturer_id: desk.lecturer.id },
      internship_period_id: desk.period.id,
      mentor_id: oneOf([desk.mentor.id, other.id]),
    });
  },
  'activities are imported': async () => {
    const imports = importing(app, admin.headers);
    const of = { nim: oneOf(placements).nim, internship_period: periodName(desk.period) };
    const rows = [{ ...of, ...anInput() }];
    const { rows: checked } = await imports.check('activities', rows);
    return imports.send('activities', rows, checked);
  },
  'a past day is attended': async () =>
    admin.post(`/activities/${await anActivityId()}/presses`, {
      ...{ kind: 'in', claimed_time: '09:00', reason_note: 'Ponsel rusak.' },
    }),
};

async function expectExact(): Promise<number> {
  const { kept, counted } = await waitingTallies(app.db);
  expect(kept).toEqual(counted);
  return kept.length;
}

test('the numbers of what waits stay exact, whatever people do and in whatever order', async () => {
  for (let made = 0; made < 6; made += 1) await OPERATIONS['many activities are made']?.();
  expect(await expectExact()).toBeGreaterThan(10);
  const done = new Map<string, number>();
  const left = Object.keys(OPERATIONS).flatMap((name) => Array<string>(TRIES).fill(name));
  while (left.length > 0) {
    const [name = ''] = left.splice(number(left.length), 1);
    const answer = await OPERATIONS[name]?.();
    const status = answer?.statusCode ?? 0;
    if (status >= 500) throw new Error(`${name}: ${status}`);
    if (status < 300) done.set(name, (done.get(name) ?? 0) + 1);
    await expectExact();
  }
  expect([...done.keys()].sort()).toEqual(Object.keys(OPERATIONS).sort());
});

test('the numbers stay exact when a placement goes and people are anonymised', async () => {
  const third = await desk.placed('Citra Lestari');
  await desk.activity({ internship_id: third.internship.id, date: '2030-03-12' });
  await expectExact();
  await app.db.deleteFrom('activities').where('internship_id', '=', third.internship.id).execute();
  expect((await remove(`/internships/${third.internship.id}`)).statusCode).toBe(200);
  await expectExact();

  app.setTime('2031-03-13T03:00:00Z');
  admin = await callsOf(app, (await newUserOf.super_admin(app.db)).user);
  for (const { user } of [desk.student, desk.mentor, desk.lecturer]) {
    const { name } = user;
    const answer = await admin.post(`/users/${user.id}/anonymisation`, { name });
    expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
    await expectExact();
  }
});
