import { screen, waitFor, within } from '@testing-library/react';
import { held } from '@/client/testing/held';
import { adminData, monthly, PERIODS } from '@/client/testing/records/dashboard';
import { aPeriod } from '@/client/testing/records/internshipPeriod';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply, settings } from '@/client/testing/stubApi';
import { AdminDashboardPage } from './AdminDashboardPage';

const mockDraw = jest.fn();
// jsdom has no layout, so a real chart would draw nothing.
jest.mock('@mui/x-charts/BarChart', () => ({
  BarChart: (props: unknown) => {
    mockDraw(props);
    return null;
  },
}));

const CHOSEN = '1 Jul 2026 s/d 31 Des 2026 - Semester 3';

const open = (stubs: ApiStubs = {}) =>
  renderApp(<AdminDashboardPage />, {
    user: 'super_admin',
    api: {
      'GET /internship-periods': { data: PERIODS },
      'GET /admin/dashboard/4': adminData(),
      ...stubs,
    },
  });

const region = async (name: string) => within(await screen.findByRole('region', { name }));

const openMenu = async ({ person }: ReturnType<typeof open>) => {
  await person.click(await screen.findByRole('button', { name: CHOSEN }));
  return screen.findByRole('combobox', { name: 'Cari periode' });
};

test.each([
  ['Total Mahasiswa', '12.345'],
  ['Total Mentor', '16'],
  ['Total Dosen', '6'],
  ['Total Mitra Industri', '1.200'],
])('the card %s says %s', async (title, value) => {
  open();
  expect((await region(title)).getByText(value)).toBeVisible();
});

test('shows the attendance in a chart and as text', async () => {
  open();
  const chart = await region('Laporan Bulanan Absen Mahasiswa');
  expect(chart.getByText('1.070 Mahasiswa')).toBeVisible();
  expect(await chart.findByText(/Oktober: 1\.500; November: 42; Desember: 0$/)).toBeInTheDocument();
  await waitFor(() => expect(mockDraw).toHaveBeenCalled());
  const [{ series, xAxis }] = mockDraw.mock.lastCall;
  expect(series[0].color).toBe('#2b7fff');
  expect(series[0].data).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1_500, 42, 0]);
  const [{ data, valueFormatter }] = xAxis;
  expect(valueFormatter(data[7], { location: 'tick' })).toBe('Agt');
  expect(valueFormatter(data[7], { location: 'tooltip' })).toBe('Agustus');
});

test('shows an empty state for a period without attendance', async () => {
  open({
    'GET /admin/dashboard/4': adminData({
      attendance_report: { monthly_count: monthly({}), students_count: 0 },
    }),
  });
  const chart = await region('Laporan Bulanan Absen Mahasiswa');
  expect(chart.getByText('Belum ada absen pada periode ini.')).toBeVisible();
  expect(chart.getByText('0 Mahasiswa')).toBeVisible();
});

const quota = (id: number, internship_count: number) => ({
  id,
  name: `Mitra ${id}`,
  internship_count,
  internship_quota: 10,
});

test('shows the eight fullest companies and the number of all companies', async () => {
  const company_quotas = [1, 5, 3, 12, 2, 8, 7, 4, 6, 0].map((count, index) => quota(index, count));
  open({ 'GET /admin/dashboard/4': adminData({ company_quotas }) });
  const panel = await region('Kuota Magang');
  expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Mitra 312 / 10',
    'Mitra 58 / 10',
    'Mitra 67 / 10',
    'Mitra 86 / 10',
    'Mitra 15 / 10',
    'Mitra 74 / 10',
    'Mitra 23 / 10',
    'Mitra 42 / 10',
  ]);
  expect(panel.getByText('Menampilkan 8 dari 10 mitra')).toBeVisible();
  const bars = panel.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
  expect(bars.slice(0, 2)).toEqual(['100', '80']);
});

test('shows no note for eight companies', async () => {
  const company_quotas = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => quota(id, id));
  open({ 'GET /admin/dashboard/4': adminData({ company_quotas }) });
  const panel = await region('Kuota Magang');
  expect(panel.getAllByRole('listitem')).toHaveLength(8);
  expect(panel.queryByText(/Menampilkan/)).not.toBeInTheDocument();
});

test('an empty installation shows its first steps in their order', async () => {
  open({ 'GET /internship-periods': { data: [] } });
  const steps = await screen.findByRole('list', { name: 'Langkah pertama' });
  expect(
    within(steps)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/internship-periods/create',
    '/imports/companies',
    '/imports/mentors',
    '/imports/lecturers',
    '/imports/students',
    '/internships/place',
  ]);
});

test('the first step of an unnamed installation is to name the department', async () => {
  open({
    'GET /internship-periods': { data: [] },
    'GET /settings': { data: { ...settings.data, department: '', programme: '' } },
  });
  const steps = await screen.findByRole('list', { name: 'Langkah pertama' });
  const first = await within(steps).findByRole('link', { name: 'Isi identitas jurusan' });
  expect(first).toHaveAttribute('href', '/system/institution');
});

test('the first steps say which one is next, and go when all are done', async () => {
  open({
    'GET /admin/dashboard/4': adminData({
      totals: { students: 0, mentors: 3, lecturers: 0, companies: 2 },
    }),
  });
  const steps = await screen.findByRole('list', { name: 'Langkah pertama' });
  expect(within(steps).getByText('Impor mentor', { exact: false })).toHaveTextContent(/selesai/);
  const [next] = within(steps)
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'step');
  expect(next).toHaveTextContent('Impor dosen');
});

test('shows an empty state without companies', async () => {
  open({ 'GET /admin/dashboard/4': adminData({ company_quotas: [] }) });
  expect((await region('Kuota Magang')).getByText('Belum ada mitra industri aktif.')).toBeVisible();
});

describe('the period', () => {
  test('defaults to the first active one until another is chosen', async () => {
    const other = adminData({ totals: { students: 7, mentors: 1, lecturers: 1, companies: 1 } });
    const dashboard = held(other);
    const view = open({ 'GET /admin/dashboard/3': dashboard.answer });
    await region('Total Mahasiswa');
    const search = await openMenu(view);
    expect(search).toHaveAttribute('placeholder', 'Cari periode...');
    expect(search).toHaveValue('');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      '4 Jan 2027 s/d 30 Jun 2027 - Semester 4',
      CHOSEN,
      '5 Jan 2026 s/d 30 Jun 2026 - Semester 2',
    ]);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent(CHOSEN);
    await view.person.click(screen.getByRole('option', { name: /Semester 2/ }));

    expect(
      await screen.findByRole('button', { name: '5 Jan 2026 s/d 30 Jun 2026 - Semester 2' }),
    ).toBeVisible();
    // Numbers of the previous period must not appear under the new one.
    expect(screen.queryByText('12.345')).not.toBeInTheDocument();
    await dashboard.release();
    expect((await region('Total Mahasiswa')).getByText('7')).toBeVisible();
    expect(
      view.calls.filter(({ path }) => path.startsWith('/admin')).map(({ path }) => path),
    ).toEqual(['/admin/dashboard/4', '/admin/dashboard/3']);
    const periods = view.calls.find(({ path }) => path === '/internship-periods');
    expect(periods?.query).toEqual({ sort: '-start_date' });
  });

  test('shows no button before the list is loaded, since its label would change the width', async () => {
    open();
    expect(screen.queryByRole('button', { name: 'Pilih Periode' })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: CHOSEN })).toBeEnabled();
  });

  test('finds periods by text', async () => {
    const view = open();
    await view.person.type(await openMenu(view), 'semester 4');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      '4 Jan 2027 s/d 30 Jun 2027 - Semester 4',
    ]);
    await view.person.type(screen.getByRole('combobox'), 'x');
    expect(screen.getByText('Tidak ada periode ditemukan.')).toBeVisible();
    await view.person.clear(screen.getByRole('combobox'));
    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(screen.getByRole('button', { name: CHOSEN, hidden: true })).toBeInTheDocument();
  });

  test.each([
    ['Escape', (view: ReturnType<typeof open>) => view.person.keyboard('{Escape}')],
    [
      'choosing it again',
      (view: ReturnType<typeof open>) =>
        view.person.click(screen.getByRole('option', { name: CHOSEN })),
    ],
  ])('stays after %s, which closes the list', async (_how, close) => {
    const view = open();
    await openMenu(view);
    await close(view);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: CHOSEN })).toBeVisible();
  });

  test('must be chosen when none is active', async () => {
    const { person, calls } = open({
      'GET /internship-periods': { data: [aPeriod({ id: 9, is_active: false })] },
      'GET /admin/dashboard/9': adminData(),
    });
    expect(await screen.findByText('Belum ada periode magang yang aktif.')).toBeVisible();
    expect(calls.some(({ path }) => path.startsWith('/admin'))).toBe(false);
    await person.click(screen.getByRole('button', { name: 'Pilih Periode' }));
    await person.click(await screen.findByRole('option'));
    expect((await region('Total Mahasiswa')).getByText('12.345')).toBeVisible();
    expect(calls.some(({ path }) => path === '/admin/dashboard/9')).toBe(true);
  });
});

test.each(['GET /internship-periods', 'GET /admin/dashboard/4'])(
  '%s that fails can be tried again',
  async (request) => {
    let isDown = true;
    const answer = request.includes('admin') ? adminData() : { data: PERIODS };
    const { person } = open({
      [request]: () => (isDown ? reply(500, { message: 'x' }) : answer),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Gagal memuat data. Silakan coba lagi nanti.',
    );
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect((await region('Total Mahasiswa')).getByText('12.345')).toBeVisible();
  },
);
