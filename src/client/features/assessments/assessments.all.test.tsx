import { screen, waitFor, within } from '@testing-library/react';
import {
  anAssessment,
  anAssessmentForm,
  aSentAssessment,
} from '@/client/testing/records/assessment';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { AssessmentListPage } from './AssessmentListPage';
import { AssessmentPage } from './AssessmentPage';

const SHEET = 'GET /internships/15/assessments/3';
const open = (api: ApiStubs, user: 'mentor' | 'lecturer' | 'super_admin' = 'mentor') =>
  renderApp(<AssessmentPage />, {
    user,
    path: '/internships/15/assessments/3',
    route: '/internships/:id/assessments/:formId',
    api,
  });

const total = () => screen.getByLabelText('Total');

describe('a sheet', () => {
  test('a mentor fills in a sheet with the keyboard alone, and sends it last', async () => {
    let sheet = anAssessment();
    const { person, calls } = open({
      [SHEET]: () => reply(200, { data: sheet }),
      'POST /internships/15/assessments/3/send': () => {
        sheet = aSentAssessment();
        return reply(200, { data: sheet });
      },
    });
    await person.click(await screen.findByLabelText('Kedisiplinan (60%)'));
    await person.keyboard('90{Enter}');
    expect(total()).toHaveTextContent('Total -');
    await person.keyboard('2{Enter}');
    expect(total()).toHaveTextContent('Total 88,00');
    await person.keyboard('Teliti.');
    expect(screen.getByLabelText('Catatan')).toHaveValue('Teliti.');
    await person.click(screen.getByRole('button', { name: 'Kirim' }));
    const question = await screen.findByRole('alertdialog', { name: 'Kirim Penilaian' });
    expect(question).toHaveTextContent('Total 88,00');
    await person.click(within(question).getByRole('button', { name: 'Kirim' }));
    expect(await screen.findByText('Penilaian terkirim.')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      revision: 1,
      scores: [90, 2],
      remarks: 'Teliti.',
    });
    expect(await screen.findByText('Baik (85)')).toBeVisible();
  });

  test('a sheet without a score or with a wrong one is not sent', async () => {
    const { person, calls } = open({ [SHEET]: { data: anAssessment() } });
    const number = await screen.findByLabelText('Kedisiplinan (60%)');
    await person.type(number, '101');
    expect(screen.getByText('Skor harus 1 sampai 100')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Kirim' }));
    expect(number).toHaveFocus();
    expect(screen.getByText('Isi skor kriteria ini')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('a draft stays on the device until the server has it', async () => {
    const first = open({ [SHEET]: { data: anAssessment() } });
    await first.person.type(await screen.findByLabelText('Kedisiplinan (60%)'), '75');
    first.unmount();
    const { person, calls } = open({
      [SHEET]: { data: anAssessment() },
      'PUT /internships/15/assessments/3': {
        data: anAssessment({ state: 'draft', scores: [75, null], version: 1 }),
      },
    });
    expect(await screen.findByLabelText('Kedisiplinan (60%)')).toHaveValue('75');
    expect(screen.getByText(/isian Anda yang belum tersimpan/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Simpan Draf' }));
    expect(await screen.findByText('Draf tersimpan.')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      revision: 1,
      scores: [75, null],
      remarks: null,
    });
    await waitFor(() =>
      expect(screen.queryByText(/isian Anda yang belum tersimpan/)).not.toBeInTheDocument(),
    );
  });

  test('discards a draft on request', async () => {
    const first = open({ [SHEET]: { data: anAssessment() } });
    await first.person.type(await screen.findByLabelText('Kedisiplinan (60%)'), '75');
    first.unmount();
    const { person } = open({ [SHEET]: { data: anAssessment() } });
    await person.click(await screen.findByRole('button', { name: 'Buang isian' }));
    expect(screen.getByLabelText('Kedisiplinan (60%)')).toHaveValue('');
    expect(screen.getByLabelText('Kedisiplinan (60%)')).toHaveFocus();
  });

  test('a returned sheet says why it needs a correction', async () => {
    const returned = aSentAssessment({
      state: 'returned',
      can_fill: true,
      return_reason: 'Samakan dengan rekap.',
    });
    open({ [SHEET]: { data: returned } });
    expect(await screen.findByText('Perlu diperbaiki: Samakan dengan rekap.')).toBeVisible();
    expect(screen.getByLabelText('Kedisiplinan (60%)')).toHaveValue('90');
  });

  test('the office returns a sheet with a reason', async () => {
    const { person, calls } = open(
      {
        [SHEET]: { data: aSentAssessment() },
        'POST /internships/15/assessments/3/return': {
          data: aSentAssessment({ state: 'returned' }),
        },
      },
      'super_admin',
    );
    await person.click(await screen.findByRole('button', { name: 'Minta Perbaikan' }));
    await person.type(await screen.findByLabelText(/Alasan/), 'Samakan dengan rekap.');
    await person.click(screen.getByRole('button', { name: 'Minta' }));
    expect(await screen.findByText('Penilai diminta memperbaiki lembar ini.')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      reason: 'Samakan dengan rekap.',
      seen_version: 2,
    });
  });

  test.each([
    ['lecturer', {}],
    ['super_admin', { closed_by: 'period' }],
  ] as const)('a %s only reads a sent sheet: %j', async (role, changes) => {
    open({ [SHEET]: { data: aSentAssessment(changes) } }, role);
    expect(await screen.findByText('88,00')).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Print PDF',
    ]);
  });
});

describe('the list', () => {
  const list = (user: 'mentor' | 'super_admin', query = '') =>
    renderApp(<AssessmentListPage />, {
      user,
      path: `/assessments${query}`,
      api: {
        'GET /assessment-forms': {
          data: [anAssessmentForm(), anAssessmentForm({ id: 4, assessor: 'lecturer' })],
        },
        'GET /assessments': page(
          anAssessment(),
          aSentAssessment({ form_id: 4, student_name: 'Siti' }),
        ),
      },
    });

  const queryOf = (calls: ReturnType<typeof list>['calls']) =>
    calls.filter(({ path }) => path === '/assessments').at(-1)?.query;

  test('shows an assessor the missing sheets, and leads to them', async () => {
    list('mentor');
    const missing = await screen.findByRole('row', { name: /Budi Santoso.*Belum diisi/ });
    expect(within(missing).getByRole('link')).toHaveAttribute(
      'href',
      '/internships/15/assessments/3',
    );
    const sent = screen.getByRole('row', { name: /Siti/ });
    expect(sent).toHaveTextContent('88,00');
    expect(within(sent).getByRole('link')).toHaveAttribute('href', '/internships/15/assessments/4');
    expect(screen.queryByText('Andi Wijaya')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Penilai')).not.toBeInTheDocument();
  });

  test('finds by the course, the assessor and the state in the URL', async () => {
    const query = '?search=siti&course_code=AJK232001&assessor=mentor&state=sent';
    const { person, calls } = list('super_admin', query);
    const course = await screen.findByRole('combobox', { name: 'Mata Kuliah' });
    await waitFor(() => expect(course).toHaveValue('Administrasi Server Linux'));
    expect(queryOf(calls)).toMatchObject({
      search: 'siti',
      sort: 'student_name',
      course_code: 'AJK232001',
      assessor: 'mentor',
      state: 'sent',
    });
    await person.click(course);
    expect(await screen.findAllByRole('option', { name: /Administrasi/ })).toHaveLength(1);
  });

  test('names the assessors to the office, and exports what it shows', async () => {
    list('super_admin');
    expect(await screen.findByRole('row', { name: /Budi Santoso/ })).toHaveTextContent(
      'Andi Wijaya',
    );
    expect(screen.getByRole('button', { name: 'Ekspor' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Filter/ })).toBeVisible();
  });
});
