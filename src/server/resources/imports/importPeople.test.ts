import {
  aCompany,
  aLecturer,
  aMentor,
  anInternship,
  aStudent,
  aSuperAdmin,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { importing } from '@/server/testing/importing';
import { anImageFile, multipart } from '@/server/testing/multipart';
import { byLevel, testInAll } from '@/shared/testing/testLevel';

let app: TestApp;
let admin: { authorization: string };
let imports: ReturnType<typeof importing>;
beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('super_admin');
  imports = importing(app, admin);
});
afterAll(() => app.close());

const person = (number: number) => ({
  name: `Orang ${number}`,
  email: `orang${number}@kampus.example`,
  phone_number: '081234567890',
});

const student = (number: number, changes: Record<string, string> = {}) => ({
  ...person(number),
  nim: String(2_603_310_000 + number),
  academic_year: '2025/2026',
  ...changes,
});
const lecturer = (number: number, changes: Record<string, string> = {}) => ({
  ...person(number),
  nip: String(198_001_010_000_000_000n + BigInt(number)),
  ...changes,
});
const mentor = (number: number, changes: Record<string, string> = {}) => ({
  ...person(number),
  nik: String(3_273_010_000_000_000 + number),
  ...changes,
});

const accountOf = (nim: string) =>
  app.db
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.user_id')
    .selectAll('users')
    .select('students.academic_year')
    .where('nim', '=', nim)
    .executeTakeFirstOrThrow();

describe('students', () => {
  test('can be added, and the same file twice changes nothing', async () => {
    const rows = [1, 2, 3].map((number) =>
      student(number, { gender: 'female', date_of_birth: '2005-05-17' }),
    );
    expect(await imports.counts('students', rows)).toMatchObject({ added: 3, wrong: 0 });
    expect(await imports.store('students', rows)).toMatchObject({ added: 3, changed: 0 });
    expect(await accountOf('2603310002')).toMatchObject({
      ...person(2),
      academic_year: '2025/2026',
      gender: 'female',
      date_of_birth: '2005-05-17',
      role: 'student',
      is_active: true,
      has_default_password: true,
    });
    expect(await imports.counts('students', rows)).toMatchObject({ added: 0, same: 3 });
    expect(await imports.store('students', rows)).toMatchObject({ added: 0, changed: 0, same: 3 });
  });

  testInAll('log in with the NIM and have to change the password', async () => {
    await imports.store('students', [student(5)]);
    const login = (password: string) =>
      app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { identifier: '2603310005', password },
      });
    expect((await login('identifier')).statusCode).toBe(422);
    expect((await login('2603310001')).statusCode).toBe(422);
    const answer = await login('2603310005');
    expect(answer.json().user).toMatchObject({ must_change_password: true });
    const headers = { authorization: `Bearer ${answer.json().access_token}` };
    const change = (password: string) => {
      const new_password = 'Kuda-Laut-77-Hijau';
      const payload = { password, new_password, new_password_confirmation: new_password };
      return app.inject({ method: 'PUT', url: '/api/change-password', payload, headers });
    };
    expect((await change('identifier')).statusCode).toBe(422);
    expect((await change('2603310005')).statusCode).toBe(200);
    expect((await login('2603310005')).statusCode).toBe(422);
    expect((await login('Kuda-Laut-77-Hijau')).statusCode).toBe(200);
  });

  test('show the errors of the forms on their cells', async () => {
    const { email } = (await aStudent(app.db)).user;
    const { nim } = await aStudent(app.db, {
      user: { anonymised_at: new Date(), is_active: false },
    });
    const rows = [
      student(11),
      student(12, { nim: '12345', email: 'x', name: 'A', gender: 'lelaki' }),
      student(13, { academic_year: '2025-2026', date_of_birth: '2005-02-31' }),
      student(14, { email: email.toUpperCase() }),
      student(11, { email: 'lain@kampus.example' }),
      student(15, { email: 'Orang11@kampus.example' }),
      { nim: '2603310016' },
      student(17, { nim }),
      student(11, { email: 'ORANG11@kampus.example', name: '' }),
    ];
    expect(await imports.errors('students', rows)).toEqual({
      3: {
        nim: 'NIM harus 10 karakter',
        email: 'Email tidak valid',
        name: "'A' terlalu pendek.",
        gender: "'lelaki' tidak dikenal. Pilih Laki-laki atau Perempuan.",
      },
      4: {
        academic_year: "'2025-2026' tidak sesuai. Gunakan format seperti 2024/2025.",
        date_of_birth: 'Tanggal lahir tidak valid',
      },
      5: { email: 'Email sudah digunakan' },
      6: { nim: 'Sama dengan baris 2 dalam berkas ini' },
      7: { email: 'Sama dengan baris 2 dalam berkas ini' },
      8: {
        name: 'Nama user wajib diisi',
        email: 'Email tidak valid',
        academic_year: 'Tahun akademik wajib diisi',
      },
      9: { nim: 'Akun ini sudah dianonimkan dan tidak dapat diubah.' },
      10: {
        nim: 'Sama dengan baris 2 dalam berkas ini',
        email: 'Sama dengan baris 2 dalam berkas ini',
        name: 'Nama user wajib diisi',
      },
    });
  });

  test('change or stay unchanged, and empty cells change nothing', async () => {
    await imports.store('students', [student(21), student(22)]);
    const rows = [
      student(21, { name: 'Nama Baru', academic_year: '2026/2027', phone_number: '' }),
      student(22),
      student(23),
    ];
    const kept = { update_existing: false };
    expect(await imports.counts('students', rows, kept)).toMatchObject({ added: 1, kept: 2 });
    const { rows: checked } = await imports.check('students', rows);
    expect(checked[0]).toMatchObject({
      state: 'changed',
      before: { name: 'Orang 21', academic_year: '2025/2026' },
    });
    expect(await imports.store('students', rows)).toMatchObject({ added: 1, changed: 1, same: 1 });
    expect(await accountOf('2603310021')).toMatchObject({
      name: 'Nama Baru',
      academic_year: '2026/2027',
      phone_number: '081234567890',
    });
  });

  testInAll('come by the thousands', async () => {
    const rows = Array.from(
      { length: byLevel({ short: 300, all: 1_200, soak: 10_000 }) },
      (_, index) => student(1_000 + index),
    );
    const { rows: checked } = await imports.check('students', rows);
    let isStored = false;
    const storing = imports.send('students', rows, checked).finally(() => {
      isStored = true;
    });
    while (!isStored) {
      const { statusCode } = await app.inject({ url: '/api/companies', headers: admin });
      expect(statusCode).toBe(200);
    }
    const answer = await storing;
    expect(answer.json().data).toMatchObject({ added: rows.length });
  });
});

describe('lecturers', () => {
  test('come without a signature, and the result says who has none', async () => {
    const { nip, user } = await aLecturer(app.db);
    const image = await anImageFile();
    const signature = await multipart({ digital_signature: image });
    const headers = { ...(await app.signIn(user)), ...signature.headers };
    const { payload } = signature;
    await app.inject({ method: 'POST', url: '/api/me/signature', payload, headers });
    const rows = [lecturer(31), lecturer(32, { nip, email: user.email })];
    expect(await imports.store('lecturers', rows)).toEqual({
      added: 1,
      changed: 1,
      same: 0,
      kept: 0,
      without_signature: ['Orang 31'],
    });
  });

  test('cannot be super admins', async () => {
    const { nip } = await aSuperAdmin(app.db);
    expect(await imports.errors('lecturers', [lecturer(33, { nip })])).toEqual({
      2: { nip: 'NIP sudah digunakan' },
    });
  });

  test('add their signature themselves', async () => {
    const { user } = await aLecturer(app.db);
    const headers = await app.signIn(user);
    const me = () => app.inject({ method: 'POST', url: '/api/me', headers });
    expect((await me()).json().data.lecturer.digital_signature).toBeNull();
    const refused = await app.inject({ method: 'POST', url: '/api/me/signature', headers });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual({
      digital_signature: ['Tanda tangan digital wajib diunggah'],
    });
  });
});

describe('mentors', () => {
  test('belong to a company by its name, and are active unless the file says otherwise', async () => {
    const { id } = await aCompany(app.db, { name: 'PT  Nusantara Jaringan' });
    const rows = [
      mentor(41, { company_name: 'pt nusantara  JARINGAN' }),
      mentor(42, { company_name: 'PT Nusantara Jaringan', is_active: 'false' }),
    ];
    expect(await imports.store('mentors', rows)).toMatchObject({
      added: 2,
      without_signature: ['Orang 41', 'Orang 42'],
    });
    const niks = rows.map(({ nik }) => nik);
    const stored = await app.db
      .selectFrom('mentors')
      .select(['company_id', 'is_active'])
      .where('nik', 'in', niks)
      .orderBy('nik')
      .execute();
    expect(stored).toEqual([
      { company_id: id, is_active: true },
      { company_id: id, is_active: false },
    ]);
    expect(await imports.counts('mentors', rows)).toMatchObject({ same: 2 });
  });

  test('need a company that exists once, and stay while they supervise', async () => {
    await aCompany(app.db, { name: 'PT Kembar' });
    await aCompany(app.db, { name: 'PT KEMBAR' });
    await aCompany(app.db, { name: 'PT Tujuan' });
    const supervising = await aMentor(app.db);
    await anInternship(app.db, { mentor_id: supervising.id });
    const { nik, user } = supervising;
    const rows = [
      mentor(51),
      mentor(52, { company_name: 'PT Entah' }),
      mentor(53, { company_name: 'PT Kembar' }),
      mentor(54, { nik, email: user.email, company_name: 'PT Tujuan' }),
    ];
    expect(await imports.errors('mentors', rows)).toEqual({
      2: { company_name: 'Perusahaan wajib dipilih' },
      3: { company_name: "Perusahaan 'PT Entah' tidak ditemukan" },
      4: { company_name: 'Ada beberapa perusahaan dengan nama ini' },
      5: { company_name: 'Mentor masih membimbing mahasiswa magang di perusahaan ini.' },
    });
  });
});
