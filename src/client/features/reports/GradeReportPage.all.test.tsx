import { act, screen, waitFor, within } from '@testing-library/react';
import { expectBusy, untilIdle } from '@/client/testing/busy';
import { held } from '@/client/testing/held';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { GradeReportPage } from './GradeReportPage';

const STUDENT = {
  nim: '2403310001',
  name: 'Siti Rahmawati',
  assignment_1: 85.5,
  assignment_2: 80,
  midterm: 78.25,
  final: 88,
  other: 90,
  total: 84.35,
  letter_grade: 'AB',
};

const REPORT = {
  students: [STUDENT, { ...STUDENT, nim: '2403310002', name: 'Andi Wijaya', total: 50 }],
  course_name: 'Administrasi Server',
  lecturer_name: 'Dewi Lestari, M.Kom.',
  mentor_name: 'Agus Pratama',
  company_name: 'PT Nusantara Jaringan',
  course_semester: 3,
  course_academic_year: '2025/2026',
};

const EMPTY_REPORT = {
  students: [],
  course_name: null,
  lecturer_name: null,
  mentor_name: null,
  company_name: null,
  course_semester: null,
  course_academic_year: null,
};

const course = (code: string, name: string) => ({
  code,
  name,
  semester: 3,
  academic_year: '2025/2026',
});
const mentor = (id: number, name: string) => ({ id, name, company_name: 'PT Nusantara Jaringan' });

const OPTIONS = {
  courses: [course('AJK232001', 'Administrasi Server'), course('AJK232002', 'Jaringan')],
  mentors: [mentor(9, 'Agus Pratama'), mentor(10, 'Rina Kartika')],
  lecturers: [{ id: 5, name: 'Dewi Lestari, M.Kom.' }],
  internship_periods: [{ id: 4, start_date: '2026-07-01', end_date: '2026-12-31', semester: 3 }],
};

const CHOICES = {
  'Mata Kuliah': 'AJK232001 - Administrasi Server',
  Mentor: 'Agus Pratama',
  Dosen: 'Dewi Lestari, M.Kom.',
  'Periode Magang': '1 Jul 2026 s/d 31 Des 2026 - Semester 3',
};
const QUERY = {
  course_code: 'AJK232001',
  mentor_id: '9',
  lecturer_id: '5',
  internship_period_id: '4',
};
const FILTERED = `/reports/grades?${new URLSearchParams(QUERY)}`;

const open = (path: string, stubs: ApiStubs = {}) =>
  renderApp(<GradeReportPage />, {
    user: 'super_admin',
    path,
    api: {
      'GET /reports/grades/options': { data: OPTIONS },
      'GET /reports/grades': { data: REPORT },
      'GET /courses': { data: [] },
      'GET /mentors': { data: [] },
      'GET /lecturers': { data: [] },
      'GET /internship-periods': { data: [] },
      ...stubs,
    },
  });

type View = ReturnType<typeof open>;

const asked = ({ calls }: View) =>
  calls.filter(({ path }) => path === '/reports/grades').map(({ query }) => query);

// By label or text: queries by role visit every grid cell, which is slow.
const box = (label: string) => screen.getByLabelText(label);

const choose = async ({ person }: View, label: string, option: string) => {
  await person.click(box(label));
  await person.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }));
};

const filterButton = () => screen.getByText('Filter');
const printButton = () => screen.getByText(/^(Print PDF|Menyiapkan PDF…)$/, { selector: 'button' });

const summary = async () => {
  const card = await screen.findByRole('region', { name: 'Ringkasan laporan' });
  await waitFor(() => expect(card).toHaveAttribute('aria-busy', 'false'));
  const texts = (role: string) =>
    within(card)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  const values = texts('definition');
  return texts('term').map((term, index) => `${term}: ${values[index]}`);
};

const DASHES = [
  'Nama Mata Kuliah: -',
  'Nama Dosen: -',
  'Nama Mentor: -',
  'Mitra Industri: -',
  'Semester: -',
  'Tahun Ajaran: -',
];

const expectNoReport = async () => {
  expect(await screen.findByText('No results.')).toBeVisible();
  expect(await summary()).toEqual(DASHES);
  expect(printButton()).toBeDisabled();
};

test('shows dashes and an empty table until all four choices are made', async () => {
  const view = open('/reports/grades');
  await expectNoReport();
  for (const [label, placeholder] of [
    ['Mata Kuliah', 'Pilih Mata Kuliah'],
    ['Mentor', 'Pilih Mentor'],
    ['Dosen', 'Pilih Dosen'],
    ['Periode Magang', 'Pilih Periode Magang'],
  ] as const) {
    expect(box(label)).toHaveAttribute('placeholder', placeholder);
  }
  await view.person.click(filterButton());

  for (const text of [
    'Mata kuliah wajib dipilih',
    'Mentor wajib dipilih',
    'Dosen wajib dipilih',
    'Periode magang wajib dipilih',
  ]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(box('Mata Kuliah')).toHaveFocus();
  expect(asked(view)).toEqual([]);
});

test('shows the report of the four choices and keeps them in the URL', async () => {
  const report = held({ data: REPORT });
  const view = open('/reports/grades?mentor_id=9&lecturer_id=5', {
    'GET /reports/grades': report.answer,
  });
  await choose(view, 'Mata Kuliah', CHOICES['Mata Kuliah']);
  await choose(view, 'Periode Magang', CHOICES['Periode Magang']);
  expect(asked(view)).toEqual([]);
  await view.person.click(filterButton());

  await waitFor(() => expectBusy(filterButton()));
  await waitFor(() => expect(printButton()).toBeDisabled());
  await report.release();
  expect(await screen.findByText('Siti Rahmawati')).toBeVisible();
  await untilIdle(filterButton);
  expect(asked(view)).toEqual([QUERY]);
  expect(view.location()).toBe(FILTERED);
});

test('shows the summary and the table', async () => {
  open(FILTERED);
  expect(await summary()).toEqual([
    'Nama Mata Kuliah: Administrasi Server',
    'Nama Dosen: Dewi Lestari, M.Kom.',
    'Nama Mentor: Agus Pratama',
    'Mitra Industri: PT Nusantara Jaringan',
    'Semester: 3',
    'Tahun Ajaran: 2025/2026',
  ]);

  const row = await screen.findByRole('row', { name: /Siti Rahmawati/ });
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'NIM',
    'Nama',
    'Tugas 1',
    'Tugas 2',
    'UTS',
    'UAS',
    'Lainnya',
    'Total',
    'Huruf',
  ]);
  expect(
    within(row)
      .getAllByRole('gridcell')
      .map((cell) => cell.textContent),
  ).toEqual(['2403310001', 'Siti Rahmawati', '85,5', '80', '78,25', '88', '90', '84,35', 'AB']);
});

test('restores the choices and the report from the URL', async () => {
  const view = open(FILTERED);
  expect(await screen.findByText('Siti Rahmawati')).toBeVisible();
  for (const [label, option] of Object.entries(CHOICES)) {
    await waitFor(() => expect(box(label)).toHaveValue(option));
  }
  expect(asked(view)).toEqual([QUERY]);
});

test('searches the table in the browser', async () => {
  const view = open(FILTERED);
  await screen.findByText('Siti Rahmawati');
  await view.person.type(screen.getByRole('searchbox', { name: 'Cari mahasiswa...' }), 'andi');
  await waitFor(() => expect(screen.queryByText('Siti Rahmawati')).not.toBeInTheDocument());
  expect(screen.getByText('Andi Wijaya')).toBeVisible();
  expect(asked(view)).toHaveLength(1);
});

test('shows dashes for missing values and disables printing an empty table', async () => {
  open(FILTERED, { 'GET /reports/grades': { data: EMPTY_REPORT } });
  await expectNoReport();
});

describe('changing a choice', () => {
  const RINA = {
    ...REPORT,
    mentor_name: 'Rina Kartika',
    students: [{ ...STUDENT, name: 'Citra' }],
  };
  const byMentor = ({ query }: { query: Record<string, string> }) => ({
    data: query.mentor_id === '10' ? RINA : REPORT,
  });

  test('takes effect for the page and the PDF when Filter is pressed', async () => {
    const openTab = jest.spyOn(window, 'open').mockReturnValue(null);
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const view = open(`${FILTERED}&search=siti`, {
      'GET /reports/grades': (request) =>
        request.headers.get('accept') === 'application/pdf'
          ? new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })
          : byMentor(request),
    });
    await screen.findByText('Siti Rahmawati');
    await choose(view, 'Mentor', 'Rina Kartika');
    expect(
      await screen.findByText('Pilihan berubah. Tekan Filter untuk memperbarui laporan.'),
    ).toBeVisible();
    expect(screen.getByText('Siti Rahmawati')).toBeVisible();

    await view.person.click(printButton());
    expect(openTab).toHaveBeenCalledWith('', '_blank');
    await waitFor(() => expect(asked(view)).toEqual([QUERY, QUERY]));
    await untilIdle(printButton);

    await view.person.click(filterButton());
    expect(await screen.findByText('Citra')).toBeVisible();
    expect(screen.queryByText(/Pilihan berubah/)).not.toBeInTheDocument();
    expect(screen.queryByText(/Siti/)).not.toBeInTheDocument();
    expect(new URLSearchParams(view.location().split('?')[1]).get('mentor_id')).toBe('10');
    expect(asked(view).at(-1)).toEqual({ ...QUERY, mentor_id: '10' });
    jest.restoreAllMocks();
  });

  test('can be undone by the back button of the browser', async () => {
    const view = open(FILTERED, { 'GET /reports/grades': byMentor });
    await screen.findByText('Siti Rahmawati');
    await choose(view, 'Mentor', 'Rina Kartika');
    await view.person.click(filterButton());
    await screen.findByText('Citra');

    await act(() => view.router.navigate(-1));
    expect(await screen.findByText('Siti Rahmawati')).toBeVisible();
    await waitFor(() => expect(box('Mentor')).toHaveValue('Agus Pratama'));
  });
});

describe('options that depend on the other choices', () => {
  const asIfGraded = ({ query }: { query: Record<string, string> }) => ({
    data: {
      ...OPTIONS,
      courses: OPTIONS.courses.filter(({ code }) => !query.mentor_id || code === 'AJK232001'),
    },
  });

  test('offers only options that have grades with the other choices', async () => {
    const view = open('/reports/grades', { 'GET /reports/grades/options': asIfGraded });
    await view.person.click(box('Mata Kuliah'));
    expect(within(await screen.findByRole('listbox')).getAllByRole('option')).toHaveLength(2);
    await view.person.keyboard('{Escape}');
    await choose(view, 'Mentor', 'Rina Kartika');
    await view.person.click(box('Mata Kuliah'));
    await waitFor(() =>
      expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1),
    );
    const choices = view.calls.filter(({ path }) => path === '/reports/grades/options');
    expect(choices.at(-1)?.query).toEqual({ mentor_id: '10' });
  });

  test('lists courses without grades, disabled and with the reason', async () => {
    const view = open('/reports/grades?mentor_id=9', {
      'GET /courses': { data: [...OPTIONS.courses, course('AJK232003', 'Keamanan')] },
    });
    const optionNamed = (name: RegExp) => screen.findByRole('option', { name });
    await waitFor(() => expect(box('Mentor')).toHaveValue('Agus Pratama'));
    expect(view.calls.some(({ path }) => path === '/courses')).toBe(false);

    await view.person.click(box('Mata Kuliah'));
    const ungraded = await optionNamed(/^AJK232003.*Belum memiliki nilai untuk pilihan lainnya$/);
    expect(ungraded).toHaveAttribute('aria-disabled', 'true');
    expect(await optionNamed(/^AJK232002/)).toHaveAttribute('aria-disabled', 'false');
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(3);

    await view.person.type(box('Mata Kuliah'), 'keamanan{Enter}');
    expect(box('Mata Kuliah')).not.toHaveValue('AJK232003 - Keamanan');
  });

  test('clears a choice without grades for the others and shows a hint', async () => {
    open('/reports/grades?course_code=AJK232002&mentor_id=9', {
      'GET /reports/grades/options': asIfGraded,
    });
    await waitFor(() => expect(box('Mata Kuliah')).toHaveAccessibleDescription(/^Dikosongkan/));
    expect(box('Mata Kuliah')).toHaveValue('');
    expect(box('Mentor')).toHaveValue('Agus Pratama');
  });

  test('lets the server search mentors of whom only the first are listed', async () => {
    const first = Array.from({ length: 1_000 }, (_, index) => mentor(index + 1, `Andi ${index}`));
    const view = open('/reports/grades', {
      'GET /reports/grades/options': ({ query }) => ({
        data: { ...OPTIONS, mentors: query.search ? [mentor(1_001, 'Zulfa')] : first },
      }),
    });
    await view.person.click(box('Mentor'));
    await view.person.type(box('Mentor'), 'zulfa');
    await view.person.click(await screen.findByRole('option', { name: /^Zulfa/ }));
    expect(box('Mentor')).toHaveValue('Zulfa');
    expect(view.calls.map(({ query }) => query)).toContainEqual({ search: 'zulfa' });
  });

  test('offers all records when the server has no options endpoint', async () => {
    const view = open('/reports/grades', {
      'GET /reports/grades/options': reply(404, { message: 'x' }),
      'GET /courses': { data: [course('AJK232003', 'Keamanan')] },
      'GET /mentors': { data: [] },
      'GET /lecturers': { data: [] },
      'GET /internship-periods': { data: [] },
    });
    await waitFor(() => expect(view.calls.some(({ path }) => path === '/courses')).toBe(true));
    await choose(view, 'Mata Kuliah', 'AJK232003 - Keamanan');
    expect(box('Mata Kuliah')).toHaveValue('AJK232003 - Keamanan');
  });
});

test('reloads the report when Filter is pressed with the same choices', async () => {
  const view = open(FILTERED);
  await screen.findByText('Siti Rahmawati');
  await waitFor(() => expect(box('Mentor')).toHaveValue('Agus Pratama'));
  await view.person.click(filterButton());
  await waitFor(() => expect(asked(view)).toEqual([QUERY, QUERY]));
  await untilIdle(filterButton);
});

describe('a failed request', () => {
  test('shows validation errors of the server at their fields', async () => {
    const view = open(FILTERED, {
      'GET /reports/grades': ({ query }) =>
        query.mentor_id === '9'
          ? reply(422, { message: 'x', errors: { mentor_id: ['Mentor tidak ditemukan'] } })
          : { data: REPORT },
    });
    expect(await screen.findByText('Mentor tidak ditemukan')).toBeVisible();
    expect(box('Mentor')).toHaveAccessibleDescription('Mentor tidak ditemukan');
    expect(box('Mentor')).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await choose(view, 'Mentor', 'Rina Kartika');
    expect(screen.queryByText('Mentor tidak ditemukan')).not.toBeInTheDocument();
    await view.person.click(filterButton());
    expect(await screen.findByText('Siti Rahmawati')).toBeVisible();
  });

  test('shows dashes and an empty table for a 404', async () => {
    open(FILTERED, { 'GET /reports/grades': reply(404, { message: 'x' }) });
    expect(await screen.findByText('Laporan tidak ditemukan')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
    await expectNoReport();
  });

  test.each([
    ['a server error', reply(500, { message: 'x' })],
    ['a validation error without a field', reply(422, { errors: { page: ['x'] } })],
  ])('offers a retry after %s', async (_why, failure) => {
    let isDown = true;
    const { person } = open(FILTERED, {
      'GET /reports/grades': () => (isDown ? failure : { data: REPORT }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Terjadi kesalahan saat memuat data',
    );
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Siti Rahmawati')).toBeVisible();
  });
});

describe('printing', () => {
  const print = async (pdf: object | (() => Promise<object>)) => {
    const view = open(FILTERED, {
      'GET /reports/grades': ({ headers }) => {
        if (headers.get('accept') !== 'application/pdf') return { data: REPORT };
        return typeof pdf === 'function' ? pdf() : pdf;
      },
    });
    await screen.findByText('Siti Rahmawati');
    await view.person.click(printButton());
    return view;
  };

  test('shows a progress indicator', async () => {
    const pdf = held(reply(404));
    await print(pdf.answer);
    expectBusy(printButton());
    expect(within(printButton()).getByRole('progressbar')).toBeVisible();
    await pdf.release();
    expect(await screen.findByText('Laporan tidak ditemukan')).toBeVisible();
    await untilIdle(printButton);
  });

  test.each([
    [reply(500, { message: 'x' }), 'Terjadi kesalahan saat memuat data'],
    [reply(422, { errors: { mentor_id: ['Mentor tidak ditemukan'] } }), 'Mentor tidak ditemukan'],
  ])('shows an error when it fails', async (answer, text) => {
    await print(answer);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByText('Siti Rahmawati')).toBeVisible();
  });
});
