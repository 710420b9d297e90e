import { readXlsx } from 'hucre/xlsx';
import {
  aCompany,
  aCourse,
  aGrade,
  aLecturer,
  aMentor,
  anActivity,
  anInternship,
  anInternshipPeriod,
  aStudent,
  aSuperAdmin,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { importing } from '@/server/testing/importing';
import { addDays } from '@/shared/calendarDays';
import { periodName } from '@/shared/resources/internship-periods/periodName';

let app: TestApp;
let imports: ReturnType<typeof importing>;
/** A Monday in all periods. */
const TODAY = '2026-03-16';
const setToday = (day: string) => app.setTime(`${day}T03:00:00Z`);
beforeAll(async () => {
  app = await buildTestApp();
  setToday(TODAY);
  imports = importing(app, await app.signIn('super_admin'));
});
beforeEach(() => setToday(TODAY));
afterAll(() => app.close());

let semesters = 0;

/** Creates a period, a company with a mentor, a lecturer and students. */
async function aSemester({ quota = 10, students = 3 } = {}) {
  semesters += 1;
  const period = await anInternshipPeriod(app.db, { start_date: `2026-01-0${semesters}` });
  const company = await aCompany(app.db, { internship_quota: quota });
  const mentor = await aMentor(app.db, { company_id: company.id });
  const lecturer = await aLecturer(app.db);
  const people: Awaited<ReturnType<typeof aStudent>>[] = [];
  for (let number = 0; number < students; number += 1) people.push(await aStudent(app.db));
  const row = (index: number, changes: Record<string, string> = {}) => ({
    nim: people[index]?.nim ?? '',
    internship_period: periodName(period),
    mentor_nik: mentor.nik,
    lecturer_nip: lecturer.nip,
    ...changes,
  });
  const place = (index: number) =>
    anInternship(app.db, {
      student_id: people[index]?.id,
      mentor_id: mentor.id,
      lecturer_id: lecturer.id,
      internship_period_id: period.id,
    });
  return { period, company, mentor, lecturer, people, row, place };
}

describe('placements', () => {
  test('name the mentor by NIK, or by company and name', async () => {
    const { row, company, mentor, period, people } = await aSemester();
    const day = Number(period.start_date.slice(-2));
    const named = { mentor_nik: '', company_name: company.name, mentor_name: mentor.user.name };
    const rows = [
      row(0, { internship_period: `${period.start_date} s/d ${period.end_date}` }),
      row(1, { ...named, company_name: company.name.toUpperCase() }),
      row(2, { ...named, internship_period: ` ${day} jan 2026 S/D 31 des 2026 - semester 3` }),
    ];
    expect(await imports.store('internships', rows)).toMatchObject({ added: 3 });
    const stored = await app.db
      .selectFrom('internships')
      .selectAll()
      .where('internship_period_id', '=', period.id)
      .orderBy('id')
      .execute();
    expect(stored.map((one) => [one.student_id, one.mentor_id])).toEqual(
      people.map(({ id }) => [id, mentor.id]),
    );
    expect(await imports.counts('internships', rows)).toMatchObject({ same: 3 });
  });

  test('begin on the day of their row, or on the usual one, and do so once', async () => {
    const { row, people, period } = await aSemester();
    const rows = [row(0, { start_date: '2026-02-16' }), row(1, { start_date: '' }), row(2)];
    expect(await imports.store('internships', rows)).toMatchObject({ added: 3 });
    const starts = () =>
      app.db
        .selectFrom('internships')
        .select(['student_id', 'start_date', 'version'])
        .where('internship_period_id', '=', period.id)
        .orderBy('id')
        .execute();
    const stored = await starts();
    expect(stored).toEqual([
      { student_id: people[0]?.id, start_date: '2026-02-16', version: 1 },
      ...[1, 2].map((index) => ({
        student_id: people[index]?.id,
        start_date: TODAY,
        version: 1,
      })),
    ]);
    expect(await imports.counts('internships', rows)).toMatchObject({ same: 3 });
    // An empty cell keeps what is stored, on another day, too.
    setToday(addDays(TODAY, 1));
    const later = importing(app, await app.signIn('super_admin'));
    const emptied = [row(0), row(1), row(2)];
    expect(await later.counts('internships', emptied)).toMatchObject({ same: 3 });
    for (const again of [rows, emptied]) await later.store('internships', again);
    expect(await starts()).toEqual(stored);
  });

  test('outside of their period are refused by their first day, and days that are none', async () => {
    const { row, place } = await aSemester();
    await place(0);
    const rows = [
      row(0, { start_date: '2025-12-31' }),
      row(1, { start_date: '2027-01-01' }),
      row(2, { start_date: 'besok' }),
    ];
    const outside = 'Tanggal mulai harus di dalam periode magang';
    expect(await imports.errors('internships', rows)).toEqual({
      2: { start_date: outside },
      3: { start_date: outside },
      4: { start_date: 'Tanggal mulai tidak valid' },
    });
  });

  test('find an optional first day in their template', async () => {
    const answer = await imports.call('GET', 'internships/template');
    const { sheets } = await readXlsx(answer.rawPayload);
    expect(sheets[0]?.rows[0]).toContain('Mulai Magang');
  });

  test('outside of their period get a warning, and are stored', async () => {
    const { row, place, period } = await aSemester();
    await place(0);
    const of = { nim: row(0).nim, internship_period: periodName(period) };
    const rows = [{ ...of, ...activity({ date: '2019-01-01' }) }];
    const { rows: checked } = await imports.check('activities', rows);
    expect(checked).toMatchObject([
      { state: 'added', warnings: { date: expect.stringMatching(/^Di luar periode magang /) } },
    ]);
    expect(await imports.store('activities', rows)).toMatchObject({ added: 1 });
  });

  test('show the errors of the form and of the rules', async () => {
    const { row, company, mentor } = await aSemester();
    const resting = await aMentor(app.db, { company_id: company.id, is_active: false });
    const closed = await aCompany(app.db, { is_active: false });
    const ofClosed = await aMentor(app.db, { company_id: closed.id });
    const past = await anInternshipPeriod(app.db, { is_active: false, semester: 1 });
    const shut = await anInternshipPeriod(app.db, {
      is_active: false,
      semester: 2,
      closed_at: new Date(),
    });
    const admin = await aSuperAdmin(app.db);
    const rows = [
      row(0, { nim: '0000000000', lecturer_nip: '1', internship_period: 'kapan-kapan' }),
      row(0, { mentor_nik: resting.nik, lecturer_nip: admin.nip }),
      row(0, { mentor_nik: ofClosed.nik }),
      row(0, { mentor_nik: ofClosed.nik, company_name: company.name }),
      row(0, { mentor_nik: mentor.nik, mentor_name: 'Bukan Dia' }),
      row(0, { mentor_nik: '' }),
      row(0, { mentor_nik: '', mentor_name: mentor.user.name }),
      row(0, { internship_period: periodName(past) }),
      row(0, { internship_period: periodName(shut) }),
      row(1),
      row(1, { company_name: company.name }),
      { nim: '2403310001' },
    ];
    expect(await imports.errors('internships', rows)).toEqual({
      2: {
        nim: "Mahasiswa '0000000000' tidak ditemukan",
        lecturer_nip: "Dosen '1' tidak ditemukan",
        internship_period: "Periode magang 'kapan-kapan' tidak ditemukan",
      },
      3: { mentor_nik: 'Mentor tidak aktif', lecturer_nip: `Dosen '${admin.nip}' tidak ditemukan` },
      4: { mentor_nik: 'Perusahaan tidak aktif' },
      5: { mentor_nik: 'Mentor bukan dari perusahaan yang dipilih' },
      6: { mentor_name: 'Nama ini bukan pemilik NIK Mentor' },
      7: { mentor_nik: 'Mentor wajib dipilih' },
      8: { company_name: 'Perusahaan wajib dipilih' },
      9: { internship_period: 'Periode magang tidak aktif' },
      10: { internship_period: 'Periode ini sudah ditutup.' },
      12: { nim: 'Sama dengan baris 11 dalam berkas ini' },
      13: {
        internship_period: 'Periode magang wajib dipilih',
        lecturer_nip: 'Dosen wajib dipilih',
      },
    });
    expect(await imports.errors('internships', [row(2, { mentor_nik: resting.nik })])).toEqual({
      2: { mentor_nik: 'Mentor tidak aktif' },
    });
  });

  test('take free seats in the order of the file', async () => {
    const { row, place } = await aSemester({ quota: 2 });
    await place(0);
    expect(await imports.errors('internships', [row(0), row(1), row(2)])).toEqual({
      4: { mentor_nik: 'Kuota magang perusahaan ini sudah penuh pada periode tersebut' },
    });
  });

  test('move to another company, which frees a seat', async () => {
    const { row, place, mentor } = await aSemester({ quota: 1, students: 2 });
    await place(0);
    const other = await aMentor(app.db);
    const rows = [row(0, { mentor_nik: other.nik }), row(1)];
    const { rows: checked } = await imports.check('internships', rows);
    expect(checked.map(({ state, before }) => ({ state, before }))).toEqual([
      { state: 'changed', before: { mentor_nik: mentor.nik } },
      { state: 'added', before: null },
    ]);
    expect(await imports.store('internships', rows)).toMatchObject({ added: 1, changed: 1 });
    const kept = await imports.counts('internships', rows, { update_existing: false });
    expect(kept).toMatchObject({ kept: 2, wrong: 0 });
  });
});

const activity = (changes: Record<string, string> = {}) => ({
  name: 'Memasang kabel',
  description: 'Di lantai dua.',
  date: '2026-03-02',
  start_time: '08:00',
  end_time: '12:00',
  address: 'Bandung',
  ...changes,
});

describe('activities', () => {
  test('belong to a placement, and are known by their date and start', async () => {
    const { row, place, period } = await aSemester();
    const { id: internship_id } = await place(0);
    await anActivity(app.db, { ...activity(), name: 'Lama', internship_id });
    const of = { nim: row(0).nim, internship_period: periodName(period) };
    const rows = [
      { ...of, ...activity() },
      { ...of, ...activity({ start_time: '13:00', end_time: '15:00' }) },
    ];
    const { rows: checked } = await imports.check('activities', rows);
    expect(checked.map(({ state, before }) => ({ state, before }))).toEqual([
      { state: 'changed', before: { name: 'Lama' } },
      { state: 'added', before: null },
    ]);
    expect(await imports.store('activities', rows)).toMatchObject({ added: 1, changed: 1 });
    expect(await imports.counts('activities', rows)).toMatchObject({ same: 2 });
  });

  test('that are night shifts stay night shifts, and no others become one', async () => {
    const { row, place, period } = await aSemester();
    const { id: internship_id } = await place(0);
    const night = { start_time: '22:00', end_time: '06:00' };
    await anActivity(app.db, { ...activity(night), internship_id });
    await anActivity(app.db, { ...activity(), internship_id });
    const of = { nim: row(0).nim, internship_period: periodName(period) };
    const stored = [
      { ...of, ...activity(night) },
      { ...of, ...activity() },
    ];
    expect(await imports.counts('activities', stored)).toMatchObject({ same: 2, wrong: 0 });
    const later = [{ ...of, ...activity({ ...night, end_time: '05:30' }) }];
    expect(await imports.store('activities', later)).toMatchObject({ changed: 1 });
    expect(
      await imports.errors('activities', [{ ...of, ...activity({ end_time: '06:00' }) }]),
    ).toEqual({
      2: { end_time: 'Jam selesai harus setelah jam mulai' },
    });
  });

  test('leave their weekly hours when a row changes them, and only then', async () => {
    const { row, place, period } = await aSemester();
    const { id: internship_id } = await place(0);
    const { id } = await anActivity(app.db, {
      ...activity(),
      internship_id,
      is_generated: true,
    });
    const isGenerated = async () =>
      (
        await app.db
          .selectFrom('activities')
          .select('is_generated')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).is_generated;
    const of = { nim: row(0).nim, internship_period: periodName(period) };
    await imports.store('activities', [{ ...of, ...activity() }]);
    expect(await isGenerated()).toBe(true);
    await imports.store('activities', [{ ...of, ...activity({ end_time: '15:00' }) }]);
    expect(await isGenerated()).toBe(false);
  });

  test('say what to write instead of a fraction, and ask about the smallest score', async () => {
    const { row, place, period } = await aSemester();
    await place(0);
    const { code } = await aCourse(app.db);
    const of = { nim: row(0).nim, internship_period: periodName(period), course_code: code };
    const scores = { ...SCORES, midterm: '0.85', final: '0.855', other: '0.001' };
    expect(await imports.errors('grades', [{ ...of, ...scores }])).toEqual({
      2: {
        midterm: "'0.85' tidak sesuai. Tulis 85, bukan 0,85.",
        final: "'0.855' tidak sesuai. Tulis 85,5, bukan 0,855.",
        other: expect.stringMatching(/^'0\.001' tidak sesuai\. /),
      },
    });
    const { rows } = await imports.check('grades', [{ ...of, ...SCORES, midterm: '1' }]);
    expect(rows).toMatchObject([
      {
        state: 'added',
        warnings: { midterm: 'Nilai ini 1 dari 100. Tulis 100 jika maksudnya 100%.' },
      },
    ]);
  });

  test('show the errors of the form and of the rules', async () => {
    const { row, place, period } = await aSemester();
    const { id: internship_id } = await place(0);
    const now = new Date();
    const both = { validated_at_by_mentor: now, validated_at_by_lecturer: now };
    await anActivity(app.db, { ...activity({ date: '2026-03-09' }), internship_id, ...both });
    const of = { nim: row(0).nim, internship_period: periodName(period) };
    const rows = [
      { ...of, ...activity({ date: '2026-02-30', name: '' }) },
      { ...of, ...activity(), nim: row(1).nim },
      { ...of, ...activity(), company_name: 'PT Lain' },
      { ...of, ...activity() },
      { ...of, ...activity({ name: 'Lagi' }) },
      { ...of, ...activity({ date: '2026-03-09', address: 'Cimahi' }) },
      { ...of, ...activity({ date: '2026-03-10', end_time: '07:00' }) },
      { ...of, ...activity({ date: '2026-03-10', end_time: '08:00' }) },
    ];
    expect(await imports.errors('activities', rows)).toEqual({
      2: {
        date: 'Tanggal tidak valid',
        name: 'Nama aktivitas wajib diisi',
      },
      3: { nim: `Mahasiswa '${row(1).nim}' tidak ditemukan` },
      4: { company_name: 'Mahasiswa tidak memiliki magang di perusahaan ini pada periode ini' },
      6: { start_time: 'Sama dengan baris 5 dalam berkas ini' },
      7: { start_time: expect.stringContaining('sudah divalidasi mentor dan dosen') },
      8: { end_time: 'Jam selesai harus setelah jam mulai' },
      9: { end_time: 'Jam selesai tidak boleh sama dengan jam mulai' },
    });
  });

  test('must concern the own students of a mentor, and a lecturer imports none', async () => {
    const { row, place, period, mentor, lecturer } = await aSemester();
    await place(0);
    const rows = [{ nim: row(0).nim, internship_period: periodName(period), ...activity() }];
    const own = importing(app, await app.signIn(mentor.user));
    expect(await own.counts('activities', rows)).toMatchObject({ added: 1 });
    const other = importing(app, await app.signIn('mentor'));
    expect(await other.errors('activities', rows)).toEqual({
      2: { nim: `Mahasiswa '${row(0).nim}' tidak ditemukan` },
    });
    const refused = importing(app, await app.signIn(lecturer.user));
    for (const path of ['activities/check', 'activities', 'activities/read', 'students/check']) {
      expect((await refused.call('POST', path, { rows: [] })).statusCode).toBe(403);
    }
    expect((await refused.call('GET', 'activities/template')).statusCode).toBe(403);
  });
});

const SCORES = {
  assignment_1: '80',
  assignment_2: '81.5',
  midterm: '82',
  final: '83',
  other: '84',
};

describe('grades', () => {
  test('need no reason when new and one for a change, which the audit trail keeps', async () => {
    const { row, place, period, lecturer } = await aSemester();
    await place(0);
    await place(1);
    const { code } = await aCourse(app.db);
    const of = (index: number) => ({
      nim: row(index).nim,
      internship_period: periodName(period),
      course_code: code,
      ...SCORES,
    });
    const own = importing(app, await app.signIn(lecturer.user));
    expect(await own.store('grades', [of(0), of(1)])).toMatchObject({ added: 2 });
    const changed = [
      { ...of(0), final: '90' },
      { ...of(1), reason: 'Tidak berubah' },
    ];
    expect(await own.errors('grades', changed)).toEqual({
      2: { reason: 'Alasan wajib diisi, minimal 3 karakter' },
    });
    const withReasons = [
      { ...of(0), final: '90', reason: 'Salah ketik' },
      { ...of(1), final: '91', reason: 'Ujian susulan' },
    ];
    expect(await own.store('grades', withReasons)).toMatchObject({ changed: 2 });
    const entries = await app.db
      .selectFrom('audit_entries')
      .select(['action', 'reason', 'actor_user_id'])
      .where('resource', '=', 'grades')
      .where('operation', '=', 'createImport')
      .orderBy('id')
      .execute();
    const actor_user_id = lecturer.user.id;
    expect(entries).toEqual([
      { action: 'create', reason: null, actor_user_id },
      { action: 'create', reason: null, actor_user_id },
      { action: 'update', reason: 'Salah ketik', actor_user_id },
      { action: 'update', reason: 'Ujian susulan', actor_user_id },
    ]);
  });

  test('show the errors of the form and of the rules', async () => {
    const { row, place, period } = await aSemester();
    const { id: internship_id } = await place(0);
    const { code } = await aCourse(app.db);
    await aGrade(app.db, { internship_id });
    const of = { nim: row(0).nim, internship_period: periodName(period), ...SCORES };
    const rows = [
      { ...of, course_code: 'AJK999999' },
      { ...of, course_code: code, final: '101', other: '0', midterm: '1.005' },
      { ...of, course_code: code },
      { ...of, course_code: code },
      { ...of, course_code: code, nim: row(2).nim },
    ];
    expect(await imports.errors('grades', rows)).toEqual({
      2: { course_code: "Mata kuliah 'AJK999999' tidak ditemukan" },
      3: {
        final: 'Nilai UAS maksimal 100',
        other: expect.stringMatching(/^'0' tidak sesuai\. /),
        midterm: 'Nilai UTS maksimal 2 angka di belakang koma',
      },
      5: { course_code: 'Sama dengan baris 4 dalam berkas ini' },
      6: { nim: `Mahasiswa '${row(2).nim}' tidak ditemukan` },
    });
    await app.db
      .updateTable('internship_periods')
      .set({ is_active: false, closed_at: new Date() })
      .where('id', '=', period.id)
      .execute();
    expect(await imports.errors('grades', [{ ...of, course_code: code }])).toEqual({
      2: { internship_period: 'Periode ini sudah ditutup.' },
    });
  });
});
