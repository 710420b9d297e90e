import { aDesk, callsOf } from '@/server/testing/aDesk';
import { confirmed } from '@/server/testing/attendance/confirmed';
import {
  aCertificate,
  aCompany,
  aLecturer,
  aMentor,
  anActivity,
  anInternship,
  anInternshipPeriod,
  aPlace,
  aStudent,
} from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { openConnections } from '@/server/testing/openConnections';
import { race } from '@/server/testing/race';
import { ASKING } from '@/shared/constants/leftovers';
import { LECTURER_STUDENTS_USUAL } from '@/shared/constants/limits';
import { aPlaceInput } from '@/shared/testing/placeInput';
import { byLevel } from '@/shared/testing/testLevel';

const TODAY = '2030-03-13';
const COMING = { start_date: '2030-08-01', end_date: '2030-12-20' };
/** In Jayapura. */
const EAST = { latitude: -2.53, longitude: 140.7, is_point_confirmed: true };
const STALE = 'Data ini sudah diubah orang lain. Muat ulang, lalu ulangi perubahan Anda.';

let app: TestApp;
let admin: Awaited<ReturnType<typeof callsOf>>;
beforeAll(async () => {
  app = await buildTestApp();
  app.setTime(`${TODAY}T03:00:00.000Z`);
  admin = await callsOf(app, (await newUserOf.super_admin(app.db)).user);
});
afterAll(() => app.close());

type Result = { outcome: string; message: string | null };
interface Findings {
  version: number;
  before: object;
  after: object;
  is_same: boolean;
  errors: string[];
  warnings: string[];
}

/** Several students of one mentor and lecturer in a period to come. */
async function setUp(count = 3) {
  const company = await aCompany(app.db, { internship_quota: 20 });
  const mentor = await aMentor(app.db, { company_id: company.id });
  const lecturer = await aLecturer(app.db);
  const period = await anInternshipPeriod(app.db, COMING);
  const placed = { lecturer_id: lecturer.id, mentor_id: mentor.id };
  const internships: { id: number; version: number }[] = [];
  for (let number = 0; number < count; number += 1) {
    internships.push(await anInternship(app.db, { ...placed, internship_period_id: period.id }));
  }
  return { company, mentor, lecturer, period, internships };
}

const seenOf = (internships: readonly { id: number; version: number }[]) =>
  internships.map(({ id, version }) => ({ id, version }));

const check = async (internships: readonly { id: number }[], changes: object) => {
  const internship_ids = internships.map(({ id }) => id);
  const answer = await admin.post('/internships/changes/check', { internship_ids, ...changes });
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined]);
  return answer.json().data as Findings[];
};
const change = (internships: readonly { id: number; version: number }[], changes: object) =>
  admin.post('/internships/changes', {
    placements: seenOf(internships),
    ...ASKING,
    ...changes,
  });
const resultsOf = (answer: { json: () => { data?: { results: Result[] } } }) =>
  answer.json().data?.results.map(({ outcome, message }) => message ?? outcome);

const stored = async (internships: readonly { id: number }[]) =>
  app.db
    .selectFrom('internships')
    .select(['lecturer_id', 'mentor_id', 'company_name', 'version'])
    .where(
      'id',
      'in',
      internships.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();

const close = (id: number) =>
  app.db
    .updateTable('internship_periods')
    .set({ closed_at: new Date(), is_active: false })
    .where('id', '=', id)
    .execute();

test('gives several students another lecturer and mentor, and shows both before', async () => {
  const { company, mentor, lecturer, internships } = await setUp();
  const next = await aLecturer(app.db);
  const colleague = await aMentor(app.db, { company_id: company.id });
  const changes = { lecturer_id: next.id, mentor_id: colleague.id };

  const company_name = company.name;
  const before = { lecturer_name: lecturer.user.name, mentor_name: mentor.user.name };
  const after = { lecturer_name: next.user.name, mentor_name: colleague.user.name };
  const places = { company_name, place_names: [] };
  for (const found of await check(internships, changes)) {
    expect(found).toMatchObject({
      before: { ...before, ...places },
      after: { ...after, ...places },
      is_same: false,
      errors: [],
      warnings: [],
    });
  }
  expect((await stored(internships)).map((row) => row.version)).toEqual([1, 1, 1]);

  expect(resultsOf(await change(internships, changes))).toEqual(['done', 'done', 'done']);
  const row = { ...changes, company_name, version: 2 };
  expect(await stored(internships)).toEqual([row, row, row]);
  // An answer that was lost is asked for again.
  expect(resultsOf(await change(internships, changes))).toEqual(['already', 'already', 'already']);
});

test('tells the students and both lecturers', async () => {
  const { lecturer, internships } = await setUp(2);
  const next = await aLecturer(app.db);
  await change(internships, { lecturer_id: next.id });
  const told = await app.db
    .selectFrom('notifications')
    .select(['user_id', 'matter_id'])
    .where(
      'matter_id',
      'in',
      internships.map(({ id }) => id),
    )
    .where('kind', '=', 'changed_placements')
    .execute();
  const users = told.map(({ user_id }) => user_id);
  expect(users.filter((id) => id === lecturer.user.id)).toHaveLength(2);
  expect(users.filter((id) => id === next.user.id)).toHaveLength(2);
  // Each with the mentor and the student.
  expect(users).toHaveLength(8);
});

test('leaves out only what a rule stands against', async () => {
  const { company, period, internships } = await setUp(2);
  const foreign = await setUp(1);
  const closed = await setUp(1);
  await close(closed.period.id);
  const next = await aMentor(app.db, { company_id: company.id });
  const [first, second] = internships;
  if (!first || !second) throw new Error('no placements');
  // The student of the second placement has another one with this mentor already.
  const { student_id } = await app.db
    .selectFrom('internships')
    .select('student_id')
    .where('id', '=', second.id)
    .executeTakeFirstOrThrow();
  await anInternship(app.db, {
    student_id,
    mentor_id: next.id,
    internship_period_id: period.id,
  });

  const all = [first, second, ...foreign.internships, ...closed.internships];
  const refusals = [
    'Mahasiswa sudah terdaftar pada mentor ini di periode yang sama',
    'Mentor bukan dari perusahaan yang dipilih',
    'Periode ini sudah ditutup.',
  ];
  const found = await check(all, { mentor_id: next.id });
  expect(found.map(({ errors }) => errors)).toEqual([[], ...refusals.map((text) => [text])]);
  expect(found[1]?.after).toEqual(found[1]?.before);
  const answer = await change([...all, { id: 2_000_000_000, version: 1 }], { mentor_id: next.id });
  expect(resultsOf(answer)).toEqual(['done', ...refusals, 'Data tidak ditemukan.']);
  expect((await stored(all)).map(({ version }) => version)).toEqual([2, 1, 1, 1]);
});

test('leaves out a placement that somebody has changed since it was shown', async () => {
  const { lecturer, internships } = await setUp();
  const [, second] = internships;
  const other = await aLecturer(app.db);
  await app.db
    .updateTable('internships')
    .set({ lecturer_id: other.id })
    .where('id', '=', second?.id ?? 0)
    .execute();
  const next = await aLecturer(app.db);
  const answer = await change(internships, { lecturer_id: next.id });
  expect(resultsOf(answer)).toEqual(['done', STALE, 'done']);
  expect((await stored(internships)).map((row) => row.lecturer_id)).toEqual([
    next.id,
    other.id,
    next.id,
  ]);
  expect(lecturer.id).not.toBe(next.id);
});

test('moves placements that have not begun to a company until its places are taken', async () => {
  const { internships } = await setUp();
  const company = await aCompany(app.db, { internship_quota: 2 });
  const mentor = await aMentor(app.db, { company_id: company.id });
  const changes = { company_id: company.id, mentor_id: mentor.id };
  const full = 'Kuota magang perusahaan ini sudah penuh pada periode tersebut';
  expect((await check(internships, changes)).map(({ errors }) => errors)).toEqual([[], [], [full]]);
  expect(resultsOf(await change(internships, changes))).toEqual(['done', 'done', full]);
  const names = (await stored(internships)).map(({ company_name }) => company_name);
  expect(names.filter((name) => name === company.name)).toHaveLength(2);
});

test('a placement that is refused for another reason leaves its place to the next one', async () => {
  const { internships } = await setUp();
  const company = await aCompany(app.db, { internship_quota: 2 });
  const mentor = await aMentor(app.db, { company_id: company.id });
  const [first, ...others] = internships;
  const stale = { id: first?.id ?? 0, version: 7 };
  const changes = { company_id: company.id, mentor_id: mentor.id };
  expect(resultsOf(await change([stale, ...others], changes))).toEqual([STALE, 'done', 'done']);
});

test('asks about what another mentor leaves over, once for all', async () => {
  const { company, internships } = await setUp(2);
  for (const { id } of internships) {
    await anActivity(app.db, {
      internship_id: id,
      date: '2030-08-01',
      attendance_time: new Date('2030-08-01T01:00:00Z'),
    });
  }
  const next = await aMentor(app.db, { company_id: company.id });
  const changes = { mentor_id: next.id };
  const asked = await change(internships, changes);
  expect([asked.statusCode, asked.json().code]).toEqual([409, 'leaves_over']);
  const { items, seen_leftovers } = asked.json().leftovers;
  expect(items).toEqual([{ kind: 'waiting_reviews', count: 2 }]);
  expect((await stored(internships)).map(({ version }) => version)).toEqual([1, 1]);
  const answer = { reason: 'Mentor lama pindah.', seen_leftovers };
  expect(resultsOf(await change(internships, { ...changes, ...answer }))).toEqual(['done', 'done']);
});

test('a placement that has begun changes company by a move only', async () => {
  const { internships, period } = await setUp(1);
  const mentor = await aMentor(app.db);
  await app.db
    .updateTable('internship_periods')
    .set({ start_date: TODAY })
    .where('id', '=', period.id)
    .execute();
  const changes = { company_id: mentor.company_id, mentor_id: mentor.id };
  expect(resultsOf(await change(internships, changes))).toEqual([
    "Magang sudah berjalan di mitra sekarang. Gunakan 'Pindah mitra'.",
  ]);
});

test('asks for a reason for what is unusual, and keeps it in the history', async () => {
  const { period, internships } = await setUp(2);
  const [first, second] = internships;
  const next = await aLecturer(app.db);
  for (let number = 1; number < LECTURER_STUDENTS_USUAL; number += 1) {
    await anInternship(app.db, { lecturer_id: next.id, internship_period_id: period.id });
  }
  await aCertificate(app.db, { internship_id: first?.id });
  const changes = { lecturer_id: next.id };
  expect((await check(internships, changes)).map(({ warnings }) => warnings)).toEqual([
    ['Sertifikatnya sudah terbit dan tetap seperti saat diterbitkan'],
    ['Dosen ini akan membimbing 13 mahasiswa pada periode ini, lebih dari 12'],
  ]);
  const refused = await change(internships, changes);
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { reason: ['Alasan wajib diisi, minimal 3 karakter'] },
  ]);
  expect((await stored(internships)).map(({ version }) => version)).toEqual([1, 1]);

  const reason = 'Dosen lama cuti.';
  expect(resultsOf(await change(internships, { ...changes, reason }))).toEqual(['done', 'done']);
  const history = await admin.get(`/history/internships/${second?.id}`);
  expect(JSON.stringify(history.json())).toContain(reason);
});

test('warns of a placement that has ended', async () => {
  const { internships, period } = await setUp(1);
  await app.db
    .updateTable('internship_periods')
    .set({ start_date: '2030-01-07' })
    .where('id', '=', period.id)
    .execute();
  await app.db
    .updateTable('internships')
    .set({ end_date: '2030-02-15', end_reason: 'resigned' })
    .where('id', '=', internships[0]?.id ?? 0)
    .execute();
  const { id } = await aLecturer(app.db);
  expect((await check(internships, { lecturer_id: id }))[0]?.warnings).toEqual([
    'Magangnya sudah berakhir pada 15 Feb 2030',
  ]);
});

describe('places', () => {
  const placesOf = (ids: readonly number[]) =>
    app.db
      .selectFrom('internship_places')
      .select(['internship_id', 'place_id', 'is_default'])
      .where('internship_id', 'in', ids)
      .orderBy('internship_id')
      .orderBy('place_id')
      .execute();

  test('belong to the company, and the first one is the default one', async () => {
    const { company, internships } = await setUp(2);
    const foreign = await setUp(1);
    const one = await aPlace(app.db, { company_id: company.id });
    const two = await aPlace(app.db, { company_id: company.id });
    const all = [...internships, ...foreign.internships];
    const answer = await change(all, { place_ids: [two.id, one.id] });
    expect(resultsOf(answer)).toEqual([
      'done',
      'done',
      'Lokasi bukan dari perusahaan mahasiswa ini',
    ]);
    const ids = internships.map(({ id }) => id);
    expect(await placesOf([...ids, foreign.internships[0]?.id ?? 0])).toEqual(
      ids.flatMap((internship_id) => [
        { internship_id, place_id: one.id, is_default: false },
        { internship_id, place_id: two.id, is_default: true },
      ]),
    );
    const [found] = await check(internships, { place_ids: [two.id] });
    expect([found?.before, found?.after]).toMatchObject([
      { place_names: [two.name, one.name] },
      { place_names: [two.name] },
    ]);
    expect(resultsOf(await change(internships, { place_ids: [] }))).toEqual(['done', 'done']);
    expect(await placesOf(ids)).toEqual([]);
    expect(resultsOf(await change(internships, { place_ids: [] }))).toEqual(['already', 'already']);
  });

  test('ask about past days that they change, and count from today otherwise', async () => {
    const desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
    // On time in Bandung, and late further east.
    await desk.attended('2030-03-05', '08:05');
    const { company_id } = desk.mentor;
    app.setTime('2030-03-01T03:00:00.000Z');
    const placed = async (input: object) =>
      (await admin.post('/places', { ...aPlaceInput({ company_id, ...input }), ...EAST })).json()
        .data;
    await placed({ name: 'Bandung' });
    const east = await placed({ name: 'Jayapura', time_zone: 'WIT' });
    app.setTime(`${TODAY}T03:00:00.000Z`);
    const verdict = async () => {
      const days = 'date_from=2030-03-05&date_to=2030-03-05';
      const url = `/internships/${desk.internship.id}/attendance-days?${days}`;
      return (await desk.as.student.get(url)).json().data.days[0].verdict;
    };
    const { version } = desk.internship;
    const seen = [{ id: desk.internship.id, version }];
    const past = { place_ids: [east.id], valid_from: '2030-03-04', reason: 'Salah lokasi.' };

    const asked = await change(seen, past);
    expect([asked.statusCode, asked.json().code]).toEqual([409, 'verdicts_change']);
    expect(asked.json().verdict_changes).toMatchObject({ days: 1, placements: 1 });
    expect(await placesOf([desk.internship.id])).toEqual([]);

    expect(resultsOf(await change(seen, { place_ids: [east.id] }))).toEqual(['done']);
    expect(await verdict()).toBe('present');
    await change(seen, { place_ids: [] });
    expect(resultsOf(await confirmed((more) => change(seen, { ...past, ...more })))).toEqual([
      'done',
    ]);
    expect(await verdict()).toBe('late');
  });
});

test('refuses input that cannot be meant', async () => {
  const { internships } = await setUp(1);
  const errorsOf = async (input: object) =>
    (await change(internships, input)).json().errors as object;
  const one = seenOf(internships);
  expect(await errorsOf({ company_id: 1 })).toEqual({ mentor_id: ['Mentor wajib dipilih'] });
  expect(await errorsOf({ placements: [] })).toEqual({
    placements: ['Pilih minimal satu mahasiswa'],
  });
  const twice = await change([], { placements: [...one, ...one] });
  expect(resultsOf(twice)).toEqual(['already']);
  expect(await errorsOf({ place_ids: [1, 1] })).toEqual({ place_ids: ['Lokasi tidak valid'] });
  expect(await errorsOf({ place_ids: [], valid_from: '2030-03-14' })).toEqual({
    valid_from: ['Tanggal ini belum tiba. Ubah pada harinya.'],
  });
  expect(resultsOf(await change(internships, { lecturer_id: 2_000_000_000 }))).toEqual([
    'Dosen tidak ditemukan',
  ]);
  expect(resultsOf(await change(internships, {}))).toEqual(['already']);
});

test('a change of many and a change of one of them follow each other, and nothing is lost', async () => {
  for (let round = 0; round < byLevel({ short: 1, all: 3, soak: 30 }); round += 1) {
    const { company, mentor, period, internships } = await setUp(3);
    await openConnections(app.db, 4);
    const [, second] = internships;
    const many = await aLecturer(app.db);
    const one = await aLecturer(app.db);
    const { id = 0, version } = second ?? {};
    const { student_id } = await app.db
      .selectFrom('internships')
      .select('student_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const input = {
      student_id,
      company_id: company.id,
      mentor_id: mentor.id,
      internship_period_id: period.id,
    };
    const [all, single] = await race(
      round,
      () => change(internships, { lecturer_id: many.id }),
      () => admin.put(`/internships/${id}`, { ...input, lecturer_id: one.id, version }),
    );
    const isFirst = single.statusCode === 409;
    expect(resultsOf(all)).toEqual(['done', isFirst ? 'done' : STALE, 'done']);
    expect((await stored(internships)).map(({ lecturer_id }) => lecturer_id)).toEqual([
      many.id,
      isFirst ? many.id : one.id,
      many.id,
    ]);
  }
});

test('changes 500 placements of one period', async () => {
  const { period, mentor, internships } = await setUp(1);
  const placed = [...internships];
  for (let number = 1; number < 500; number += 1) {
    placed.push(
      await anInternship(app.db, {
        student_id: (await aStudent(app.db)).id,
        mentor_id: mentor.id,
        lecturer_id: 1,
        internship_period_id: period.id,
      }),
    );
  }
  const { id } = await aLecturer(app.db);
  const found = await check(placed, { lecturer_id: id });
  expect(found.at(-1)?.warnings).toHaveLength(1);
  const answer = await change(placed, { lecturer_id: id, reason: 'Satu dosen per angkatan.' });
  expect(new Set(resultsOf(answer))).toEqual(new Set(['done']));
});
