import { aPlacement } from '@/server/testing/aPlacement';
import {
  aCompany,
  aLecturer,
  aMentor,
  anInternshipPeriod,
  aStudent,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { openConnections } from '@/server/testing/openConnections';
import { testInAll } from '@/shared/testing/testLevel';

let app: TestApp;
let headers: { authorization: string };

beforeAll(async () => {
  app = await buildTestApp();
  headers = await app.signIn('super_admin');
});
afterAll(() => app.close());

const create = (payload: object) =>
  app.inject({ method: 'POST', url: '/api/internships', payload, headers });
const change = (id: number, payload: object) =>
  app.inject({ method: 'PUT', url: `/api/internships/${id}`, payload, headers });

describe('a placement', () => {
  test('requires all five fields', async () => {
    const answer = await create({});
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).sort()).toEqual([
      'company_id',
      'internship_period_id',
      'lecturer_id',
      'mentor_id',
      'student_id',
    ]);
  });

  test.each(['student_id', 'mentor_id', 'lecturer_id', 'internship_period_id'])(
    'refuses a %s that does not exist',
    async (field) => {
      const { input } = await aPlacement(app.db);
      const answer = await create({ ...input, [field]: 2_000_000_000 });
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual([field]);
    },
  );

  test('refuses a company that does not exist, and then the mentor too', async () => {
    const { input } = await aPlacement(app.db);
    const answer = await create({ ...input, company_id: 2_000_000_000 });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      company_id: ['Perusahaan tidak ditemukan'],
      mentor_id: ['Mentor bukan dari perusahaan yang dipilih'],
    });
  });

  test('reports all errors together', async () => {
    const { input, company } = await aPlacement(app.db);
    await app.db
      .updateTable('companies')
      .set({ is_active: false })
      .where('id', '=', company.id)
      .execute();
    const { errors } = (
      await create({ ...input, student_id: 2_000_000_000, internship_period_id: 2_000_000_000 })
    ).json();
    expect(Object.keys(errors).sort()).toEqual([
      'company_id',
      'internship_period_id',
      'student_id',
    ]);
  });

  test('refuses a mentor of another company', async () => {
    const { input } = await aPlacement(app.db);
    const company_id = (await aCompany(app.db)).id;
    const answer = await create({ ...input, company_id });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      mentor_id: ['Mentor bukan dari perusahaan yang dipilih'],
    });
  });

  test('refuses the profile of a super admin as lecturer', async () => {
    const { input } = await aPlacement(app.db);
    const { id } = await aLecturer(app.db, { user: { role: 'super_admin' } });
    const answer = await create({ ...input, lecturer_id: id });
    expect(answer.json().errors).toEqual({ lecturer_id: ['Dosen tidak ditemukan'] });
  });

  const deactivate = (table: 'companies' | 'mentors' | 'internship_periods', id: number) =>
    app.db.updateTable(table).set({ is_active: false }).where('id', '=', id).execute();

  testInAll.each([
    ['companies', 'company_id'],
    ['mentors', 'mentor_id'],
    ['internship_periods', 'internship_period_id'],
  ] as const)('refuses an inactive one of %s, but leaves it where it was', async (table, field) => {
    const before = await aPlacement(app.db);
    const { id } = (await create(before.input)).json().data;
    await deactivate(table, before.input[field]);

    const again = await create({ ...before.input, student_id: (await aStudent(app.db)).id });
    expect(again.statusCode).toBe(422);
    expect(Object.keys(again.json().errors)).toEqual([field]);

    const lecturer_id = (await aLecturer(app.db)).id;
    expect((await change(id, { ...before.input, lecturer_id })).statusCode).toBe(200);

    // away from it works, back to it does not
    const { input } = await aPlacement(app.db);
    const moved = { ...input, student_id: before.input.student_id };
    expect((await change(id, moved)).statusCode).toBe(200);
    const back = await change(id, before.input);
    expect(back.statusCode).toBe(422);
    expect(Object.keys(back.json().errors)).toEqual([field]);
  });

  test('cannot change its student', async () => {
    const { input } = await aPlacement(app.db);
    const { id } = (await create(input)).json().data;
    const answer = await change(id, { ...input, student_id: (await aStudent(app.db)).id });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ student_id: ['Mahasiswa tidak dapat diganti'] });
  });

  test('exists once for student, mentor and period', async () => {
    const { input } = await aPlacement(app.db);
    await create(input);
    const answer = await create(input);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      student_id: ['Mahasiswa sudah terdaftar pada mentor ini di periode yang sama'],
    });
    // at another company in the same period a student may be
    const elsewhere = await aPlacement(app.db);
    const second = {
      ...elsewhere.input,
      student_id: input.student_id,
      internship_period_id: input.internship_period_id,
    };
    const { id } = (await create(second)).json().data;
    // until it is moved onto the first
    const moved = await change(id, input);
    expect(moved.statusCode).toBe(422);
    expect(Object.keys(moved.json().errors)).toEqual(['student_id']);
  });
});

describe('the quota of a company', () => {
  const FULL = { company_id: ['Kuota magang perusahaan ini sudah penuh pada periode tersebut'] };

  test('counts the internships of all its mentors in the period', async () => {
    const { input, company } = await aPlacement(app.db, 1);
    expect((await create(input)).statusCode).toBe(201);
    const student_id = (await aStudent(app.db)).id;
    const colleague = await aMentor(app.db, { company_id: company.id });
    const answer = await create({ ...input, student_id, mentor_id: colleague.id });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual(FULL);

    const internship_period_id = (await anInternshipPeriod(app.db)).id;
    expect((await create({ ...input, student_id, internship_period_id })).statusCode).toBe(201);
  });

  test('applies to a placement that moves there, not to one that stays', async () => {
    const full = await aPlacement(app.db, 1);
    const { id } = (await create(full.input)).json().data;
    const colleague = await aMentor(app.db, { company_id: full.company.id });
    // the same seat, with another mentor
    expect((await change(id, { ...full.input, mentor_id: colleague.id })).statusCode).toBe(200);

    const elsewhere = await aPlacement(app.db);
    const { id: movedId } = (await create(elsewhere.input)).json().data;
    const { student_id } = elsewhere.input;
    const moved = { ...full.input, student_id };
    expect((await change(movedId, moved)).json().errors).toEqual(FULL);

    // by period too
    const internship_period_id = (await anInternshipPeriod(app.db)).id;
    const later = { ...moved, internship_period_id };
    expect((await change(movedId, later)).statusCode).toBe(200);
    expect((await change(movedId, moved)).json().errors).toEqual(FULL);
  });

  test('keeps existing placements when it is reduced', async () => {
    const { input, company } = await aPlacement(app.db, 2);
    const { id } = (await create(input)).json().data;
    await create({ ...input, student_id: (await aStudent(app.db)).id });
    await app.db
      .updateTable('companies')
      .set({ internship_quota: 1 })
      .where('id', '=', company.id)
      .execute();
    const lecturer_id = (await aLecturer(app.db)).id;
    expect((await change(id, { ...input, lecturer_id })).statusCode).toBe(200);
  });

  // Seen on a server only: the embedded database has one connection and so no races.
  testInAll('holds for concurrent placements', async () => {
    const { input, company } = await aPlacement(app.db, 3);
    const colleague = await aMentor(app.db, { company_id: company.id });
    const moving = await aPlacement(app.db);
    const { id: movingId } = (await create(moving.input)).json().data;
    const requests = [];
    for (let number = 0; number < 10; number += 1) {
      const mentor_id = number % 2 === 0 ? input.mentor_id : colleague.id;
      const student_id = (await aStudent(app.db)).id;
      requests.push({ ...input, student_id, mentor_id });
    }
    await openConnections(app.db, 10);
    const answers = await Promise.all([
      ...requests.map(create),
      change(movingId, { ...input, student_id: moving.input.student_id }),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201 || code === 200)).toHaveLength(3);
    expect(codes.filter((code) => code === 422)).toHaveLength(8);
  });
});
