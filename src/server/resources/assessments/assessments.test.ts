import { sql } from 'kysely';
import { callsOf } from '@/server/testing/aDesk';
import {
  aCourse,
  aLecturer,
  aMentor,
  anAssessmentForm,
  anAssessmentSheet,
  anInternship,
  anInternshipPeriod,
  aStudent,
  aSuperAdmin,
  someCriteria,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { settled } from '@/server/testing/settled';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

type Calls = Awaited<ReturnType<typeof callsOf>>;
let admin: Calls;
let people: Record<'mentor' | 'lecturer' | 'student' | 'stranger', Calls>;
let period: { id: number };
let internship: { id: number };
let form: { id: number; course_code: string };
let url: string;

beforeEach(async () => {
  const [mentor, lecturer, student, stranger] = [
    await aMentor(app.db, { user: { name: 'Andi Wijaya' } }),
    await aLecturer(app.db),
    await aStudent(app.db, { user: { name: 'Siti Rahmawati' } }),
    await aMentor(app.db),
  ];
  period = await anInternshipPeriod(app.db);
  internship = await anInternship(app.db, {
    mentor_id: mentor.id,
    lecturer_id: lecturer.id,
    student_id: student.id,
    internship_period_id: period.id,
  });
  // Forms of other tests are of no placement.
  await app.db.updateTable('assessment_forms').set({ is_active: false }).execute();
  form = await anAssessmentForm(app.db);
  url = `/internships/${internship.id}/assessments/${form.id}`;
  admin = await callsOf(app, (await aSuperAdmin(app.db)).user);
  people = {
    mentor: await callsOf(app, mentor.user),
    lecturer: await callsOf(app, lecturer.user),
    student: await callsOf(app, student.user),
    stranger: await callsOf(app, stranger.user),
  };
});

const COMPLETE = { revision: 1, scores: [80, 91, 3], remarks: 'Cepat belajar.' };
const formInput = (criteria: object[]) => ({
  course_code: form.course_code,
  assessor: 'mentor',
  is_active: true,
  score_part: 'final',
  criteria,
});

describe('a sheet', () => {
  test('a sheet is missing, then a draft, and sent once it is complete', async () => {
    const { mentor } = people;
    const missing = (await mentor.get(url)).json().data;
    expect(missing).toMatchObject({
      state: 'missing',
      scores: [null, null, null],
      total: null,
      can_fill: true,
      assessor_name: 'Andi Wijaya',
    });
    expect(missing.criteria).toEqual(someCriteria());

    const draft = await mentor.put(url, { ...COMPLETE, scores: [80, null, null], remarks: null });
    expect(draft.json().data).toMatchObject({ state: 'draft', total: null, version: 1 });

    const early = await mentor.post(`${url}/send`, { ...COMPLETE, scores: [80, null, null] });
    expect([early.statusCode, early.json().errors]).toEqual([
      422,
      {
        'scores.1': ['Isi skor setiap kriteria'],
        'scores.2': ['Isi skor setiap kriteria'],
      },
    ]);
    const sent = await mentor.post(`${url}/send`, { ...COMPLETE, seen_version: 1 });
    // 40 + 27.3 + 16
    expect(sent.json().data).toMatchObject({
      state: 'sent',
      total: 83.3,
      can_fill: false,
      version: 2,
    });
    for (const late of [
      await mentor.put(url, COMPLETE),
      await mentor.post(`${url}/send`, COMPLETE),
    ]) {
      expect(late.statusCode).toBe(409);
    }
  });

  test('a mentor corrects a sheet when the office asks for it with a reason', async () => {
    const { mentor } = people;
    const ask = (body: object) => admin.post(`${url}/return`, body);
    const reason = 'Samakan kedisiplinan dengan rekap kehadiran.';
    expect((await ask({ reason })).statusCode).toBe(409);
    await mentor.post(`${url}/send`, COMPLETE);
    expect((await ask({ reason: 'a' })).json().errors).toEqual({
      reason: ['Alasan wajib diisi, minimal 3 karakter'],
    });
    expect((await ask({ reason })).json().data).toMatchObject({ state: 'returned' });
    const kept = await mentor.put(url, { ...COMPLETE, scores: [70, null, 3] });
    expect(kept.json().data).toMatchObject({
      state: 'returned',
      return_reason: reason,
      can_fill: true,
    });
    const again = await mentor.post(`${url}/send`, { ...COMPLETE, scores: [70, 91, 3] });
    expect(again.json().data).toMatchObject({ state: 'sent', total: 78.3 });
  });

  test('a returned sheet is news for its assessor until it is sent again', async () => {
    const { mentor, lecturer } = people;
    const newsOf = async (person: typeof mentor) =>
      (await person.get('/notifications'))
        .json()
        .data.filter(({ kind }: { kind: string }) => kind === 'returned_assessments');
    await mentor.post(`${url}/send`, COMPLETE);
    expect(await newsOf(mentor)).toEqual([]);
    await admin.post(`${url}/return`, { reason: 'Samakan dengan rekap kehadiran.' });
    const [news, ...others] = await newsOf(mentor);
    expect(others).toEqual([]);
    expect(news.title).toMatch(/^Lembar penilaian dikembalikan oleh .+ untuk diperbaiki$/);
    expect(news.detail).toContain(' · ');
    expect(news.link).toBe(url);
    expect(await newsOf(lecturer)).toEqual([]);
    await mentor.put(url, COMPLETE);
    expect(await newsOf(mentor)).toHaveLength(1);
    await mentor.post(`${url}/send`, COMPLETE);
    expect(await newsOf(mentor)).toEqual([]);
  });

  test.each([
    [[80, 91, 4], 'scores.2'],
    [[80, 91], 'scores'],
    [[80, 91, 3, 1], 'scores'],
    [[0, 91, 3], 'scores.0'],
    [[101, 91, 3], 'scores.0'],
  ])('refuses the scores %j', async (scores, field) => {
    const answer = await people.mentor.put(url, { ...COMPLETE, scores });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test('a sheet over an older version is refused', async () => {
    const { mentor } = people;
    await mentor.put(url, COMPLETE);
    await mentor.put(url, { ...COMPLETE, remarks: 'Teliti.' });
    for (const answer of [
      await mentor.put(url, { ...COMPLETE, version: 1 }),
      await mentor.post(`${url}/send`, { ...COMPLETE, seen_version: 1 }),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'stale_version']);
    }
  });

  test('a sheet of a closed period can neither be written nor returned', async () => {
    const { mentor } = people;
    await mentor.post(`${url}/send`, COMPLETE);
    await app.db
      .updateTable('internship_periods')
      .set({ closed_at: new Date(), is_active: false })
      .where('id', '=', period.id)
      .execute();
    const returned = await admin.post(`${url}/return`, { reason: 'Terlambat diperiksa.' });
    const written = await mentor.put(url, COMPLETE);
    for (const answer of [returned, written]) {
      expect([answer.statusCode, answer.json().message]).toEqual([
        409,
        'Periode ini sudah ditutup.',
      ]);
    }
    expect((await mentor.get(url)).json().data).toMatchObject({
      state: 'sent',
      closed_by: 'period',
    });
    // The database refuses whatever a handler forgets.
    const forgetful = app.db
      .updateTable('assessment_sheets')
      .set({ scores: [1, 1, 1] })
      .where('internship_id', '=', internship.id)
      .execute();
    await expect(forgetful).rejects.toThrow('closed');
  });
});

describe('who sees what', () => {
  test('a lecturer sees the scores of a mentor once they are sent, and cannot write them', async () => {
    const { mentor, lecturer } = people;
    await mentor.put(url, COMPLETE);
    expect((await lecturer.get(url)).json().data).toMatchObject({
      state: 'draft',
      scores: [null, null, null],
      remarks: null,
      total: null,
      can_fill: false,
    });
    expect((await lecturer.put(url, COMPLETE)).statusCode).toBe(403);
    await mentor.post(`${url}/send`, COMPLETE);
    expect((await lecturer.get(url)).json().data).toMatchObject({ total: 83.3 });
  });

  test('a mentor sees neither sheets of lecturers nor those of other mentors', async () => {
    const { mentor, stranger } = people;
    const { id } = await anAssessmentForm(app.db, {
      course_code: form.course_code,
      assessor: 'lecturer',
      score_part: 'other',
    });
    const others = `/internships/${internship.id}/assessments`;
    expect((await mentor.get(`${others}/${id}`)).statusCode).toBe(404);
    expect((await mentor.get(others)).json().data).toHaveLength(1);
    expect((await people.lecturer.get(others)).json().data).toHaveLength(2);
    expect((await stranger.get(url)).statusCode).toBe(404);
    expect((await stranger.put(url, COMPLETE)).statusCode).toBe(404);
    expect((await stranger.get('/assessments')).json().data).toEqual([]);
  });

  test('a student sees the criteria in advance, and never a score', async () => {
    const { student, mentor } = people;
    await mentor.post(`${url}/send`, COMPLETE);
    const path = `/student/internships/${internship.id}/assessment-forms`;
    const { data } = (await student.get(path)).json();
    expect(data).toEqual([
      expect.objectContaining({ form_id: form.id, assessor: 'mentor', criteria: someCriteria() }),
    ]);
    expect(JSON.stringify(data)).not.toContain('scores');
    expect((await student.get(url)).statusCode).toBe(403);
  });
});

describe('the list', () => {
  test('the list has the missing sheets of open periods in the semester of the course', async () => {
    const other = await aCourse(app.db, { semester: 2 });
    await anAssessmentForm(app.db, { course_code: other.code });
    const { mentor } = people;
    const list = async (query = '') => (await mentor.get(`/assessments?page=1${query}`)).json();
    expect(await list()).toMatchObject({
      data: [{ form_id: form.id, student_name: 'Siti Rahmawati', state: 'missing' }],
      meta: { page: 1, per_page: 10, total: 1 },
    });
    expect((await list('&state=sent')).data).toEqual([]);
    expect((await list(`&internship_period_id=${period.id}&state=missing`)).data).toHaveLength(1);
    await app.db
      .updateTable('internship_periods')
      .set({ closed_at: new Date(), is_active: false })
      .where('id', '=', period.id)
      .execute();
    expect((await list()).data).toEqual([]);
  });

  test('the list is searched, and filtered by course and assessor', async () => {
    const lecturers = await anAssessmentForm(app.db, {
      course_code: form.course_code,
      assessor: 'lecturer',
      score_part: 'other',
    });
    const found = async (query: string) => {
      const answer = await admin.get(
        `/assessments?internship_period_id=${period.id}&${new URLSearchParams(query)}`,
      );
      expect(answer.statusCode).toBe(200);
      return answer.json().data.map(({ form_id }: { form_id: number }) => form_id);
    };
    const both = [form.id, lecturers.id];
    expect(await found('search=siti rahma')).toEqual(both);
    expect(await found('search=budi')).toEqual([]);
    expect(await found(`course_code=${form.course_code}`)).toEqual(both);
    expect(await found('course_code=XYZ000000')).toEqual([]);
    expect(await found('assessor=lecturer')).toEqual([lecturers.id]);
    expect(await found('assessor=mentor&state=missing')).toEqual([form.id]);
  });

  test('the list is sorted, and answers each sheet on one page', async () => {
    const second = await anAssessmentForm(app.db);
    const path = `/assessments?internship_period_id=${period.id}&per_page=1`;
    const pages = [];
    for (const page of [1, 2, 3]) pages.push((await admin.get(`${path}&page=${page}`)).json());
    expect(pages.map(({ data }) => data.map((row: { form_id: number }) => row.form_id))).toEqual([
      [form.id],
      [second.id],
      [],
    ]);
    expect(pages[2].meta).toEqual({ page: 3, per_page: 1, total: 2 });
    expect((await admin.get('/assessments?sort=password')).statusCode).toBe(422);
  });

  test('the file has the rows of the list that is asked for, for those who have them there', async () => {
    await anAssessmentForm(app.db, {
      course_code: form.course_code,
      assessor: 'lecturer',
      score_part: 'other',
    });
    await people.mentor.post(`${url}/send`, COMPLETE);
    const stranger = await anInternship(app.db, { internship_period_id: period.id });
    await anAssessmentSheet(app.db, { internship_id: stranger.id, form_id: form.id });
    const rowsOf = async (who: Calls, query = '') => {
      const file = await who.get(
        `/assessments/export?format=csv&internship_period_id=${period.id}${query}`,
      );
      expect(file.statusCode).toBe(200);
      return file.body.trim().split('\r\n');
    };
    const { course_name, company_name, nim } = (await admin.get(url)).json().data;
    const placement = `Siti Rahmawati;${nim};${company_name};${course_name}`;
    const head =
      'Nama Mahasiswa;NIM;Nama Mitra;Mata Kuliah;Penilai;Nama Penilai;Status;Total;Dikirim';
    const own = expect.stringMatching(
      `^${placement};Mentor;Andi Wijaya;Terkirim;83,3;\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d$`,
    );
    expect(await rowsOf(people.mentor)).toEqual([head, own]);
    const sheetOf = (row: string) => row.split(';').slice(4, 7).join();
    const lecturersOwn = await rowsOf(people.lecturer);
    expect(lecturersOwn.slice(1).map(sheetOf)).toEqual([
      expect.stringMatching(/^Dosen,.+,Belum diisi$/),
    ]);
    expect(await rowsOf(people.stranger)).toEqual([head]);
    expect(await rowsOf(admin)).toHaveLength(5);
    expect(await rowsOf(admin, '&state=sent')).toEqual([head, own]);
    expect(await rowsOf(admin, '&assessor=lecturer&search=siti')).toEqual([
      head,
      expect.stringContaining(placement),
    ]);
    const condition = encodeURIComponent(JSON.stringify([['state', 'one_of', 'draft']]));
    expect((await rowsOf(admin, `&conditions=${condition}`)).slice(1).map(sheetOf)).toEqual([
      expect.stringMatching(/^Mentor,.+,Draf$/),
    ]);
  });

  test('the finder has the sheets of the list by the student, also the missing ones', async () => {
    await anAssessmentForm(app.db, {
      course_code: form.course_code,
      assessor: 'lecturer',
      score_part: 'other',
    });
    const found = async (who: Calls) =>
      (await who.get('/search?search=siti%20rahma'))
        .json()
        .data.assessment_sheets.filter(
          (sheet: { internship_id: number }) => sheet.internship_id === internship.id,
        );
    const { nim, course_name } = (await admin.get(url)).json().data;
    const sheet = {
      internship_id: internship.id,
      form_id: form.id,
      student_nim: nim,
      student_name: 'Siti Rahmawati',
      course_name,
      assessor: 'mentor',
      state: 'missing',
    };
    expect(await found(people.mentor)).toEqual([sheet]);
    expect(await found(people.lecturer)).toEqual([
      { ...sheet, form_id: expect.any(Number), assessor: 'lecturer' },
    ]);
    expect(await found(admin)).toHaveLength(2);
    expect(await found(people.stranger)).toEqual([]);
    expect(await found(people.student)).toEqual([]);
  });

  test('the list keeps a sheet of a form that is no longer used', async () => {
    await anAssessmentSheet(app.db, { internship_id: internship.id, form_id: form.id });
    await app.db.updateTable('assessment_forms').set({ is_active: false }).execute();
    expect((await people.mentor.get('/assessments')).json().data).toMatchObject([
      { state: 'draft' },
    ]);
  });
});

describe('a form', () => {
  test('a form gets another revision with other criteria, and sheets keep theirs', async () => {
    const { mentor } = people;
    await mentor.put(url, COMPLETE);
    const path = `/assessment-forms/${form.id}`;
    const same = await admin.put(path, { ...formInput(someCriteria()), version: 1 });
    expect(same.json().data).toMatchObject({ revision: 1, version: 1 });
    const criteria = [{ name: 'Sikap', guidance: null, weight: 100, words: null }];
    const changed = await settled(
      (answer) => admin.put(path, { ...formInput(criteria), version: 1, ...answer }),
      'keep',
    );
    expect(changed.json().data).toMatchObject({ revision: 2, version: 2, criteria, sheets: 1 });
    expect((await mentor.get(url)).json().data).toMatchObject({ revision: 1, scores: [80, 91, 3] });
    expect((await mentor.post(`${url}/send`, COMPLETE)).statusCode).toBe(200);
  });

  test('refuses a sheet with the criteria that it had before', async () => {
    const criteria = [{ name: 'Sikap', guidance: null, weight: 100, words: null }];
    await admin.put(`/assessment-forms/${form.id}`, formInput(criteria));
    const answer = await people.mentor.put(url, COMPLETE);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Formulir ini sudah diubah jurusan. Muat ulang, lalu isi kriteria yang baru.',
    ]);
  });

  test.each([
    [[{ name: 'Sikap', weight: 99, words: null }], 'criteria', 'Total bobot harus 100%'],
    [[], 'criteria', 'Isi minimal satu kriteria'],
    [
      [{ name: 'Sikap', weight: 100, words: [{ word: 'Baik', points: 80 }] }],
      'criteria.0.words',
      'Isi 2 sampai 9 sebutan',
    ],
  ])('refuses the criteria %j', async (criteria, field, message) => {
    const answer = await admin.put(`/assessment-forms/${form.id}`, formInput(criteria));
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { [field]: [message] }]);
  });

  test('keeps its course and its assessor, and is deleted only without sheets', async () => {
    const path = `/assessment-forms/${form.id}`;
    const other = await admin.put(path, { ...formInput(someCriteria()), assessor: 'lecturer' });
    expect(other.json().errors).toEqual({ assessor: ['Penilai tidak dapat diganti'] });
    await people.mentor.put(url, COMPLETE);
    const remove = () =>
      app.inject({ method: 'DELETE', url: `/api${path}`, headers: admin.headers });
    expect((await remove()).statusCode).toBe(409);
    await app.db.deleteFrom('assessment_sheets').where('form_id', '=', form.id).execute();
    expect((await remove()).statusCode).toBe(200);
  });

  test('fills a score that no other form of the course fills', async () => {
    const lecturers = { ...formInput(someCriteria()), assessor: 'lecturer' };
    const answer = await admin.post('/assessment-forms', lecturers);
    expect(answer.json().errors).toEqual({
      score_part: ['Nilai ini sudah diisi formulir lain dari mata kuliah ini'],
    });
    const twice = await admin.post('/assessment-forms', formInput(someCriteria()));
    expect(twice.json().errors).toEqual({
      assessor: ['Mata kuliah ini sudah memiliki formulir untuk penilai ini'],
    });
  });

  test('the database never changes criteria, and refuses weights that do not sum up to 100', async () => {
    const change = sql`update assessment_criteria set weight = 1 where form_id = ${form.id}`;
    await expect(change.execute(app.db)).rejects.toThrow('never change');
    const [half] = someCriteria();
    const unbalanced = anAssessmentForm(app.db, { criteria: half ? [half] : [] });
    await expect(unbalanced).rejects.toThrow('100');
  });
});
