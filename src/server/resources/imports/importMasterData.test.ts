import { aCompany, aCourse, aGrade, aHoliday, aPlace } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { importing } from '@/server/testing/importing';
import { aCompanyInput } from '@/shared/testing/companyInput';
import { aHolidayInput } from '@/shared/testing/holidayInput';
import { textsOf } from './importer';

let app: TestApp;
let imports: ReturnType<typeof importing>;
beforeAll(async () => {
  app = await buildTestApp();
  imports = importing(app, await app.signIn('super_admin'));
});
afterAll(() => app.close());

const { is_active: _isActive, ...COMPANY } = textsOf(aCompanyInput());

const company = (name: string, changes: Record<string, string> = {}) => ({
  ...COMPANY,
  name,
  internship_quota: '6',
  ...changes,
});

const course = (code: string, changes: Record<string, string> = {}) => ({
  code,
  name: 'Magang Industri',
  semester: '3',
  hours_per_week: '8',
  credits: '4',
  weight_assignment_1: '20',
  weight_assignment_2: '20',
  weight_midterm: '20',
  weight_final: '20',
  weight_other: '20',
  academic_year: '2025/2026',
  ...changes,
});

describe('companies', () => {
  test('match stored companies by name', async () => {
    await aCompany(app.db, { name: 'PT Lama', internship_quota: 3, is_active: false });
    const rows = [company('PT Baru'), company('pt  lama')];
    const { rows: checked } = await imports.check('companies', rows);
    expect(checked.map(({ state }) => state)).toEqual(['added', 'changed']);
    expect(checked[1]?.before).toMatchObject({ internship_quota: '3' });
    expect(await imports.store('companies', rows)).toMatchObject({ added: 1, changed: 1 });
    const stored = await app.db
      .selectFrom('companies')
      .select(['name', 'internship_quota', 'is_active'])
      .orderBy('id')
      .execute();
    // A state that the file does not mention stays, or is the usual one.
    expect(stored).toEqual([
      { name: 'pt  lama', internship_quota: 6, is_active: false },
      { name: 'PT Baru', internship_quota: 6, is_active: true },
    ]);
    expect(await imports.counts('companies', rows)).toMatchObject({ same: 2 });
  });

  test('report the errors of the form', async () => {
    await aCompany(app.db, { name: 'PT Dua' });
    await aCompany(app.db, { name: 'PT Dua' });
    const rows = [
      company('P', { phone_number: '123', internship_quota: '0', email: 'x' }),
      company('PT Satu', { internship_quota: 'enam', is_active: 'mungkin' }),
      company('PT Dua'),
      company('PT Tiga'),
      company('pt tiga'),
    ];
    expect(await imports.errors('companies', rows)).toEqual({
      2: {
        name: "'P' terlalu pendek.",
        phone_number: expect.stringMatching(/^'123' tidak sesuai\. Minimal 10 karakter/),
        internship_quota: 'Minimal 1 kuota magang',
        email: 'Email tidak valid',
      },
      3: {
        internship_quota: 'Kuota magang harus berupa angka',
        is_active: "'mungkin' tidak dikenal. Pilih Aktif atau Tidak Aktif.",
      },
      4: { name: 'Ada beberapa mitra industri dengan nama ini' },
      6: { name: 'Sama dengan baris 5 dalam berkas ini' },
    });
  });
});

describe('places', () => {
  const POINT = '-6.921151, 107.611052';
  const place = (company_name: string, name: string, changes: Record<string, string> = {}) => ({
    company_name,
    name,
    address: 'Jl. Asia Afrika No. 88, Bandung',
    coordinates: POINT,
    ...changes,
  });

  test('match stored places by company and name', async () => {
    const [one, other] = [await aCompany(app.db), await aCompany(app.db)];
    const kept = { radius: 300, time_zone: 'WIT', is_active: false } as const;
    const stored = await aPlace(app.db, { company_id: one.id, name: 'Kantor Pusat', ...kept });
    const link = 'https://www.openstreetmap.org/#map=17/-6.9/107.6';
    const rows = [
      place(one.name.toUpperCase(), 'kantor  pusat', { coordinates: link }),
      place(other.name, 'Kantor Pusat', { radius: '30', has_joint_leave: 'false' }),
    ];
    const { rows: checked } = await imports.check('places', rows);
    expect(checked.map(({ state }) => state)).toEqual(['changed', 'added']);
    expect(checked[0]?.before).toEqual({ name: 'Kantor Pusat', coordinates: POINT });
    expect(await imports.store('places', rows)).toMatchObject({ added: 1, changed: 1 });
    const found = await app.db
      .selectFrom('places')
      .selectAll()
      .where('company_id', 'in', [one.id, other.id])
      .orderBy('id')
      .execute();
    // Fields that the file does not mention stay, or get the defaults.
    const { address, company_id, has_joint_leave, id } = stored;
    const { version: _, ...added } = found[1] ?? {};
    expect(found[0]).toEqual({
      ...{ id, company_id, address, has_joint_leave, ...kept, version: 2 },
      ...{ name: 'kantor  pusat', latitude: -6.9, longitude: 107.6 },
    });
    expect(added).toEqual({
      ...{ id: expect.any(Number), company_id: other.id, name: 'Kantor Pusat', address },
      ...{ latitude: -6.921151, longitude: 107.611052, radius: 30, time_zone: 'WIB' },
      ...{ has_joint_leave: false, is_active: true },
    });
    // The link names the stored point.
    expect(await imports.counts('places', rows)).toMatchObject({ same: 2 });
  });

  test('places get a warning about an unusual point, unless it is stored', async () => {
    const { id, name } = await aCompany(app.db);
    const abroad = { latitude: 35.681, longitude: 139.767 };
    await aPlace(app.db, { company_id: id, name: 'Tokyo', ...abroad });
    const { rows } = await imports.check('places', [
      place(name, 'Tokyo', { coordinates: '35.681, 139.767', address: 'Marunouchi' }),
      place(name, 'Tanpa Minus', { coordinates: '6.921151, 107.611052' }),
      place(name, 'Kosong', { coordinates: '0, 0' }),
      place(name, 'Makassar', { coordinates: '-5.147, 119.433' }),
      place(name, 'Bandung'),
    ]);
    const warned = { state: 'added', errors: {} };
    expect(rows).toMatchObject([
      { state: 'changed' },
      {
        ...warned,
        warnings: {
          coordinates: 'Titik ini di luar Indonesia. Maksudnya -6.921151, 107.611052?',
        },
      },
      { ...warned, warnings: { coordinates: expect.stringContaining('Titik 0, 0') } },
      { ...warned, warnings: { time_zone: 'Titik ini ada di zona WITA, bukan WIB.' } },
      { ...warned, warnings: {} },
    ]);
    expect(rows[0]).not.toHaveProperty('warnings.coordinates');
  });

  test('report the errors of the form', async () => {
    const { name } = await aCompany(app.db);
    const errors = await imports.errors('places', [
      place('PT Entah', 'Pusat'),
      place('', '', { radius: '5001', time_zone: 'GMT' }),
      place(name, 'Satu', { coordinates: 'https://maps.app.goo.gl/AbCdEf' }),
      place(name, 'Dua', { coordinates: '107.6, -6.9' }),
      place(name, 'Tiga'),
      place(name.toUpperCase(), 'TIGA'),
    ]);
    expect(errors).toEqual({
      2: { company_name: "Perusahaan 'PT Entah' tidak ditemukan" },
      3: {
        company_name: 'Perusahaan wajib dipilih',
        name: 'Nama lokasi wajib diisi',
        radius: 'Radius maksimal 5000 meter',
        time_zone: expect.stringMatching(/^'GMT' tidak dikenal\. Pilih /),
      },
      4: {
        coordinates:
          'Tautan pendek tidak memuat koordinat. Buka tautannya, lalu salin alamat lengkap dari browser.',
      },
      5: {
        coordinates:
          'Garis lintang dan garis bujur tertukar. Tulis garis lintang lalu garis bujur.',
      },
      7: { name: 'Sama dengan baris 6 dalam berkas ini' },
    });
  });
});

describe('courses', () => {
  test('match stored courses by code', async () => {
    const rows = [course('AJK200001'), course('AJK200002')];
    expect(await imports.store('courses', rows)).toMatchObject({ added: 2 });
    const changed = [course('AJK200001', { name: 'Lain', weight_final: '10', weight_other: '30' })];
    const { rows: checked } = await imports.check('courses', changed);
    expect(checked[0]?.before).toEqual({
      name: 'Magang Industri',
      weight_final: '20',
      weight_other: '20',
    });
    expect(await imports.store('courses', changed)).toMatchObject({ changed: 1 });
  });

  test('keep the weights that grades are made of, and the rules of the form', async () => {
    const { code } = await aCourse(app.db);
    await aGrade(app.db, { course_code: code });
    const frozen =
      'Bobot tidak dapat diubah karena sudah dipakai nilai. Untuk tahun ajaran baru, tambahkan mata kuliah baru.';
    const errors = await imports.errors('courses', [
      course(code, { weight_midterm: '1', weight_final: '39' }),
      course('AJK200009', { semester: '4', weight_other: '21' }),
    ]);
    expect(errors).toEqual({
      2: expect.objectContaining({ weight_midterm: frozen, weight_final: frozen }),
      3: {
        semester: "'4' tidak dikenal. Pilih 2 atau 3.",
        weight_other: 'Total bobot nilai harus 100%',
      },
    });
  });
});

describe('holidays', () => {
  const holiday = (changes: Partial<ReturnType<typeof aHolidayInput>>) =>
    textsOf(aHolidayInput(changes));

  test('match stored holidays by date', async () => {
    await aHoliday(app.db, { date: '2027-03-10', name: 'Idul Fitri', certainty: 'estimated' });
    const rows = [
      holiday({ date: '2027-03-10', name: 'Idul Fitri', certainty: 'decreed' }),
      holiday({ date: '2027-03-09', name: 'Cuti Bersama Idul Fitri', kind: 'joint_leave' }),
    ];
    const { rows: checked } = await imports.check('holidays', rows);
    expect(checked.map(({ state }) => state)).toEqual(['changed', 'added']);
    expect(checked[0]?.before).toEqual({ certainty: 'estimated' });
    expect(await imports.store('holidays', rows)).toMatchObject({ added: 1, changed: 1 });
    const stored = await app.db
      .selectFrom('holidays')
      .select(['date', 'name', 'kind', 'certainty', 'version'])
      .orderBy('id')
      .execute();
    expect(stored).toEqual([
      { ...rows[0], version: 2 },
      { ...rows[1], version: 1 },
    ]);
    expect(await imports.counts('holidays', rows)).toMatchObject({ same: 2 });
  });

  test('report the errors of the form', async () => {
    const errors = await imports.errors('holidays', [
      { ...holiday({ date: '2027-06-01' }), kind: 'Agama', certainty: '' },
      { ...holiday({}), date: '31/02/2027' },
      holiday({ date: '2027-06-02' }),
      holiday({ date: '2027-06-02' }),
    ]);
    expect(errors).toEqual({
      2: {
        kind: expect.stringMatching(/^'Agama' tidak dikenal\. Pilih /),
        certainty: 'Kepastian wajib dipilih',
      },
      3: { date: 'Tanggal tidak valid' },
      5: { date: 'Sama dengan baris 4 dalam berkas ini' },
    });
  });
});
