import { screen, waitFor } from '@testing-library/react';
import { Form, Formik, useFormikContext } from 'formik';
import type { ReactElement } from 'react';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { testInAll } from '@/shared/testing/testLevel';
import { CompanyPicker } from './CompanyPicker';
import { CoursePicker } from './CoursePicker';
import { MentorPicker } from './MentorPicker';
import { PeriodPicker } from './PeriodPicker';
import { mentorOption } from './pickerOptions';
import { StudentPicker } from './StudentPicker';

const Values = () => (
  <output data-testid="values">{JSON.stringify(useFormikContext().values)}</output>
);

const renderPicker = (picker: ReactElement, api: ApiStubs, values: object = {}) => {
  const handleSubmit = jest.fn();
  const view = renderApp(
    <Formik initialValues={values} onSubmit={handleSubmit}>
      <Form>
        {picker}
        <Values />
        <button type="submit">Simpan</button>
      </Form>
    </Formik>,
    { user: 'super_admin', api },
  );
  return { ...view, handleSubmit };
};

const box = () => screen.getByRole('combobox');
const values = () => JSON.parse(screen.getByTestId('values').textContent ?? '');
const optionTexts = async () =>
  (await screen.findAllByRole('option')).map((option) => option.textContent);

const period = (id: number, start_date: string, end_date: string, semester: number) => ({
  id,
  start_date,
  end_date,
  semester,
  year: '2026',
  is_active: true,
});

const mentor = (id: number, name: string, company = { id: 3, name: 'PT Nusantara Jaringan' }) => ({
  id,
  user_id: id,
  company_id: company.id,
  is_active: true,
  digital_signature: null,
  company,
  user: { id, name, phone_number: null },
});

testInAll('shows a period as its dates and semester', async () => {
  const { person, calls } = renderPicker(<PeriodPicker name="period" label="Periode" isActive />, {
    'GET /internship-periods': { data: [period(4, '2026-07-01', '2026-12-31', 3)] },
  });
  await person.click(box());
  expect(await optionTexts()).toEqual(['1 Jul 2026 s/d 31 Des 2026 - Semester 3']);
  await person.click(screen.getByRole('option'));
  expect(values()).toEqual({ period: 4 });
  expect(calls.at(-1)?.query).toEqual({ is_active: 'true', sort: '-start_date' });
});

testInAll('shows no options for an unknown name', async () => {
  const { person } = renderPicker(<CompanyPicker name="company_id" label="Mitra Industri" />, {
    'GET /companies': { data: [{ id: 1, name: 'PT Awan' }] },
  });
  await person.type(box(), 'zzz');
  expect(await screen.findByText('Nothing found.')).toBeInTheDocument();
});

testInAll('lets the server search a list that is longer than one answer', async () => {
  const { person, calls } = renderPicker(
    <CompanyPicker name="company_id" label="Mitra Industri" />,
    {
      'GET /companies': ({ query }) =>
        query.search === 'zebra'
          ? { data: [{ id: 1_001, name: 'PT Zebra' }], meta: { page: 1, per_page: 20, total: 1 } }
          : { data: [{ id: 1, name: 'PT Awan' }], meta: { total: 1_001 } },
    },
  );
  await person.click(box());
  expect(await optionTexts()).toEqual(['PT Awan']);
  await person.type(box(), 'zebra');
  await waitFor(async () => expect(await optionTexts()).toEqual(['PT Zebra']));
  expect(calls.at(-1)?.query).toEqual({
    page: '1',
    per_page: '20',
    search: 'zebra',
    sort: 'name',
  });
  await person.click(screen.getByRole('option'));
  expect(values()).toEqual({ company_id: 1_001 });
});

test('shows an error when a list fails to load, and retries when it is opened', async () => {
  let isDown = true;
  const { person } = renderPicker(<CompanyPicker name="company_id" label="Mitra Industri" />, {
    'GET /companies': () => (isDown ? reply(500) : { data: [{ id: 1, name: 'PT Awan' }] }),
  });
  expect(await screen.findByText('Gagal mengambil data perusahaan.')).toBeInTheDocument();
  isDown = false;
  await person.click(box());
  expect(await screen.findByRole('option', { name: 'PT Awan' })).toBeInTheDocument();
  expect(screen.queryByText('Gagal mengambil data perusahaan.')).not.toBeInTheDocument();
});

test('shows an error specific to each list', async () => {
  renderPicker(<PeriodPicker name="period" label="Periode" />, {
    'GET /internship-periods': reply(500),
  });
  expect(await screen.findByText('Terjadi kesalahan saat mengambil data.')).toBeInTheDocument();
});

const student = (id: number, nim: string, name: string) => ({ id, nim, user: { id, name } });

testInAll('searches students on the server and keeps the chosen one', async () => {
  const { person, calls } = renderPicker(<StudentPicker name="student_id" label="Mahasiswa" />, {
    'GET /students': ({ query }) => ({
      data: query.search
        ? [student(9, '2403310009', 'Sari Dewi')]
        : [student(1, '2403310001', 'Budi')],
      meta: { total: 100_000 },
    }),
  });
  await person.type(box(), 'sari');
  await person.click(await screen.findByRole('option', { name: '2403310009 - Sari Dewi' }));
  expect(values()).toEqual({ student_id: 9 });
  expect(calls.filter(({ path }) => path === '/students').map(({ query }) => query.search)).toEqual(
    [undefined, 'sari'],
  );
  await person.tab();
  expect(box()).toHaveValue('2403310009 - Sari Dewi');
});

describe('Enter before the search results have arrived', () => {
  const searchStudents = () =>
    renderPicker(<StudentPicker name="student_id" label="Mahasiswa" />, {
      'GET /students': ({ query }) =>
        query.search
          ? new Promise(() => {})
          : {
              data: [student(1, '2403310001', 'Budi'), student(2, '2403310002', 'Sari')],
              meta: { total: 100_000 },
            },
    });

  testInAll('selects a student who matches, not the first of the previous list', async () => {
    const { person } = searchStudents();
    await person.click(box());
    expect(await optionTexts()).toEqual(['2403310001 - Budi', '2403310002 - Sari']);
    await person.type(box(), '2403310002{Enter}');
    expect(values()).toEqual({ student_id: 2 });
  });

  test('selects nothing and does not submit when no option matches yet', async () => {
    const { person, handleSubmit } = searchStudents();
    await person.click(box());
    await optionTexts();
    await person.type(box(), 'rina{Enter}');
    expect(await screen.findByText('Memuat...')).toBeVisible();
    expect(values()).toEqual({});
    expect(handleSubmit).not.toHaveBeenCalled();
  });
});

test('offers mentors once a company is chosen, and only its own', async () => {
  const api = {
    'GET /mentors': ({ query }: { query: Record<string, string> }) => ({
      data: query.company_id === '3' ? [mentor(7, 'Agus')] : [mentor(8, 'Rina')],
    }),
  };
  const first = renderPicker(<MentorPicker name="m" label="Mentor" companyId={null} />, api);
  expect(box()).toBeDisabled();
  expect(first.calls.filter(({ path }) => path === '/mentors')).toEqual([]);
  first.unmount();

  const { person } = renderPicker(
    <MentorPicker name="m" label="Mentor" companyId={3} isActive />,
    api,
  );
  await person.click(box());
  expect(await optionTexts()).toEqual(['Agus']);
});

testInAll('keeps a mentor who is no longer in the list', async () => {
  const kept = mentorOption(mentor(5, 'Hendra') as Parameters<typeof mentorOption>[0]);
  const { person } = renderPicker(
    <MentorPicker name="m" label="Mentor" companyId={3} kept={kept} />,
    { 'GET /mentors': { data: [mentor(7, 'Agus')] } },
    { m: 5 },
  );
  await waitFor(() => expect(box()).toHaveValue('Hendra'));
  await person.click(box());
  expect(await screen.findByRole('option', { name: 'Agus' })).toBeInTheDocument();
  expect(values()).toEqual({ m: 5 });
});

test('does not offer excluded courses', async () => {
  const course = (code: string, name: string) => ({
    code,
    name,
    semester: 3,
    academic_year: '2025/2026',
  });
  const { person } = renderPicker(
    <CoursePicker name="course_code" label="Mata Kuliah" except={['RTI233001']} />,
    { 'GET /courses': { data: [course('RTI233001', 'Jaringan'), course('RTI233002', 'Sistem')] } },
  );
  await person.click(box());
  expect(await optionTexts()).toEqual(['RTI233002 - SistemSemester 3, 2025/2026']);
});
