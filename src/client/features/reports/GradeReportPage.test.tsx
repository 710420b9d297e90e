import { act, screen, waitFor, within } from '@testing-library/react';
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

const NOTHING = {
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
const mentor = (id: number, name: string) => ({
  id,
  company: { id: 3, name: 'PT Nusantara Jaringan' },
  user: { id, name },
});

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
      'GET /courses': {
        data: [course('AJK232001', 'Administrasi Server'), course('AJK232002', 'Jaringan')],
      },
      'GET /mentors': { data: [mentor(9, 'Agus Pratama'), mentor(10, 'Rina Kartika')] },
      'GET /lecturers': { data: [{ id: 5, user: { id: 50, name: 'Dewi Lestari, M.Kom.' } }] },
      'GET /internship-periods': {
        data: [
          { id: 4, start_date: '2026-07-01', end_date: '2026-12-31', semester: 3, is_active: true },
        ],
      },
      'GET /reports/grades': { data: REPORT },
      ...stubs,
    },
  });

type View = ReturnType<typeof open>;

const asked = ({ calls }: View) =>
  calls.filter(({ path }) => path === '/reports/grades').map(({ query }) => query);

// By text, where a role would look at every cell of the grid: a machine may be slow.
const box = (label: string) => screen.getByLabelText(label);

const choose = async ({ person }: View, label: string, option: string) => {
  await person.click(box(label));
  await person.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }));
};

const filterButton = () => screen.getByText('Filter');
const printButton = () => screen.getByText('Print PDF');

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

test('asks to choose first', async () => {
  const view = open('/reports/grades');
  expect(await screen.findByText('Belum ada laporan yang ditampilkan.')).toBeVisible();
  for (const [label, placeholder] of [
    ['Mata Kuliah', 'Pilih Mata Kuliah'],
    ['Mentor', 'Pilih Mentor'],
    ['Dosen', 'Pilih Dosen'],
    ['Periode Magang', 'Pilih Periode Magang'],
  ] as const) {
    expect(box(label)).toHaveAttribute('placeholder', placeholder);
  }
  expect(screen.queryByRole('button', { name: 'Print PDF' })).not.toBeInTheDocument();
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

test('shows the report of the four choices, which the URL keeps', async () => {
  let answer = (_: object) => {};
  const view = open('/reports/grades?mentor_id=9&lecturer_id=5', {
    'GET /reports/grades': () =>
      new Promise<object>((resolve) => {
        answer = resolve;
      }),
  });
  await choose(view, 'Mata Kuliah', CHOICES['Mata Kuliah']);
  await choose(view, 'Periode Magang', CHOICES['Periode Magang']);
  expect(asked(view)).toEqual([]);
  await view.person.click(filterButton());

  await waitFor(() => expect(filterButton()).toBeDisabled());
  await waitFor(() => expect(printButton()).toBeDisabled());
  answer({ data: REPORT });
  expect(await screen.findByText('Siti Rahmawati')).toBeVisible();
  expect(filterButton()).toBeEnabled();
  expect(asked(view)).toEqual([QUERY]);
  expect(view.location()).toBe(FILTERED);
});

test('has a summary and a table', async () => {
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

test('opened with its URL it shows the choices and the report', async () => {
  const view = open(FILTERED);
  expect(await screen.findByText('Siti Rahmawati')).toBeVisible();
  for (const [label, option] of Object.entries(CHOICES)) {
    await waitFor(() => expect(box(label)).toHaveValue(option));
  }
  expect(asked(view)).toEqual([QUERY]);
});

test('the table searches in the browser', async () => {
  const view = open(FILTERED);
  await screen.findByText('Siti Rahmawati');
  await view.person.type(screen.getByRole('searchbox', { name: 'Cari mahasiswa...' }), 'andi');
  await waitFor(() => expect(screen.queryByText('Siti Rahmawati')).not.toBeInTheDocument());
  expect(screen.getByText('Andi Wijaya')).toBeVisible();
  expect(asked(view)).toHaveLength(1);
});

test('what is missing is a dash, and an empty table cannot be printed', async () => {
  open(FILTERED, { 'GET /reports/grades': { data: NOTHING } });
  expect(await summary()).toEqual([
    'Nama Mata Kuliah: -',
    'Nama Dosen: -',
    'Nama Mentor: -',
    'Mitra Industri: -',
    'Semester: -',
    'Tahun Ajaran: -',
  ]);
  expect(await screen.findByText('No results.')).toBeVisible();
  expect(printButton()).toBeDisabled();
});

describe('another choice', () => {
  const RINA = {
    ...REPORT,
    mentor_name: 'Rina Kartika',
    students: [{ ...STUDENT, name: 'Citra' }],
  };
  const byMentor = ({ query }: { query: Record<string, string> }) => ({
    data: query.mentor_id === '10' ? RINA : REPORT,
  });

  test('counts when Filter is pressed, for the page and for the print', async () => {
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
    await waitFor(() => expect(printButton()).toBeEnabled());

    await view.person.click(filterButton());
    expect(await screen.findByText('Citra')).toBeVisible();
    expect(screen.queryByText(/Pilihan berubah/)).not.toBeInTheDocument();
    expect(screen.queryByText(/Siti/)).not.toBeInTheDocument();
    expect(new URLSearchParams(view.location().split('?')[1]).get('mentor_id')).toBe('10');
    expect(asked(view).at(-1)).toEqual({ ...QUERY, mentor_id: '10' });
    jest.restoreAllMocks();
  });

  test('is taken back by the browser’s button', async () => {
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

test('Filter with the same choices asks again', async () => {
  const view = open(FILTERED);
  await screen.findByText('Siti Rahmawati');
  await waitFor(() => expect(box('Mentor')).toHaveValue('Agus Pratama'));
  await view.person.click(filterButton());
  await waitFor(() => expect(asked(view)).toEqual([QUERY, QUERY]));
  await waitFor(() => expect(filterButton()).toBeEnabled());
});

describe('a report that does not come', () => {
  test('stands at the fields that the server refuses', async () => {
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

  test('is not found', async () => {
    open(FILTERED, { 'GET /reports/grades': reply(404, { message: 'x' }) });
    expect(await screen.findByText('Laporan tidak ditemukan')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
  });

  test.each([
    ['an error of the server', reply(500, { message: 'x' })],
    ['a refusal that no field shows', reply(422, { errors: { page: ['x'] } })],
  ])('because of %s can be tried again', async (_why, failure) => {
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

  test('shows that it is busy', async () => {
    let answer = (_: object) => {};
    await print(
      () =>
        new Promise<object>((resolve) => {
          answer = resolve;
        }),
    );
    expect(printButton()).toBeDisabled();
    expect(within(printButton()).getByRole('progressbar')).toBeVisible();
    await act(async () => answer(reply(404)));
    expect(await screen.findByText('Laporan tidak ditemukan')).toBeVisible();
    expect(printButton()).toBeEnabled();
  });

  test.each([
    [reply(500, { message: 'x' }), 'Terjadi kesalahan saat memuat data'],
    [reply(422, { errors: { mentor_id: ['Mentor tidak ditemukan'] } }), 'Mentor tidak ditemukan'],
  ])('that fails says why', async (answer, text) => {
    await print(answer);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByText('Siti Rahmawati')).toBeVisible();
  });
});
