import { screen, within } from '@testing-library/react';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { AllGradesButton } from './AllGradesButton';
import type { ReportFilter } from './reportFilter';

const NONE: ReportFilter = {
  course_code: '',
  mentor_id: '',
  lecturer_id: '',
  internship_period_id: '',
};
const COUNTS = { grades: 35, students: 35, reports: 7, limit: 2000 };

const open = async (filter: Partial<ReportFilter> = {}, api: ApiStubs = {}) => {
  const app = renderApp(<AllGradesButton filter={{ ...NONE, ...filter }} />, {
    user: 'super_admin',
    api: {
      'GET /courses': page(),
      'GET /internship-periods': page(),
      'GET /lecturers': page(),
      'GET /mentors': page(),
      'GET /reports/grades/all': { data: COUNTS },
      ...api,
    },
  });
  await app.person.click(screen.getByRole('button', { name: 'Cetak Banyak' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cetak Nilai Banyak Mahasiswa' });
  const button = (name: string) => within(dialog).getByRole('button', { name });
  return { ...app, dialog, button, status: () => within(dialog).getByRole('status') };
};

test('counts what the chosen class has, and prints it by lecturer and mentor or as one list', async () => {
  const { person, calls, dialog, button, status } = await open(
    {},
    { 'GET /reports/grades/all/export': reply(503, { message: 'Server sibuk.' }) },
  );
  expect(status()).toHaveTextContent('Pilih mata kuliah, periode, atau tahun ajaran mahasiswa.');
  expect(button('Print PDF')).toBeDisabled();
  expect(button('Ekspor XLSX')).toBeDisabled();

  const year = within(dialog).getByRole('combobox', { name: 'Tahun Ajaran Mahasiswa' });
  const options = within(year).getAllByRole('option');
  await person.selectOptions(year, options[1] as HTMLElement);
  expect(await within(dialog).findByText('35 nilai dari 35 mahasiswa, 7 laporan')).toBeVisible();
  const chosen = options[1]?.textContent ?? '';
  expect(calls.find(({ path }) => path === '/reports/grades/all')?.query).toEqual({
    academic_year: chosen,
  });
  await person.selectOptions(
    within(dialog).getByRole('combobox', { name: 'Susunan' }),
    'Satu daftar',
  );
  expect(status()).toHaveTextContent('35 nilai dari 35 mahasiswa');
  await person.click(button('Ekspor XLSX'));
  expect(await screen.findByText('Server sibuk.')).toBeVisible();
  expect(calls.find(({ path }) => path === '/reports/grades/all/export')?.query).toEqual({
    academic_year: chosen,
    layout: 'list',
  });
});

test('begins with the choices of the report, and says why nothing can be printed', async () => {
  const counts = { ...COUNTS, grades: 2001 };
  const { calls, dialog, button } = await open(
    { internship_period_id: 4, mentor_id: 9 },
    { 'GET /reports/grades/all': { data: counts } },
  );
  expect(
    await within(dialog).findByText('2.001 nilai, lebih dari 2.000. Persempit pilihan.'),
  ).toBeVisible();
  expect(calls.find(({ path }) => path === '/reports/grades/all')?.query).toEqual({
    internship_period_id: '4',
    mentor_id: '9',
  });
  expect(button('Print PDF')).toBeDisabled();
});
