import { aPlacement } from '@/server/testing/aPlacement';
import {
  aCompany,
  aLecturer,
  aMentor,
  anInternship,
  anInternshipPeriod,
  aStudent,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { addDays } from '@/shared/calendarDays';
import { BULK_PLACEMENTS_MAX, LECTURER_STUDENTS_USUAL } from '@/shared/constants/limits';
import { testInAll } from '@/shared/testing/testLevel';

const FULL = 'Kuota magang perusahaan ini sudah penuh pada periode tersebut';
const ALREADY_PLACED = 'Mahasiswa sudah memiliki penempatan pada periode ini';
const REASON_REQUIRED = 'Alasan wajib diisi, minimal 3 karakter';

let app: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  app = await buildTestApp();
  headers = await app.signIn('super_admin');
});
afterAll(() => app.close());

const post = (path: string, payload: object, more: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/internships/bulk${path}`,
    payload,
    headers: { ...headers, ...more },
  });
const get = (path: string, as = headers) =>
  app.inject({ method: 'GET', url: `/api${path}`, headers: as });

type Row = { student_id: number; company_id: number; mentor_id: number; lecturer_id: number };
interface Request {
  internship_period_id: number;
  start_date?: string;
  placements: Row[];
  reason?: string;
}

/** A request that places this many new students at one company. */
async function aRequest(students: number, quota = 20): Promise<Request> {
  const { input } = await aPlacement(app.db, quota);
  const { internship_period_id, ...row } = input;
  const placements: Row[] = [];
  for (let number = 0; number < students; number += 1) {
    placements.push({ ...row, student_id: (await aStudent(app.db)).id });
  }
  return { internship_period_id, placements };
}

/** The same request with other values in one of its rows. */
const withRow = (request: Request, index: number, changes: Partial<Row>): Request => ({
  ...request,
  placements: request.placements.map((row, at) => (at === index ? { ...row, ...changes } : row)),
});

const stored = (request: Request) =>
  app.db
    .selectFrom('internships')
    .select(['id', 'student_id', 'mentor_id', 'lecturer_id', 'internship_period_id'])
    .where('internship_period_id', '=', request.internship_period_id)
    .orderBy('id')
    .execute();

const findings = async (request: Request) => {
  const answer = await post('/check', request);
  expect(answer.statusCode).toBe(200);
  return answer.json().data as { student_id: number; errors: object; warnings: string[] }[];
};

/** The errors of the check under the keys of a refusal. */
const keyed = (found: { errors: object }[]) =>
  Object.fromEntries(
    found.flatMap(({ errors }, index) =>
      Object.entries(errors).map(([field, messages]) => [`placements.${index}.${field}`, messages]),
    ),
  );

test('stores all placements and answers their ids in order', async () => {
  const request = await aRequest(3);
  const answer = await post('', request);
  expect(answer.statusCode).toBe(201);
  const rows = await stored(request);
  expect(answer.json().data).toEqual({ internship_ids: rows.map(({ id }) => id) });
  expect(rows).toEqual(
    request.placements.map(({ company_id: _, ...row }) => ({
      ...row,
      id: expect.any(Number),
      internship_period_id: request.internship_period_id,
    })),
  );
});

test('stores one first day for all of them, and refuses one outside of the period', async () => {
  const request = await aRequest(2);
  const period = { start_date: '2026-03-02', end_date: '2026-06-26' };
  await app.db
    .updateTable('internship_periods')
    .set(period)
    .where('id', '=', request.internship_period_id)
    .execute();
  const outside = { ...request, start_date: '2026-06-27' };
  const error = { start_date: ['Tanggal mulai harus di dalam periode magang'] };
  expect((await findings(outside)).map(({ errors }) => errors)).toEqual([error, error]);
  expect((await post('', outside)).json().errors).toEqual(error);
  expect((await post('/check', { ...request, start_date: '?' })).json().errors).toEqual({
    start_date: ['Tanggal mulai tidak valid'],
  });

  expect((await post('', { ...request, start_date: '2026-06-01' })).statusCode).toBe(201);
  const starts = await app.db
    .selectFrom('internships')
    .select('start_date')
    .where('internship_period_id', '=', request.internship_period_id)
    .execute();
  expect(starts.map(({ start_date }) => start_date)).toEqual(['2026-06-01', '2026-06-01']);
});

test('stores them once for one Idempotency-Key', async () => {
  const request = await aRequest(2);
  const key = { 'idempotency-key': 'place-two' };
  const first = await post('', request, key);
  const again = await post('', request, key);
  expect(again.json()).toEqual(first.json());
  expect(await stored(request)).toHaveLength(2);
});

const deactivate = (table: 'companies' | 'mentors', id: number) =>
  app.db.updateTable(table).set({ is_active: false }).where('id', '=', id).execute();

describe('one row that breaks a rule', () => {
  const NOWHERE = 2_000_000_000;

  testInAll.each<[string, (request: Request) => Promise<Partial<Row>>, object]>([
    [
      'an unknown student',
      async () => ({ student_id: NOWHERE }),
      { student_id: ['Mahasiswa tidak ditemukan'] },
    ],
    [
      'an unknown mentor',
      async () => ({ mentor_id: NOWHERE }),
      { mentor_id: ['Mentor tidak ditemukan'] },
    ],
    [
      'an unknown lecturer',
      async () => ({ lecturer_id: NOWHERE }),
      { lecturer_id: ['Dosen tidak ditemukan'] },
    ],
    [
      'a super admin as lecturer',
      async () => ({
        lecturer_id: (await aLecturer(app.db, { user: { role: 'super_admin' } })).id,
      }),
      { lecturer_id: ['Dosen tidak ditemukan'] },
    ],
    [
      'a mentor of another company',
      async () => ({ mentor_id: (await aMentor(app.db)).id }),
      { mentor_id: ['Mentor bukan dari perusahaan yang dipilih'] },
    ],
    [
      'an inactive mentor',
      async ({ placements }) => {
        const { company_id } = placements[0] as Row;
        const { id } = await aMentor(app.db, { company_id });
        await deactivate('mentors', id);
        return { mentor_id: id };
      },
      { mentor_id: ['Mentor tidak aktif'] },
    ],
    [
      'an inactive company',
      async () => {
        const mentor = await aMentor(app.db);
        await deactivate('companies', mentor.company_id);
        return { mentor_id: mentor.id, company_id: mentor.company_id };
      },
      { company_id: ['Perusahaan tidak aktif'] },
    ],
    [
      'a company without a place',
      async ({ internship_period_id }) => {
        const { id: company_id } = await aCompany(app.db, { internship_quota: 1 });
        const mentor_id = (await aMentor(app.db, { company_id })).id;
        await anInternship(app.db, { mentor_id, internship_period_id });
        return { company_id, mentor_id };
      },
      { company_id: [FULL] },
    ],
    [
      'a student whom the mentor has in this period',
      async ({ placements, internship_period_id }) => {
        const { mentor_id } = placements[1] as Row;
        return {
          student_id: (await anInternship(app.db, { mentor_id, internship_period_id })).student_id,
        };
      },
      { student_id: ['Mahasiswa sudah terdaftar pada mentor ini di periode yang sama'] },
    ],
    [
      'a student for the second time',
      async ({ placements }) => ({ student_id: placements[0]?.student_id }),
      { student_id: ['Mahasiswa sudah terdaftar pada mentor ini di periode yang sama'] },
    ],
  ])('%s: the check names it, and nothing is stored', async (_what, changesOf, errors) => {
    const sound = await aRequest(3);
    const request = withRow(sound, 1, await changesOf(sound));
    const before = await stored(request);

    const found = await findings(request);
    expect(found.map((row) => row.errors)).toEqual([{}, errors, {}]);
    const answer = await post('', { ...request, reason: 'Tetap ditempatkan.' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual(keyed(found));
    expect(await stored(request)).toEqual(before);
  });

  test('appears together with the errors of other rows', async () => {
    const request = withRow(await aRequest(2), 0, { lecturer_id: NOWHERE, student_id: NOWHERE });
    const { errors } = (await post('', withRow(request, 1, { mentor_id: NOWHERE }))).json();
    expect(Object.keys(errors).sort()).toEqual([
      'placements.0.lecturer_id',
      'placements.0.student_id',
      'placements.1.mentor_id',
    ]);
  });
});

describe('places', () => {
  test('go to the earlier rows of the request first', async () => {
    const request = await aRequest(3, 2);
    expect((await findings(request)).map(({ errors }) => errors)).toEqual([
      {},
      {},
      { company_id: [FULL] },
    ]);
    const answer = await post('', request);
    expect(answer.json().errors).toEqual({ 'placements.2.company_id': [FULL] });
    expect(await stored(request)).toEqual([]);
  });

  test('count for one period', async () => {
    const request = await aRequest(2, 2);
    expect((await post('', request)).statusCode).toBe(201);
    const later = { ...request, internship_period_id: (await anInternshipPeriod(app.db)).id };
    expect((await post('', later)).statusCode).toBe(201);
  });
});

describe('the period', () => {
  test.each([
    [{ is_active: false }, 'Periode magang tidak aktif'],
    [{ is_active: false, closed_at: '2026-03-01T00:00:00Z' }, 'Periode ini sudah ditutup.'],
  ])('%j is refused once for all', async (period, message) => {
    const internship_period_id = (await anInternshipPeriod(app.db, period)).id;
    const request = { ...(await aRequest(2)), internship_period_id };
    const answer = await post('', request);
    expect(answer.json().errors).toEqual({ internship_period_id: [message] });
    const found = await findings(request);
    expect(found.map(({ errors }) => errors)).toEqual(
      Array(2).fill({ internship_period_id: [message] }),
    );
  });
});

describe('the warnings', () => {
  const reasonOf = async (id: number) => {
    const { data } = (await get(`/history/internships/${id}`)).json();
    return data.map(({ action, reason }: { action: string; reason: string | null }) => [
      action,
      reason,
    ]);
  };

  test('includes a second placement in the period, which needs a reason that the history keeps', async () => {
    const request = await aRequest(2);
    const student_id = request.placements[1]?.student_id;
    await anInternship(app.db, { student_id, internship_period_id: request.internship_period_id });

    expect((await findings(request)).map(({ warnings }) => warnings)).toEqual([
      [],
      [ALREADY_PLACED],
    ]);
    const refused = await post('', request);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual({ reason: [REASON_REQUIRED] });
    expect(await stored(request)).toHaveLength(1);
    const blank = await post('', { ...request, reason: '  ' });
    expect(blank.json().errors).toEqual({ reason: [REASON_REQUIRED] });

    const reason = 'Disetujui ketua jurusan.';
    const { data } = (await post('', { ...request, reason })).json();
    expect(data.internship_ids).toHaveLength(2);
    expect(await reasonOf(data.internship_ids[1])).toEqual([['create', reason]]);
  });

  test('includes the same student twice in the request, at two companies', async () => {
    const request = await aRequest(1);
    const mentor = await aMentor(app.db);
    const [row] = request.placements as [Row];
    const second = { ...row, mentor_id: mentor.id, company_id: mentor.company_id };
    const twice = { ...request, placements: [row, second] };
    expect((await findings(twice)).map(({ warnings }) => warnings)).toEqual([[], [ALREADY_PLACED]]);
  });

  test('includes a lecturer with many students, from the first one too many', async () => {
    const request = await aRequest(2);
    const { lecturer_id } = request.placements[0] as Row;
    const { internship_period_id } = request;
    const others = { lecturer_id, internship_period_id };
    const { student_id } = await anInternship(app.db, others);
    // Two placements of one student are one student.
    await anInternship(app.db, { ...others, student_id });
    for (let number = 2; number < LECTURER_STUDENTS_USUAL; number += 1) {
      await anInternship(app.db, others);
    }
    expect((await findings(request)).map(({ warnings }) => warnings)).toEqual([
      [],
      ['Dosen ini akan membimbing 13 mahasiswa pada periode ini, lebih dari 12'],
    ]);
    expect((await post('', request)).json().errors).toEqual({ reason: [REASON_REQUIRED] });
    const elsewhere = { ...request, internship_period_id: (await anInternshipPeriod(app.db)).id };
    expect((await findings(elsewhere)).flatMap(({ warnings }) => warnings)).toEqual([]);
  });

  test('does not concern the form for one student', async () => {
    const { internship_period_id, placements } = await aRequest(1);
    const [row] = placements as [Row];
    await anInternship(app.db, { student_id: row.student_id, internship_period_id });
    const payload = { ...row, internship_period_id };
    const answer = await app.inject({ method: 'POST', url: '/api/internships', payload, headers });
    expect(answer.statusCode).toBe(201);
  });

  test('may have a reason without a warning', async () => {
    const request = await aRequest(1);
    const { data } = (await post('', { ...request, reason: 'Sesuai rapat.' })).json();
    expect(await reasonOf(data.internship_ids[0])).toEqual([['create', 'Sesuai rapat.']]);
    const { data: plain } = (await post('', await aRequest(1))).json();
    expect(await reasonOf(plain.internship_ids[0])).toEqual([['create', null]]);
  });
});

describe('the request', () => {
  test('names the missing fields of its rows', async () => {
    const { internship_period_id } = await aRequest(0);
    const answer = await post('', { internship_period_id, placements: [{ student_id: 1 }] });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      'placements.0.company_id': ['Perusahaan wajib dipilih'],
      'placements.0.mentor_id': ['Mentor wajib dipilih'],
      'placements.0.lecturer_id': ['Dosen wajib dipilih'],
    });
    expect((await post('/check', {})).json().errors).toEqual({
      internship_period_id: ['Periode magang wajib dipilih'],
      placements: ['Pilih minimal satu mahasiswa'],
    });
  });

  test('holds as many as the limit says', async () => {
    const request = await aRequest(1, BULK_PLACEMENTS_MAX + 1);
    const [row] = request.placements as [Row];
    const many = (count: number) => ({ ...request, placements: Array(count).fill(row) });
    expect(await findings(many(BULK_PLACEMENTS_MAX))).toHaveLength(BULK_PLACEMENTS_MAX);
    const answer = await post('/check', many(BULK_PLACEMENTS_MAX + 1));
    expect(answer.json().errors).toEqual({ placements: ['Maksimal 500 mahasiswa sekaligus'] });
  });
});

describe('the free places of a period', () => {
  test('cover active companies with their active mentors, and the load of the lecturers', async () => {
    const { company, mentor, lecturer, period } = await aPlacement(app.db, 3);
    const internship_period_id = period.id;
    await anInternship(app.db, {
      mentor_id: mentor.id,
      lecturer_id: lecturer.id,
      internship_period_id,
    });
    await anInternship(app.db, { mentor_id: mentor.id, lecturer_id: lecturer.id });
    await aMentor(app.db, { company_id: company.id, is_active: false });
    const closed = await aCompany(app.db, { is_active: false });
    const left = await aLecturer(app.db, { user: { is_active: false } });

    const answer = await get(`/internship-periods/${period.id}/free-places`);
    const { companies, lecturers } = answer.json().data;
    const find = (rows: { id: number }[], { id }: { id: number }) =>
      rows.find((row) => row.id === id);
    expect(find(companies, company)).toEqual({
      id: company.id,
      name: company.name,
      internship_count: 1,
      internship_quota: 3,
      free: 2,
      mentors: [{ id: mentor.id, name: mentor.user.name }],
      lecturer_id: lecturer.id,
    });
    expect(find(companies, closed)).toBeUndefined();
    const { id, user } = lecturer;
    expect(find(lecturers, lecturer)).toEqual({ id, name: user.name, students_count: 1 });
    expect(find(lecturers, left)).toBeUndefined();
  });

  test('name the lecturer of most students of a company in the period, or in the latest one before', async () => {
    const { company, mentor, lecturer, period } = await aPlacement(app.db, 9);
    const [before, long] = [await aLecturer(app.db), await aLecturer(app.db)];
    const left = await aLecturer(app.db, { user: { is_active: false } });
    const placed = (lecturerId: number, internship_period_id: number) =>
      anInternship(app.db, {
        mentor_id: mentor.id,
        lecturer_id: lecturerId,
        internship_period_id,
      });
    const usual = async () => {
      const { companies } = (await get(`/internship-periods/${period.id}/free-places`)).json().data;
      return companies.find((row: { id: number }) => row.id === company.id).lecturer_id;
    };
    const earlier = async (day: string) =>
      (await anInternshipPeriod(app.db, { start_date: day, end_date: addDays(day, 90) })).id;
    expect(await usual()).toBeNull();
    await placed(long.id, await earlier('2001-01-08'));
    expect(await usual()).toBe(long.id);
    const last = await earlier('2002-01-07');
    for (const { id } of [left, left, before, before, long]) await placed(id, last);
    expect(await usual()).toBe(before.id);
    await placed(lecturer.id, period.id);
    expect(await usual()).toBe(lecturer.id);
  });

  test('never fall below zero', async () => {
    const { company, mentor, period } = await aPlacement(app.db, 2);
    const internship_period_id = period.id;
    for (const _ of [1, 2])
      await anInternship(app.db, { mentor_id: mentor.id, internship_period_id });
    const one = { internship_quota: 1 };
    await app.db.updateTable('companies').set(one).where('id', '=', company.id).execute();
    const { companies } = (await get(`/internship-periods/${period.id}/free-places`)).json().data;
    expect(companies.find((row: { id: number }) => row.id === company.id)).toMatchObject({
      internship_count: 2,
      free: 0,
    });
  });

  test('need a period', async () => {
    expect((await get('/internship-periods/2000000000/free-places')).statusCode).toBe(404);
  });
});

describe('internships of students without one in another period', () => {
  test('come with their total', async () => {
    const earlier = (await anInternshipPeriod(app.db)).id;
    const later = (await anInternshipPeriod(app.db)).id;
    const [stays, moved] = [
      await anInternship(app.db, { internship_period_id: earlier }),
      await anInternship(app.db, { internship_period_id: earlier }),
    ];
    const next = { student_id: moved.student_id, internship_period_id: later };
    await anInternship(app.db, next);
    const ended = { end_date: '2026-03-31', end_reason: 'resigned' } as const;
    await anInternship(app.db, { ...next, ...ended });
    const left = { student_id: stays.student_id, internship_period_id: later };
    await anInternship(app.db, { ...left, ...ended });
    const list = `/internships?internship_period_id=${earlier}&without_internship_in=${later}`;
    for (const page of ['', '&page=1&per_page=1']) {
      const { data, meta } = (await get(`${list}${page}`)).json();
      expect(data.map(({ id }: { id: number }) => id)).toEqual([stays.id]);
      expect(meta.total).toBe(1);
    }
  });

  test.each(['lecturer', 'mentor'] as const)('stay hidden from a %s', async (role) => {
    const as = await app.signIn(role);
    expect((await get('/internships?without_internship_in=1', as)).statusCode).toBe(403);
    expect((await get('/internships', as)).statusCode).toBe(200);
  });
});
