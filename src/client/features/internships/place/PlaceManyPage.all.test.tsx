import { screen, waitFor, within } from '@testing-library/react';
import type { PlacementFindings } from '@/client/api/api';
import { freezeDate } from '@/client/testing/device';
import { anInternship } from '@/client/testing/records/internship';
import { aPeriod } from '@/client/testing/records/internshipPeriod';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { typeDigits } from '@/client/testing/typeDigits';
import { PlaceManyPage } from './PlaceManyPage';

// Comboboxes render slowly on a busy machine.
const aStudent = (id: number, name: string, is_active = true) => ({
  id,
  nim: `240331000${id}`,
  academic_year: '2024/2025',
  user: { id: 70 + id, name, is_active },
});
const STUDENTS = [aStudent(1, 'Budi'), aStudent(2, 'Citra'), aStudent(3, 'Dewi', false)];

const PLACES = {
  data: {
    companies: [
      {
        id: 3,
        name: 'PT Nusantara',
        internship_count: 4,
        internship_quota: 5,
        free: 1,
        lecturer_id: null,
        mentors: [{ id: 9, name: 'Agus' }],
      },
      {
        id: 4,
        name: 'CV Awan Biru',
        internship_count: 0,
        internship_quota: 2,
        free: 2,
        lecturer_id: null,
        mentors: [
          { id: 11, name: 'Rina' },
          { id: 12, name: 'Hendra' },
        ],
      },
    ],
    lecturers: [
      { id: 5, name: 'Lia, M.T.', students_count: 8 },
      { id: 6, name: 'Yusuf, M.Kom.', students_count: 8 },
    ],
  },
};

type Placement = { student_id: number; company_id: number };
const placementsOf = (body: unknown) => (body as { placements: Placement[] }).placements;
const finding = (student_id: number, found: Partial<PlacementFindings> = {}) => ({
  student_id,
  errors: {},
  warnings: [],
  ...found,
});
const ALL_FINE: ApiStubs[string] = ({ body }) => ({
  data: placementsOf(body).map(({ student_id }) => finding(student_id)),
});

const EARLIER = aPeriod({ id: 2, start_date: '2026-01-05', is_active: false });

afterEach(() => {
  jest.useRealTimers();
});

const open = (api: ApiStubs = {}, query = '') =>
  renderApp(<PlaceManyPage />, {
    user: 'super_admin',
    path: `/internships/place${query}`,
    api: {
      'GET /internship-periods': { data: [aPeriod(), EARLIER] },
      'GET /internship-periods/4/free-places': PLACES,
      'GET /students': page(...STUDENTS),
      'POST /internships/bulk/check': ALL_FINE,
      ...api,
    },
  });
type Person = ReturnType<typeof open>['person'];

const click = (person: Person, role: string, name: string | RegExp) =>
  person.click(screen.getByRole(role, { name }));
const pick = async (person: Person, field: string, option: RegExp) => {
  await person.click(screen.getByRole('combobox', { name: field }));
  await person.click(await screen.findByRole('option', { name: option }));
};
const next = (person: Person) => click(person, 'button', /^Lanjut/);

const chooseBoth = async (person: Person) => {
  await person.click(await screen.findByRole('checkbox', { name: /Budi/ }));
  await click(person, 'checkbox', /Citra/);
  await next(person);
};
/** Spreads Budi and Citra over both companies. */
const toPreview = async (person: Person) => {
  await chooseBoth(person);
  await click(person, 'radio', 'Sebar ke beberapa mitra');
  await click(person, 'checkbox', /PT Nusantara/);
  await click(person, 'checkbox', /CV Awan Biru/);
  await next(person);
  await screen.findByRole('list', { name: 'Pratinjau penempatan' });
};
const store = async (person: Person) => {
  const button = screen.getByRole('button', { name: /^Tempatkan \d+ mahasiswa/ });
  await waitFor(() => expect(button).toBeEnabled());
  await person.click(button);
};
const rowTexts = () =>
  within(screen.getByRole('list', { name: 'Pratinjau penempatan' }))
    .getAllByRole('listitem')
    .filter((row) => within(row).queryAllByRole('button').length > 0)
    .map((row) => row.textContent);

test('places all students at one place', async () => {
  const { person, calls } = open({
    'POST /internships/bulk': reply(201, { data: { internship_ids: [71, 72] } }),
  });
  await screen.findByRole('checkbox', { name: /Budi/ });
  expect(calls.find(({ path }) => path === '/students')?.query).toMatchObject({
    without_internship_in: '4',
  });
  expect(screen.getByRole('button', { name: 'Lanjut' })).toBeDisabled();
  // Not Dewi, whose account is switched off.
  await click(person, 'button', 'Pilih 2 yang tampil');
  expect(screen.getByText('2 mahasiswa dipilih')).toBeVisible();
  await next(person);

  expect(screen.getByRole('heading', { name: 'Tempat untuk 2 mahasiswa' })).toHaveFocus();
  await next(person);
  expect(screen.getByText('Perusahaan wajib dipilih')).toBeVisible();
  await pick(person, 'Mitra Industri', /CV Awan Biru.*2 dari 2 tempat kosong/);
  await pick(person, 'Mentor', /Rina/);
  await pick(person, 'Dosen', /Lia.*8 mahasiswa/);
  await next(person);

  expect(await screen.findByText('2 mahasiswa')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Alasan' })).not.toBeInTheDocument();
  await store(person);
  expect(await screen.findByRole('heading', { name: '2 mahasiswa ditempatkan' })).toHaveFocus();
  expect(screen.getByText('CV Awan Biru: 2')).toBeVisible();
  const place = { company_id: 4, mentor_id: 11, lecturer_id: 5 };
  expect(calls.find(({ path }) => path === '/internships/bulk')).toMatchObject({
    body: {
      internship_period_id: 4,
      start_date: null,
      placements: [
        { student_id: 1, ...place },
        { student_id: 2, ...place },
      ],
    },
  });
  expect(screen.getByRole('link', { name: 'Lihat penempatan' })).toHaveAttribute(
    'href',
    '/internships?internship_period_id=4',
  );
});

test('places all of them from one first day in the period', async () => {
  freezeDate('2026-11-21T03:00:00Z');
  const { person, calls } = open({
    'POST /internships/bulk': reply(201, { data: { internship_ids: [71, 72] } }),
  });
  await chooseBoth(person);
  const firstDay = screen.getByRole('textbox', { name: 'Mulai Magang' });
  expect(firstDay).toHaveAccessibleDescription('Jika kosong: Sab, 21 Nov 2026.');
  await click(person, 'radio', 'Sebar ke beberapa mitra');
  await click(person, 'button', 'Pilih semua mitra');
  const type = async (digits: string) => {
    await typeDigits(person, firstDay, digits);
    await next(person);
  };
  await type('30');
  expect(firstDay).toHaveAccessibleDescription('Tanggal mulai tidak valid');
  await type('30062026');
  expect(firstDay).toHaveAccessibleDescription('Tanggal mulai harus di dalam periode magang');
  await type('01122026');
  expect(await screen.findByText('Mulai Magang: Selasa, 1 Desember 2026')).toBeVisible();
  await store(person);
  expect(await screen.findByRole('heading', { name: '2 mahasiswa ditempatkan' })).toBeVisible();
  for (const path of ['/internships/bulk/check', '/internships/bulk']) {
    const sent = calls.find((call) => call.path === path);
    expect(sent?.body).toMatchObject({ start_date: '2026-12-01' });
  }
});

test('chooses all companies with a place and a mentor with one press', async () => {
  const { person } = open();
  await chooseBoth(person);
  await click(person, 'radio', 'Sebar ke beberapa mitra');
  const chosen = () =>
    within(screen.getByRole('group', { name: 'Mitra Industri dan Mentor' }))
      .getAllByRole('checkbox', { checked: true })
      .map((box) => box.closest('label')?.textContent ?? '');
  await click(person, 'button', 'Pilih semua mitra');
  expect(chosen().length).toBeGreaterThan(2);
  await click(person, 'button', 'Kosongkan pilihan mitra');
  expect(screen.getByRole('button', { name: 'Pilih semua mitra' })).toBeVisible();
});

test('spreads them over companies, and each can be changed in place', async () => {
  const { person, calls } = open();
  await toPreview(person);
  expect(rowTexts()).toEqual([
    expect.stringMatching(/Budi.*PT Nusantara.*Agus.*Lia/),
    expect.stringMatching(/Citra.*CV Awan Biru.*Rina.*Yusuf/),
  ]);

  await click(person, 'button', 'Ubah penempatan Budi');
  expect(screen.getByRole('combobox', { name: 'Mitra Industri' })).toHaveFocus();
  await pick(person, 'Mitra Industri', /CV Awan Biru/);
  // The page chooses neither of two mentors.
  expect(await screen.findByText('Mentor wajib dipilih')).toBeVisible();
  await pick(person, 'Mentor', /Hendra/);
  await click(person, 'button', 'Selesai');
  expect(screen.getByRole('button', { name: 'Ubah penempatan Budi' })).toHaveFocus();
  await waitFor(() =>
    expect(placementsOf(calls.at(-1)?.body)).toMatchObject([
      { student_id: 1, company_id: 4, mentor_id: 12 },
      { student_id: 2, company_id: 4, mentor_id: 11 },
    ]),
  );

  // The change survives another look at the plan.
  await click(person, 'button', 'Kembali');
  await next(person);
  expect(rowTexts()[0]).toMatch(/Budi.*Hendra/);
  await click(person, 'button', 'Keluarkan Budi');
  expect(screen.getByRole('button', { name: 'Tempatkan 1 mahasiswa' })).toBeVisible();
});

test('a warning needs a reason, which is sent', async () => {
  const { person, calls } = open({
    'POST /internships/bulk/check': {
      data: [finding(1, { warnings: ['Mahasiswa sudah memiliki penempatan'] }), finding(2)],
    },
    'POST /internships/bulk': reply(201, { data: { internship_ids: [71, 72] } }),
  });
  await toPreview(person);
  expect(await screen.findByText('2 mahasiswa, 1 dengan peringatan')).toBeVisible();
  expect(
    within(screen.getByRole('list', { name: 'Catatan untuk Budi' })).getByText(
      'Peringatan: Mahasiswa sudah memiliki penempatan',
    ),
  ).toBeVisible();
  await store(person);
  expect(await screen.findByText('Alasan wajib diisi, minimal 3 karakter')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Alasan/ })).toHaveFocus();
  await person.keyboard('Disetujui ketua jurusan.');
  await store(person);
  expect(await screen.findByRole('heading', { name: '2 mahasiswa ditempatkan' })).toBeVisible();
  expect(calls.findLast(({ path }) => path === '/internships/bulk')?.body).toMatchObject({
    reason: 'Disetujui ketua jurusan.',
  });
});

test('names an invalid row and does not send it', async () => {
  const { person, calls } = open({
    'POST /internships/bulk/check': {
      data: [finding(1, { errors: { company_id: ['Kuota penuh'] } }), finding(2)],
    },
  });
  await toPreview(person);
  expect(await screen.findByText('2 mahasiswa, 1 salah')).toBeVisible();
  expect(screen.getByText('Kuota penuh')).toBeVisible();
  await click(person, 'button', 'Hanya yang bermasalah');
  expect(rowTexts()).toHaveLength(1);
  await store(person);
  expect(screen.getByRole('alert')).toHaveTextContent('Perbaiki atau keluarkan baris yang salah');
  expect(calls.filter(({ path }) => path === '/internships/bulk')).toEqual([]);
});

test('shows by a new check that a place has been taken, and loses nothing', async () => {
  let isTaken = false;
  const { person } = open({
    'POST /internships/bulk/check': ({ body }) => ({
      data: placementsOf(body).map(({ student_id, company_id }) =>
        finding(student_id, {
          errors: isTaken && company_id === 3 ? { company_id: ['Kuota penuh'] } : {},
        }),
      ),
    }),
    'POST /internships/bulk': () => {
      isTaken = true;
      return reply(422, { message: 'x', errors: { 'placements.0.company_id': ['Kuota penuh'] } });
    },
  });
  await toPreview(person);
  await store(person);
  expect(await screen.findByText(/ada yang berubah sejak pratinjau/)).toBeVisible();
  expect(await screen.findByText('Kuota penuh')).toBeVisible();
  expect(screen.getByText('2 mahasiswa, 1 salah')).toBeVisible();
  expect(rowTexts()).toHaveLength(2);
});

test('a failure keeps everything and can be tried again', async () => {
  const { person } = open({
    'POST /internships/bulk': reply(500, { message: 'Server bermasalah' }),
  });
  await toPreview(person);
  await store(person);
  expect(await screen.findByText('Server bermasalah')).toBeVisible();
  expect(rowTexts()).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Tempatkan 2 mahasiswa' })).toBeEnabled();
});

test('keeps chosen students while searching, and chooses all that match', async () => {
  const many = { ...page(...STUDENTS), meta: { page: 1, per_page: 20, total: 32 } };
  const { person, calls } = open({
    'GET /students': ({ query }) =>
      query.search ? page(aStudent(8, 'Zaki')) : query.page ? many : { data: STUDENTS },
  });
  await person.click(await screen.findByRole('checkbox', { name: /Budi/ }));
  expect(screen.getByText('Halaman 1 dari 2')).toBeVisible();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Tahun Akademik' }), '2024/2025');
  await person.type(screen.getByRole('searchbox', { name: 'Cari mahasiswa...' }), 'zaki{Enter}');
  await person.click(await screen.findByRole('checkbox', { name: /Zaki/ }));
  expect(calls.findLast(({ path }) => path === '/students')?.query).toMatchObject({
    search: 'zaki',
    academic_year: '2024/2025',
  });
  await click(person, 'button', 'Lihat pilihan');
  const chosen = screen.getByRole('list', { name: 'Mahasiswa yang dipilih' });
  expect(within(chosen).getAllByRole('checkbox')).toHaveLength(2);

  await person.clear(screen.getByRole('searchbox', { name: 'Cari mahasiswa...' }));
  await person.keyboard('{Enter}');
  await person.click(await screen.findByRole('button', { name: 'Pilih semua 32' }));
  expect(await screen.findByText('3 mahasiswa dipilih')).toBeVisible();
});

describe('with the placements of another period', () => {
  const api = {
    'GET /internships': page(anInternship({ internship_period_id: 2 })),
    'POST /internships/bulk': reply(201, { data: { internship_ids: [73] } }),
  };

  test('offers their company, mentor and lecturer again', async () => {
    const { person, calls } = open(api, '?period=4&from=2');
    await person.click(await screen.findByRole('checkbox', { name: /Budi Santoso/ }));
    expect(calls.find(({ path }) => path === '/internships')?.query).toMatchObject({
      internship_period_id: '2',
      without_internship_in: '4',
    });
    await next(person);
    expect(screen.getByRole('radio', { name: 'Seperti penempatan sebelumnya' })).toBeChecked();
    await next(person);
    await screen.findByText('1 mahasiswa');
    expect(rowTexts()[0]).toMatch(
      /Budi Santoso.*PT Nusantara Jaringan.*Agus Pratama.*Dewi Lestari/,
    );
    await store(person);
    expect(await screen.findByRole('heading', { name: '1 mahasiswa ditempatkan' })).toBeVisible();
  });

  test('an inactive period is activated first', async () => {
    let isActive = false;
    const period = () => aPeriod({ id: 6, start_date: '2027-01-01', is_active: isActive });
    const { person, calls } = open(
      {
        ...api,
        'GET /internship-periods': () => ({ data: [period(), EARLIER] }),
        'GET /internship-periods/6/free-places': PLACES,
        'PUT /internship-periods/6': () => {
          isActive = true;
          return { data: period() };
        },
      },
      '?period=6&from=2',
    );
    expect(await screen.findByText(/Periode ini belum aktif/)).toBeVisible();
    await person.click(await screen.findByRole('checkbox', { name: /Budi Santoso/ }));
    expect(screen.getByRole('button', { name: 'Lanjut' })).toBeDisabled();
    await click(person, 'button', 'Aktifkan periode');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Lanjut' })).toBeEnabled());
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ is_active: true });
  });
});

test('says that no period is active', async () => {
  open({ 'GET /internship-periods': { data: [EARLIER] } });
  expect(await screen.findByText('Belum ada periode magang yang aktif.')).toBeVisible();
});
