import { screen } from '@testing-library/react';
import { formFields } from '@/client/testing/formFields';
import { aPeriod } from '@/client/testing/records/internshipPeriod';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { typeDigits } from '@/client/testing/typeDigits';
import { testInAll } from '@/shared/testing/testLevel';
import { InternshipPeriodCreatePage } from './InternshipPeriodCreatePage';

const open = (api: ApiStubs = {}) =>
  renderApp(<InternshipPeriodCreatePage />, {
    user: 'super_admin',
    path: '/internship-periods/create',
    api,
  });

type Person = ReturnType<typeof open>['person'];

const typeDate = (person: Person, label: string, digits: string) =>
  typeDigits(person, screen.getByRole('textbox', { name: label }), digits);

const fill = async (person: Person, endDate = '31122026') => {
  await typeDate(person, 'Tanggal Mulai', '01072026');
  await typeDate(person, 'Tanggal Berakhir', endDate);
  await person.type(screen.getByRole('textbox', { name: 'Tahun' }), '2026');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Semester' }), 'Semester 3');
};

const save = (person: Person) => person.click(screen.getByRole('button', { name: 'Simpan' }));

test('asks for the fields of a period', () => {
  open();
  expect(formFields()).toMatchInlineSnapshot(`
    [
      "start_date: Tanggal Mulai, wajib",
      "end_date: Tanggal Berakhir, wajib",
      "year: Tahun, wajib",
      "semester: Semester, wajib",
      "is_active: Periode aktif",
      "requires_check_out: Wajib absen pulang",
      "late_tolerance_minutes: Toleransi terlambat",
      "min_guidance_sessions: Bimbingan minimum",
      "requires_final_report: Wajib laporan akhir",
      "requires_defence: Wajib ujian",
    ]
  `);
});

testInAll('creates an inactive period by default', async () => {
  const { person, calls, location } = open({
    'POST /internship-periods': reply(201, { data: aPeriod({ is_active: false }) }),
  });
  expect(screen.getByRole('switch', { name: 'Periode aktif' })).not.toBeChecked();
  await fill(person);
  await save(person);

  expect(await screen.findByText('Data berhasil ditambahkan')).toBeVisible();
  const { id: _, closed_at: _closedAt, ...period } = aPeriod({ is_active: false });
  expect(calls.at(-1)?.body).toEqual(period);
  expect(location()).toBe('/internship-periods');
});

test('shows an error for each missing field and sends nothing', async () => {
  const { person, calls } = open();
  await save(person);
  for (const message of [
    'Tanggal mulai wajib diisi',
    'Tanggal berakhir wajib diisi',
    'Tahun harus 4 digit',
  ]) {
    expect(await screen.findByText(message)).toBeVisible();
  }
  expect(calls).toEqual([]);
});

test('rejects an end before the start', async () => {
  const { person, calls } = open();
  await fill(person, '30062026');
  await save(person);
  expect(await screen.findByText('Tanggal berakhir harus setelah tanggal mulai')).toBeVisible();
  expect(calls).toEqual([]);
});

testInAll('shows a server error at its field', async () => {
  const { person } = open({
    'POST /internship-periods': reply(422, {
      message: 'x',
      errors: { year: ['Tahun salah'] },
    }),
  });
  await fill(person);
  await save(person);
  expect(await screen.findByText('Tahun salah')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Tahun' })).toHaveFocus();
});

describe('a copy of a period', () => {
  const openCopy = (api: ApiStubs = {}) =>
    renderApp(<InternshipPeriodCreatePage />, {
      user: 'super_admin',
      path: '/internship-periods/create?copy_of=4',
      api: { 'GET /internship-periods/4': { data: aPeriod() }, ...api },
    });
  const dateIn = (label: string) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;

  test('starts a semester or a year later, and leads to placing its students', async () => {
    const { person, calls, location } = openCopy({
      'POST /internship-periods': reply(201, { data: aPeriod({ id: 9 }) }),
    });
    expect(await screen.findByRole('textbox', { name: 'Tahun' })).toHaveValue('2027');
    expect(screen.getByRole('heading', { name: 'Salin Periode Magang' })).toBeVisible();
    expect(dateIn('Tanggal Berakhir')).toBe('30/06/2027');

    await person.click(screen.getByRole('radio', { name: 'Satu tahun kemudian' }));
    await person.click(screen.getByRole('switch', { name: 'Periode aktif' }));
    await save(person);
    expect(await screen.findByText('Data berhasil ditambahkan')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      start_date: '2027-07-01',
      end_date: '2027-12-31',
      year: '2027',
      semester: 3,
      is_active: true,
      requires_check_out: false,
      late_tolerance_minutes: 15,
      requires_final_report: false,
      requires_defence: false,
      min_guidance_sessions: 0,
    });
    expect(location()).toBe('/internships/place?period=9&from=4');
  });

  test('says so when the period cannot be loaded', async () => {
    openCopy({ 'GET /internship-periods/4': reply(500, { message: 'x' }) });
    expect(await screen.findByText('Gagal memuat data. Silakan coba lagi nanti.')).toBeVisible();
  });
});
