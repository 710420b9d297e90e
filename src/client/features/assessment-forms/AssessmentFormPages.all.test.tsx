import { screen, within } from '@testing-library/react';
import { anAssessmentForm } from '@/client/testing/records/assessment';
import { aCourse } from '@/client/testing/records/course';
import { onceSettled, settled, settleLeftovers } from '@/client/testing/records/leftovers';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { AssessmentFormCreatePage } from './AssessmentFormCreatePage';
import { AssessmentFormEditPage } from './AssessmentFormEditPage';
import { AssessmentFormListPage } from './AssessmentFormListPage';

const create = (api: ApiStubs = {}) =>
  renderApp(<AssessmentFormCreatePage />, {
    user: 'super_admin',
    path: '/assessment-forms/create',
    api: { 'GET /courses': { data: [aCourse()] }, ...api },
  });

const edit = (api: ApiStubs = {}) =>
  renderApp(<AssessmentFormEditPage />, {
    user: 'super_admin',
    path: '/assessment-forms/3/edit',
    route: '/assessment-forms/:id/edit',
    api: { 'GET /assessment-forms/3': { data: anAssessmentForm({ sheets: 12 }) }, ...api },
  });

test('a form with numbers and words is stored', async () => {
  const { person, calls } = create({
    'POST /assessment-forms': reply(201, { data: anAssessmentForm() }),
  });
  await person.click(screen.getByRole('combobox', { name: 'Mata Kuliah' }));
  await person.click(await screen.findByRole('option', { name: /AJK232001/ }));
  await person.type(screen.getByLabelText('Kriteria 1'), 'Kedisiplinan');
  await person.type(screen.getByLabelText('Bobot 1'), '60');
  await person.click(screen.getByRole('button', { name: 'Tambah Kriteria' }));
  await person.type(screen.getByLabelText('Kriteria 2'), 'Inisiatif');
  await person.type(screen.getByLabelText('Bobot 2'), '40');
  await person.click(screen.getByRole('button', { name: 'Nilai kriteria 2 dengan sebutan' }));
  expect(screen.getByText('Total bobot: 100%')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Data berhasil ditambahkan')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    course_code: 'AJK232001',
    assessor: 'mentor',
    is_active: true,
    score_part: null,
    criteria: [
      { name: 'Kedisiplinan', guidance: null, weight: 60, words: null },
      {
        name: 'Inisiatif',
        guidance: null,
        weight: 40,
        words: [
          { word: 'Kurang', points: 50 },
          { word: 'Cukup', points: 65 },
          { word: 'Baik', points: 80 },
          { word: 'Sangat baik', points: 95 },
        ],
      },
    ],
  });
});

test('a form whose weights do not sum up to 100 is not sent', async () => {
  const { person, calls } = edit();
  const weight = await screen.findByLabelText('Bobot 1');
  await person.clear(weight);
  await person.type(weight, '50');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(screen.getByText('Total bobot: 90%')).toBeVisible();
  expect(await screen.findByText('Total bobot harus 100%')).toBeVisible();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

test('other criteria are stored with the choice for the sheets of the old ones', async () => {
  const { person, calls } = edit({
    'PUT /assessment-forms/3': onceSettled(
      { data: anAssessmentForm({ version: 2 }) },
      {
        items: [
          { kind: 'draft_sheets', count: 4 },
          { kind: 'filled_sheets', count: 8 },
        ],
        choices: ['keep', 'reopen'],
      },
    ),
  });
  await person.type(await screen.findByLabelText('Kriteria 1'), ' kerja');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  const reopen = 'Isi ulang dengan kriteria baru';
  const group = await screen.findByRole('radiogroup', { name: 'Lembar dengan kriteria lama' });
  expect(within(group).getByRole('radio', { name: 'Tetap dengan kriteria lama' })).toBeChecked();
  await settleLeftovers(person, 'Pedoman baru.', reopen);
  expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
    ...settled('Pedoman baru.', 'reopen'),
  });
});

test('a change sends the version, and says that it is chosen later which criteria sheets have', async () => {
  const { person, calls } = edit({
    'PUT /assessment-forms/3': { data: anAssessmentForm({ version: 2 }) },
  });
  expect(await screen.findByText(/12 lembar sudah diisi/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Mata Kuliah' })).toBeDisabled();
  await person.click(screen.getByRole('button', { name: 'Hapus Kriteria 2' }));
  const weight = screen.getByLabelText('Bobot 1');
  await person.clear(weight);
  await person.type(weight, '100');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    version: 1,
    score_part: 'final',
    criteria: [{ name: 'Kedisiplinan', weight: 100 }],
  });
});

test('the list shows criteria, and deletes a form without sheets only', async () => {
  const { person, calls } = renderApp(<AssessmentFormListPage />, {
    user: 'super_admin',
    path: '/assessment-forms',
    api: {
      'GET /assessment-forms': {
        data: [anAssessmentForm(), anAssessmentForm({ id: 4, assessor: 'lecturer', sheets: 2 })],
      },
      'DELETE /assessment-forms/3': { data: { message: 'Data berhasil dihapus.' } },
    },
  });
  const [unused, used] = await screen.findAllByRole('article');
  expect(unused).toHaveTextContent('Kedisiplinan 60%, Inisiatif 40%');
  expect(used).toHaveTextContent('2 lembar');
  expect(within(used as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  await person.click(within(unused as HTMLElement).getByRole('button', { name: /^Hapus/ }));
  await person.click(await screen.findByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Data berhasil dihapus.')).toBeVisible();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
});
