import { aCompany, aMentor, anInternshipPeriod } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { importing } from '@/server/testing/importing';
import { periodsNamed } from '@/shared/resources/internship-periods/periodName';
import { academicYearOf } from './academicYear';
import { nearestNameFinder } from './nearestName';

let app: TestApp;
let imports: ReturnType<typeof importing>;
beforeAll(async () => {
  app = await buildTestApp();
  imports = importing(app, await app.signIn('super_admin'));
  await anInternshipPeriod(app.db, {
    start_date: '2026-07-01',
    end_date: '2026-12-31',
    semester: 3,
  });
  const company = await aCompany(app.db, { name: 'PT Lintas Nusa Data' });
  await aCompany(app.db, { name: "CV D'Angelo" });
  await aMentor(app.db, { company_id: company.id, user: { name: 'Nabila Putri' } });
});
afterAll(() => app.close());

test('wrong values get the ones that they were probably meant to be', async () => {
  const row = {
    nim: '2403310001',
    lecturer_nip: '198001012005011001',
    mentor_name: 'nabilla',
  };
  const { suggestions } = await imports.check('internships', [
    { ...row, company_name: 'PT. Lintas Nusa Data', internship_period: 'Juli - Desember 2026' },
    { ...row, company_name: 'PT. Lintas Nusa Data', internship_period: 'Ganjil' },
    { ...row, company_name: 'PT Lintas Nusa Data', internship_period: '2026-07-01 s/d 2026-12-31' },
  ]);
  expect(suggestions).toEqual([
    {
      field: 'internship_period',
      value: 'Juli - Desember 2026',
      suggestion: '1 Jul 2026 s/d 31 Des 2026 - Semester 3',
    },
    { field: 'company_name', value: 'PT. Lintas Nusa Data', suggestion: 'PT Lintas Nusa Data' },
    { field: 'mentor_name', value: 'nabilla', suggestion: 'Nabila Putri' },
  ]);
});

test('a mentor learns no other company or person from suggestions', async () => {
  const mentor = importing(app, await app.signIn('mentor'));
  const { suggestions } = await mentor.check('activities', [
    { nim: '1', company_name: 'PT. Lintas Nusa Data', mentor_name: 'nabilla' },
  ]);
  expect(suggestions).toEqual([]);
});

test('a new company that is called nearly like another one gets a warning', async () => {
  const company = {
    business_field: 'Jaringan',
    address: 'Bandung',
    phone_number: '0221234567',
    email: 'a@b.example',
    internship_quota: '4',
  };
  const { rows } = await imports.check('companies', [
    { ...company, name: 'PT. Lintas Nusa Data' },
    { ...company, name: 'PT Lain' },
  ]);
  expect(rows).toMatchObject([
    {
      state: 'added',
      warnings: { name: 'Mirip dengan mitra yang sudah ada: PT Lintas Nusa Data' },
    },
    { state: 'added' },
  ]);
});

test('a curly apostrophe names the same as a straight one', async () => {
  const { rows } = await imports.check('mentors', [
    {
      nik: '3273010101900001',
      name: 'Dedi',
      email: 'dedi@angelo.example',
      company_name: 'cv d’angelo',
    },
  ]);
  expect(rows[0]).toMatchObject({ state: 'added', errors: {} });
});

test.each([
  ['2026', '2026/2027'],
  ['Angkatan 2024', '2024/2025'],
  ['TA. 2024 - 2025', '2024/2025'],
  ['2024/25', '2024/2025'],
  ['24/25', '2024/2025'],
  ['th. 22/23', '2022/2023'],
  ["Angkatan '22", '2022/2023'],
  ['Angkatan 2022/2023', '2022/2023'],
  ['2022-2023', '2022/2023'],
  ['Data 22', null],
  ['2024/2026', null],
  ['Genap', null],
])('the academic year %s may mean %s', (text, year) => {
  expect(academicYearOf(text)).toBe(year);
});

test('neither of two names that are as near is suggested', () => {
  const nearest = nearestNameFinder(['PT Awan Data 1', 'PT Awan Data 2', 'CV Bumi']);
  expect(nearest('PT Awan Data')).toBeNull();
  expect(nearest('PT Bumi')).toBe('CV Bumi');
  expect(nearest('Sesuatu Lain')).toBeNull();
  expect(nearest('PT')).toBeNull();
});

test.each([
  '1 Juli 2026 sampai dengan 31 Desember 2026',
  '1 Juli 2026 - 31 Desember 2026 (Semester 3)',
  '01/07/2026 – 31/12/2026',
  '1/7/2026 s.d. 31/12/2026',
  'Periode 1 jul 2026 hingga 31 des 2026',
])('the period may be called %s', (name) => {
  const period = { start_date: '2026-07-01', end_date: '2026-12-31', semester: 3 };
  expect(periodsNamed([period, { ...period, end_date: '2026-11-30' }], name)).toEqual([period]);
});
