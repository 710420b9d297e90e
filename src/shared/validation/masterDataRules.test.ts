import { companyRules } from '@/shared/resources/companies/companyRules';
import { courseRules } from '@/shared/resources/courses/courseRules';
import { holidayRules } from '@/shared/resources/holidays/holidayRules';
import { internshipPeriodRules } from '@/shared/resources/internship-periods/internshipPeriodRules';
import { placeRules } from '@/shared/resources/places/placeRules';
import { aCompanyInput } from '../testing/companyInput';
import { aHolidayInput } from '../testing/holidayInput';
import { accepted, messagesOf, type Row, testRows } from '../testing/messagesOf';
import { aPlaceInput } from '../testing/placeInput';

const blank = (field: string, message: string): Row[] => [
  [field, undefined, message],
  [field, null, message],
  [field, '', message],
];

const company = aCompanyInput();

describe('company', () => {
  testRows(companyRules, company, [
    ...blank('name', 'Nama perusahaan wajib diisi'),
    ['name', '  ', 'Nama perusahaan wajib diisi'],
    ['name', 'A', 'Nama perusahaan wajib diisi'],
    ['name', 'PT'],
    ['name', 'a'.repeat(200)],
    ['name', 'a'.repeat(201), 'Nama perusahaan maksimal 200 karakter'],
    ...blank('address', 'Alamat wajib diisi'),
    ['address', '  ', 'Alamat wajib diisi'],
    ['address', 'A'],
    ['address', 'a'.repeat(500)],
    ['address', 'a'.repeat(501), 'Alamat maksimal 500 karakter'],
    ...blank('phone_number', 'No telephone wajib diisi'),
    ['phone_number', '123456789', 'No telephone wajib diisi'],
    ['phone_number', '1234567890'],
    ['phone_number', '1'.repeat(30)],
    ['phone_number', '1'.repeat(31), 'No telephone maksimal 30 karakter'],
    ...blank('email', 'Email tidak valid'),
    ['email', 'hrd', 'Email tidak valid'],
    ['email', `${'a'.repeat(250)}@ab.id`, 'Email maksimal 255 karakter'],
    ...blank('business_field', 'Bidang usaha wajib diisi'),
    ['business_field', 'I', 'Bidang usaha wajib diisi'],
    ['business_field', 'IT'],
    ['business_field', 'a'.repeat(201), 'Bidang usaha maksimal 200 karakter'],
    ...blank('internship_quota', 'Kuota magang wajib diisi'),
    ['internship_quota', 0, 'Minimal 1 kuota magang'],
    ['internship_quota', '1'],
    ['internship_quota', 10_000],
    ['internship_quota', 10_001, 'Maksimal 10000 kuota magang'],
    ['internship_quota', 1.5, 'Kuota magang harus bilangan bulat'],
    ['internship_quota', 'banyak', 'Kuota magang harus berupa angka'],
    ...blank('is_active', 'Status wajib diisi'),
    ['is_active', false],
    ['is_active', 'ya', 'Harus berupa ya atau tidak'],
  ]);
});

describe('place', () => {
  testRows(placeRules, aPlaceInput(), [
    ...blank('company_id', 'Perusahaan wajib dipilih'),
    ['company_id', 'PT', 'Perusahaan wajib dipilih'],
    ...blank('name', 'Nama lokasi wajib diisi'),
    ['name', 'A'],
    ['name', 'a'.repeat(201), 'Nama lokasi maksimal 200 karakter'],
    ...blank('address', 'Alamat wajib diisi'),
    ['address', 'a'.repeat(501), 'Alamat maksimal 500 karakter'],
    ...blank('latitude', 'Koordinat wajib diisi'),
    ['latitude', 'Bandung', 'Koordinat tidak dikenali. Contoh: -6.921151, 107.611052'],
    ['latitude', 'geo:Bandung', 'Tautan ini tidak memuat koordinat'],
    ['latitude', -90],
    ['latitude', 90.1, 'Garis lintang harus antara -90 dan 90'],
    ...blank('longitude', 'Garis bujur wajib diisi'),
    ['longitude', '107.6'],
    ['longitude', -180.1, 'Garis bujur harus antara -180 dan 180'],
    ...blank('radius', 'Radius wajib diisi'),
    ['radius', 29, 'Radius minimal 30 meter'],
    ['radius', 30],
    ['radius', 5000],
    ['radius', 5001, 'Radius maksimal 5000 meter'],
    ['radius', 150.5, 'Radius harus bilangan bulat'],
    ['radius', 'jauh', 'Radius harus berupa angka'],
    ...blank('time_zone', 'Zona waktu wajib dipilih'),
    ['time_zone', 'WIT'],
    ['time_zone', 'Asia/Jakarta', 'Zona waktu tidak valid'],
    ...blank('has_joint_leave', 'Cuti bersama wajib dipilih'),
    ['has_joint_leave', false],
    ...blank('is_active', 'Status wajib diisi'),
  ]);
});

describe('holiday', () => {
  testRows(holidayRules, aHolidayInput(), [
    ...blank('date', 'Tanggal wajib diisi'),
    ['date', '2027-02-29', 'Tanggal tidak valid'],
    ...blank('name', 'Nama hari libur wajib diisi'),
    ['name', 'N'],
    ['name', 'a'.repeat(201), 'Nama hari libur maksimal 200 karakter'],
    ...blank('kind', 'Jenis wajib dipilih'),
    ['kind', 'campus'],
    ['kind', 'Nasional', 'Jenis tidak valid'],
    ...blank('certainty', 'Kepastian wajib dipilih'),
    ['certainty', 'estimated'],
    ['certainty', 'fixed', 'Kepastian tidak valid'],
  ]);
});

const course = {
  code: 'AJK231001',
  name: 'Administrasi Jaringan',
  semester: 3,
  hours_per_week: 6,
  credits: 3,
  weight_assignment_1: 20,
  weight_assignment_2: 20,
  weight_midterm: 20,
  weight_final: 20,
  weight_other: 20,
  academic_year: '2024/2025',
};

const CODE = 'Kode mata kuliah wajib 9 karakter';
const SUM = 'Total bobot nilai harus 100%';
const YEAR = 'Tahun ajaran wajib diisi, gunakan format seperti 2024/2025';

const atLeastOne = (field: string, label: string, max: number): Row[] => [
  ...blank(field, `${label} wajib diisi`),
  [field, 0, `${label} minimal 1`],
  [field, 1],
  [field, max],
  [field, max + 1, `${label} maksimal ${max}`],
  [field, 1.5, `${label} harus bilangan bulat`],
  [field, 'x', `${label} harus berupa angka`],
];

describe('course', () => {
  testRows(courseRules, course, [
    ...blank('code', CODE),
    ['code', 'AJK23100', CODE],
    ['code', 'AJK2310011', CODE],
    ['code', '  AJK231001  '],
    ['code', 'AJK2310😀', CODE],
    ...blank('name', 'Nama mata kuliah wajib diisi'),
    ['name', '  ', 'Nama mata kuliah wajib diisi'],
    ['name', 'A'],
    ['name', 'a'.repeat(200)],
    ['name', 'a'.repeat(201), 'Nama mata kuliah maksimal 200 karakter'],
    ...blank('semester', 'Semester harus 2 atau 3'),
    ['semester', 1, 'Semester harus 2 atau 3'],
    ['semester', '2'],
    ['semester', 2.5, 'Semester harus 2 atau 3'],
    ['semester', 4, 'Semester harus 2 atau 3'],
    ['semester', 'dua', 'Semester harus 2 atau 3'],
    ...atLeastOne('hours_per_week', 'Jam per minggu', 168),
    ...atLeastOne('credits', 'SKS', 100),
    ...blank('academic_year', YEAR),
    ['academic_year', '2024/202', YEAR],
    ['academic_year', '2024/20256', YEAR],
    ['academic_year', '2024 2025', YEAR],
  ]);

  test.each([
    ['weight_assignment_1', 'Bobot tugas 1'],
    ['weight_assignment_2', 'Bobot tugas 2'],
    ['weight_midterm', 'Bobot UTS'],
    ['weight_final', 'Bobot UAS'],
    ['weight_other', 'Bobot lainnya'],
  ])('%s is a whole number from 1 to 100', async (field, label) => {
    const first = async (value: unknown) =>
      (await messagesOf(courseRules, { ...course, [field]: value }))[field]?.[0];
    expect(await first('')).toBe(`${label} wajib diisi`);
    expect(await first(undefined)).toBe(`${label} wajib diisi`);
    expect(await first(0)).toBe(`${label} minimal 1`);
    expect(await first(101)).toBe(`${label} maksimal 100`);
    expect(await first(19.5)).toBe(`${label} harus bilangan bulat`);
    expect(await first('x')).toBe(`${label} harus berupa angka`);
    expect(await first('20')).toBeUndefined();
  });

  test.each([
    [[1, 1, 1, 1, 96], {}],
    [['96', '1', '1', '1', '1'], {}],
    [[20, 20, 20, 20, 19], { weight_other: [SUM] }],
    [[20, 20, 20, 20, 21], { weight_other: [SUM] }],
    [[19, 20, 20, 20, 20], { weight_other: [SUM] }],
    [['', 20, 20, 20, 20], { weight_assignment_1: ['Bobot tugas 1 wajib diisi'] }],
  ])('weights %j', async ([a, b, c, d, e], expected) => {
    const weights = {
      weight_assignment_1: a,
      weight_assignment_2: b,
      weight_midterm: c,
      weight_final: d,
      weight_other: e,
    };
    expect(await messagesOf(courseRules, { ...course, ...weights })).toEqual(expected);
  });
});

const period = {
  start_date: '2026-02-01',
  end_date: '2026-07-31',
  year: '2026',
  semester: 2,
  is_active: false,
};

const END = 'Tanggal berakhir harus setelah tanggal mulai';
const SEMESTER = 'Semester harus 1 sampai 4';

describe('internship period', () => {
  testRows(internshipPeriodRules, period, [
    ...blank('start_date', 'Tanggal mulai wajib diisi'),
    ['start_date', '2026-02-30', 'Tanggal mulai tidak valid'],
    ...blank('end_date', 'Tanggal berakhir wajib diisi'),
    ['end_date', '2026-02-30', 'Tanggal berakhir tidak valid'],
    ['end_date', '2026-01-32', 'Tanggal berakhir tidak valid'],
    ['end_date', '2026-01-31', END],
    ['end_date', '2026-02-01'],
    ['end_date', '2026-02-02'],
    ...blank('year', 'Tahun harus 4 digit'),
    ['year', '202', 'Tahun harus 4 digit'],
    ['year', '20266', 'Tahun harus 4 digit'],
    ['year', '202x', 'Tahun harus 4 digit'],
    ...blank('semester', SEMESTER),
    ['semester', 0, SEMESTER],
    ['semester', 1],
    ['semester', '4'],
    ['semester', 5, SEMESTER],
    ['semester', 1.5, SEMESTER],
    ['is_active', undefined],
    ['is_active', '1'],
    ['is_active', null, 'Status wajib diisi'],
    ['is_active', 'aktif', 'Harus berupa ya atau tidak'],
  ]);

  test('an invalid start date is reported once, on its own field', async () => {
    const unreadable = { ...period, start_date: 'zzzz' };
    expect(await messagesOf(internshipPeriodRules, unreadable)).toEqual({
      start_date: ['Tanggal mulai tidak valid'],
    });
  });

  test('the year remains a string', async () => {
    expect(await accepted(internshipPeriodRules, period)).toEqual(period);
  });
});
