import type { Activity } from '@/server/db/tables';
import {
  aLecturer,
  aMentor,
  anActivity,
  anActivityLog,
  anInternship,
  aPlace,
  aStudent,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { validFrom } from '@/server/testing/validFrom';

type Headers = { authorization: string };

let app: TestApp;
let admin: Headers;

beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('super_admin');
});
afterAll(() => app.close());

const input = {
  name: 'Konfigurasi VLAN',
  description: 'Membuat VLAN untuk tiap lantai.',
  date: '2026-03-02',
  start_time: '08:00',
  end_time: '12:00',
  address: 'Jl. Merdeka No. 1, Bandung',
};
const NOT_YET = {
  attendance_time: null,
  latitude: null,
  longitude: null,
  is_position_rounded: false,
  position_verdict: null,
  left_at: null,
  validated_at_by_mentor: null,
  validated_at_by_lecturer: null,
  returned_at_by_mentor: null,
  returned_at_by_lecturer: null,
};

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { payload, headers = admin }: { payload?: object; headers?: Partial<Headers> } = {},
) => app.inject({ method, url: `/api${path}`, payload, headers });

/** An internship, and the headers of its lecturer, mentor and student. */
async function anInternshipWithHeaders() {
  const lecturer = await aLecturer(app.db);
  const mentor = await aMentor(app.db);
  const student = await aStudent(app.db);
  const { id } = await anInternship(app.db, {
    lecturer_id: lecturer.id,
    mentor_id: mentor.id,
    student_id: student.id,
  });
  return {
    id,
    lecturer: await app.signIn(lecturer.user),
    mentor: await app.signIn(mentor.user),
    student: await app.signIn(student.user),
  };
}
type Taking = Awaited<ReturnType<typeof anInternshipWithHeaders>>;

describe('access', () => {
  let own: Taking;
  let ownId: number;
  let othersId: number;
  let othersInternship: number;
  beforeAll(async () => {
    own = await anInternshipWithHeaders();
    ownId = (await anActivity(app.db, { internship_id: own.id })).id;
    const others = await anActivity(app.db);
    othersId = others.id;
    othersInternship = others.internship_id;
  });

  const changesOf = (id: number, internship: number) =>
    [
      ['PUT', `/activities/${id}`, input],
      ['POST', `/internships/${internship}/activities/bulk`, { activities: [input] }],
      ['DELETE', `/activities/${id}`, undefined],
    ] as const;

  test('requires a session', async () => {
    const headers = {};
    for (const [method, path, payload] of [
      ...changesOf(ownId, own.id),
      ['POST', '/activities', { ...input, internship_id: own.id }],
      ['GET', '/activities'],
      ['GET', `/activities/${ownId}`],
      ['GET', `/internships/${own.id}/activities`],
      ['PATCH', `/activities/${ownId}/validate-mentor`],
      ['PATCH', `/activities/${ownId}/validate-lecturer`],
      ['PATCH', `/activities/${ownId}/presence-student`, { latitude: 1, longitude: 1 }],
    ] as const) {
      expect((await call(method, path, { headers, payload })).statusCode).toBe(401);
    }
  });

  test.each(['lecturer', 'student'] as const)('%s: change nothing', async (role) => {
    const headers = own[role];
    for (const [method, path, payload] of changesOf(ownId, own.id)) {
      expect((await call(method, path, { headers, payload })).statusCode).toBe(403);
    }
    const payload = { ...input, internship_id: own.id };
    expect((await call('POST', '/activities', { headers, payload })).statusCode).toBe(403);
  });

  test.each([
    ['lecturer', 'validate-mentor'],
    ['student', 'validate-mentor'],
    ['mentor', 'validate-lecturer'],
    ['student', 'validate-lecturer'],
    ['lecturer', 'presence-student'],
    ['mentor', 'presence-student'],
  ] as const)('%s: no %s', async (role, action) => {
    const payload = action === 'presence-student' ? { latitude: 1, longitude: 1 } : undefined;
    const path = `/activities/${ownId}/${action}`;
    expect((await call('PATCH', path, { headers: own[role], payload })).statusCode).toBe(403);
  });

  test('refuses attendance of a super admin', async () => {
    const payload = { latitude: 1, longitude: 1 };
    const answer = await call('PATCH', `/activities/${ownId}/presence-student`, { payload });
    expect(answer.statusCode).toBe(403);
  });

  test.each(['lecturer', 'mentor', 'student'] as const)('%s: see their own only', async (role) => {
    const headers = own[role];
    const listed = (await call('GET', '/activities', { headers })).json();
    expect(listed.data.map(({ id }: Activity) => id)).toEqual([ownId]);
    const asked = await call('GET', `/activities?internship_id=${othersInternship}`, { headers });
    expect(asked.json().data).toEqual([]);
    expect((await call('GET', `/activities/${ownId}`, { headers })).statusCode).toBe(200);
    expect((await call('GET', `/activities/${othersId}`, { headers })).statusCode).toBe(404);
    const ofOthers = `/internships/${othersInternship}/activities`;
    expect((await call('GET', ofOthers, { headers })).statusCode).toBe(404);
    expect((await call('GET', `/internships/${own.id}/activities`, { headers })).statusCode).toBe(
      200,
    );
  });

  test("refuses a mentor changes to other mentors' activities", async () => {
    const headers = own.mentor;
    for (const [method, path, payload] of changesOf(othersId, othersInternship)) {
      expect((await call(method, path, { headers, payload })).statusCode).toBe(404);
    }
    const payload = { ...input, internship_id: othersInternship };
    const answer = await call('POST', '/activities', { headers, payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ internship_id: ['Magang tidak ditemukan'] });
    expect((await call('GET', `/activities/${othersId}`)).statusCode).toBe(200);
  });

  test.each([
    ['mentor', 'validate-mentor', undefined],
    ['lecturer', 'validate-lecturer', undefined],
    ['student', 'presence-student', { latitude: 1, longitude: 1 }],
  ] as const)("%s: no %s of others'", async (role, action, payload) => {
    const before = (await call('GET', `/activities/${othersId}`)).json();
    const path = `/activities/${othersId}/${action}`;
    expect((await call('PATCH', path, { headers: own[role], payload })).statusCode).toBe(404);
    expect((await call('GET', `/activities/${othersId}`)).json()).toEqual(before);
  });
});

test.each(['super_admin', 'mentor'] as const)('%s creates, changes and deletes', async (role) => {
  const taking = await anInternshipWithHeaders();
  const headers = role === 'mentor' ? taking.mentor : admin;
  const payload = { ...input, internship_id: taking.id };
  const created = await call('POST', '/activities', { headers, payload });
  expect(created.statusCode).toBe(201);
  const { data } = created.json();
  expect(data).toEqual({ id: expect.any(Number), ...payload, ...NOT_YET, version: 1 });
  const path = `/activities/${data.id}`;
  const read = (await call('GET', path, { headers })).json();
  expect(read).toEqual({
    data: {
      ...data,
      closed_by: null,
      attendance_events: [],
      takes_presses: true,
      requires_check_out: false,
      time_zone: 'WIB',
      log: null,
      photos: [],
    },
  });

  const changes = { ...input, name: 'Uji VLAN', start_time: '09:15', date: '2026-03-03' };
  const changed = await call('PUT', path, { headers, payload: changes });
  expect(changed.statusCode).toBe(200);
  expect(changed.json().data).toEqual({ ...data, ...changes, version: 2 });

  expect((await call('DELETE', path, { headers })).json()).toEqual({
    data: { message: 'Data berhasil dihapus.' },
  });
  expect((await call('GET', path, { headers })).statusCode).toBe(404);
  expect((await call('DELETE', path, { headers })).statusCode).toBe(404);
});

describe('an activity', () => {
  test('requires an internship', async () => {
    const answer = await call('POST', '/activities', { payload: input });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ internship_id: ['Magang wajib dipilih'] });
    const unowned = { ...input, internship_id: 2_000_000_000 };
    const refused = await call('POST', '/activities', { payload: unowned });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual({ internship_id: ['Magang tidak ditemukan'] });
  });

  test('cannot change its internship', async () => {
    const { id, internship_id } = await anActivity(app.db);
    const payload = { ...input, internship_id: (await anInternship(app.db)).id };
    const answer = await call('PUT', `/activities/${id}`, { payload });
    expect(answer.json().data.internship_id).toBe(internship_id);
  });

  test('must end after it starts', async () => {
    const { id } = await anActivity(app.db);
    const payload = { ...input, end_time: '08:00' };
    const answer = await call('PUT', `/activities/${id}`, { payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ end_time: ['Jam selesai harus setelah jam mulai'] });
  });

  test('stays a night shift that ends on the next day, or becomes a day shift', async () => {
    const { id } = await anActivity(app.db, { start_time: '22:00', end_time: '06:00' });
    const change = (start_time: string, end_time: string) =>
      call('PUT', `/activities/${id}`, { payload: { ...input, start_time, end_time } });
    expect((await change('22:00', '05:00')).json().data).toMatchObject({ end_time: '05:00' });
    expect((await change('22:00', '22:00')).json().errors).toEqual({
      end_time: ['Jam selesai tidak boleh sama dengan jam mulai'],
    });
    expect((await change('08:00', '16:00')).statusCode).toBe(200);
    expect((await change('22:00', '06:00')).statusCode).toBe(422);
  });

  test('keeps attendance and a validation when it changes', async () => {
    const done = {
      attendance_time: '2026-03-02T01:02:03.004Z',
      latitude: -6.914744,
      longitude: 107.60981,
      validated_at_by_mentor: '2026-03-03T01:00:00.000Z',
    };
    const { id } = await anActivity(app.db, done);
    const payload = { ...input, ...NOT_YET, date: '2026-04-01' };
    const answer = await call('PUT', `/activities/${id}`, { payload });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({ ...input, ...done, date: '2026-04-01' });
  });
});

describe('bulk creation', () => {
  const bulk = (id: number, activities: unknown) =>
    call('POST', `/internships/${id}/activities/bulk`, { payload: { activities } });
  const countOf = async (id: number) =>
    (await call('GET', `/internships/${id}/activities`)).json().meta.total;

  test('creates activities in their order', async () => {
    const { id } = await anInternship(app.db);
    const names = ['Satu', 'Dua', 'Tiga'];
    const answer = await bulk(
      id,
      names.map((name) => ({ ...input, name })),
    );
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data).toEqual(
      names.map((name) => ({
        id: expect.any(Number),
        internship_id: id,
        ...input,
        name,
        ...NOT_YET,
        version: 1,
      })),
    );
    expect(await countOf(id)).toBe(3);
  });

  test('stores all or none', async () => {
    const { id } = await anInternship(app.db);
    const answer = await bulk(id, [
      input,
      { ...input, name: '', end_time: '07:00' },
      { ...input, date: '2026-02-30' },
    ]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      'activities.1.name': ['Nama aktivitas wajib diisi'],
      'activities.1.end_time': ['Jam selesai harus setelah jam mulai'],
      'activities.2.date': ['Tanggal tidak valid'],
    });
    expect(await countOf(id)).toBe(0);
  });

  test.each([[[]], [undefined], ['x']])('refuses %j', async (activities) => {
    const { id } = await anInternship(app.db);
    const answer = await bulk(id, activities);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['activities']);
  });

  test('requires an existing internship', async () => {
    expect((await bulk(2_000_000_000, [input])).statusCode).toBe(404);
  });
});

describe('validation', () => {
  test.each([
    ['mentor', 'validate-mentor', 'validated_at_by_mentor'],
    ['lecturer', 'validate-lecturer', 'validated_at_by_lecturer'],
    ['super_admin', 'validate-mentor', 'validated_at_by_mentor'],
    ['super_admin', 'validate-lecturer', 'validated_at_by_lecturer'],
  ] as const)('records the validation by %s once: %s', async (role, action, column) => {
    const taking = await anInternshipWithHeaders();
    const headers = role === 'super_admin' ? admin : taking[role];
    const { id } = await anActivity(app.db, { internship_id: taking.id });
    const {
      closed_by: _closedBy,
      attendance_events: _events,
      takes_presses: _takesPresses,
      requires_check_out: _requiresCheckOut,
      time_zone: _timeZone,
      log: _log,
      photos: _photos,
      ...before
    } = (await call('GET', `/activities/${id}`)).json().data;

    app.setTime('2026-03-05T01:00:00Z');
    const first = await call('PATCH', `/activities/${id}/${action}`, { headers });
    expect(first.statusCode).toBe(200);
    // without attendance, and without effect on the other validation
    expect(first.json().data).toEqual({ ...before, [column]: '2026-03-05T01:00:00.000Z' });

    app.setTime('2026-03-06T01:00:00Z');
    const again = await call('PATCH', `/activities/${id}/${action}`, { headers });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
  });

  test('requires an existing activity', async () => {
    expect((await call('PATCH', '/activities/2000000000/validate-mentor')).statusCode).toBe(404);
  });
});

test('the list of an internship says which logs have been handed in', async () => {
  const { id, student, lecturer } = await anInternshipWithHeaders();
  const handedIn = await anActivity(app.db, { internship_id: id, date: '2026-03-02' });
  const draft = await anActivity(app.db, { internship_id: id, date: '2026-03-03' });
  const none = await anActivity(app.db, { internship_id: id, date: '2026-03-04' });
  await anActivityLog(app.db, { activity_id: handedIn.id });
  await anActivityLog(app.db, { activity_id: draft.id, handed_in_at: null });

  for (const headers of [student, lecturer]) {
    const { data } = (
      await call('GET', `/internships/${id}/activities?sort=date`, { headers })
    ).json();
    expect(data.map((row: { id: number; has_log: boolean }) => [row.id, row.has_log])).toEqual([
      [handedIn.id, true],
      [draft.id, false],
      [none.id, false],
    ]);
  }
  const nothing = await call('GET', `/internships/${id}/activities?date=2026-03-09`);
  expect(nothing.json().data).toEqual([]);
});

test('the list of an internship says by which clock the day of each activity begins', async () => {
  const { id, student } = await anInternshipWithHeaders();
  const zonesNow = async () => {
    const url = `/internships/${id}/activities?sort=date`;
    const { data } = (await call('GET', url, { headers: student })).json();
    return data.map((row: { time_zone: string }) => row.time_zone);
  };
  await anActivity(app.db, { internship_id: id, date: '2026-03-02' });
  expect(await zonesNow()).toEqual(['WIB']);
  const { company_id } = await app.db
    .selectFrom('internships')
    .innerJoin('mentors', 'mentors.id', 'mentor_id')
    .select('mentors.company_id')
    .where('internships.id', '=', id)
    .executeTakeFirstOrThrow();
  await validFrom('2026-03-03', () => aPlace(app.db, { company_id, time_zone: 'WITA' }));
  const { id: place_id } = await aPlace(app.db, { company_id, time_zone: 'WIT' });
  for (const place of [null, place_id]) {
    await anActivity(app.db, { internship_id: id, date: '2026-03-03', place_id: place });
  }
  // The first place of a company does not change the days before.
  expect(await zonesNow()).toEqual(['WIB', 'WITA', 'WIT']);
});
