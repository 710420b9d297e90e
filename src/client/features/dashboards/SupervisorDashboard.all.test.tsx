import { screen, waitFor, within } from '@testing-library/react';
import { PERIODS, supervisorData } from '@/client/testing/records/dashboard';
import { aFollowUp } from '@/client/testing/records/followUp';
import { renderApp } from '@/client/testing/renderApp';
import { aUser } from '@/client/testing/session';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { LecturerDashboardPage } from './LecturerDashboardPage';
import { MentorDashboardPage } from './MentorDashboardPage';

const mockDraw = jest.fn();
// jsdom has no layout, so a real chart would draw nothing.
jest.mock('@mui/x-charts/BarChart', () => ({ BarChart: () => null }));
jest.mock('@mui/x-charts/PieChart', () => ({
  PieChart: (props: unknown) => {
    mockDraw(props);
    return null;
  },
}));

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe.each([
  ['lecturer', LecturerDashboardPage],
  ['mentor', MentorDashboardPage],
] as const)('%s', (role, Page) => {
  const open = (stubs: ApiStubs = {}) =>
    renderApp(<Page />, {
      user: role,
      api: {
        'GET /internship-periods': { data: PERIODS },
        [`GET /${role}/dashboard/4`]: supervisorData(),
        ...stubs,
      },
    });

  test('shows three cards and two charts', async () => {
    open();
    expect((await region('Total Mahasiswa')).getByText('8')).toBeVisible();
    expect((await region('Belum Divalidasi')).getByText('1.000')).toBeVisible();
    expect((await region('Sudah Divalidasi')).getByText('3.000')).toBeVisible();
    expect(
      (await region('Laporan Bulanan Absen Mahasiswa')).getByText('8 Mahasiswa'),
    ).toBeVisible();

    const pie = await region('Laporan Status Validasi Mahasiswa');
    expect(pie.getByText('Perbandingan aktivitas mahasiswa')).toBeVisible();
    expect(
      await pie.findByText('Belum Divalidasi: 1.000; Sudah Divalidasi: 3.000'),
    ).toBeInTheDocument();
    await waitFor(() => expect(mockDraw).toHaveBeenCalled());
    const [{ series }] = mockDraw.mock.lastCall;
    expect(series[0].data).toMatchObject([
      { value: 1_000, color: '#facc15' },
      { value: 3_000, color: '#22c55e' },
    ]);
    const labels = (location: string) =>
      series[0].data.map(({ label }: { label: (at: string) => string }) => label(location));
    expect(labels('legend')).toEqual(['Belum Divalidasi: 1.000', 'Sudah Divalidasi: 3.000']);
    expect(labels('tooltip')).toEqual(['Belum Divalidasi', 'Sudah Divalidasi']);
    expect(series[0].valueFormatter({ value: 1_000 })).toBe('1.000 (25%)');
  });

  test('begins with what waits for the user, which loads and fails on its own', async () => {
    open({
      'GET /follow-ups': { data: [aFollowUp({ kind: 'waiting_reviews', link: '/reviews' })] },
    });
    const card = await screen.findByRole('region', { name: 'Perlu ditindaklanjuti' });
    expect(within(card).getByRole('link')).toHaveAttribute('href', '/reviews');
    const metric = await screen.findByRole('region', { name: 'Total Mahasiswa' });
    expect(card.compareDocumentPosition(metric)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('shows its totals when what waits cannot be loaded', async () => {
    open({ 'GET /follow-ups': reply(500) });
    expect((await region('Total Mahasiswa')).getByText('8')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('Gagal memuat yang menunggu Anda.');
  });

  test('shows an empty state without activities', async () => {
    open({
      [`GET /${role}/dashboard/4`]: supervisorData({
        totals: { students_internship: 0, activities_validated: 0, activities_non_validated: 0 },
      }),
    });
    const pie = await region('Laporan Status Validasi Mahasiswa');
    expect(pie.getByText('Belum ada aktivitas pada periode ini.')).toBeVisible();
  });

  test('loads another chosen period', async () => {
    const { person } = open({
      [`GET /${role}/dashboard/5`]: supervisorData({
        totals: { students_internship: 2, activities_validated: 1, activities_non_validated: 1 },
      }),
    });
    await person.click(await screen.findByRole('button', { name: /^1 Jul 2026/ }));
    await person.click(await screen.findByRole('option', { name: /Semester 4/ }));
    expect((await region('Total Mahasiswa')).getByText('2')).toBeVisible();
  });

  test('retries after a failure', async () => {
    let isDown = true;
    const { person } = open({
      [`GET /${role}/dashboard/4`]: () =>
        isDown ? reply(500, { message: 'x' }) : supervisorData(),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Gagal memuat data. Silakan coba lagi nanti.',
    );
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await region('Total Mahasiswa');
  });
});

describe('without a signature', () => {
  const image = new File(['png'], 'tanda-tangan.png', { type: 'image/png' });

  test('a mentor is asked for one until it is stored', async () => {
    const { person, calls } = renderApp(<MentorDashboardPage />, {
      user: aUser('mentor', { lacks_signature: true }),
      api: {
        'GET /internship-periods': { data: PERIODS },
        'GET /mentor/dashboard/4': supervisorData(),
        'POST /me/signature': {
          data: { ...aUser('mentor'), mentor: { digital_signature: '/api/signatures/3' } },
        },
      },
    });
    const notice = await region('Tanda tangan Anda belum ada');
    await person.click(notice.getByRole('button', { name: 'Unggah tanda tangan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Unggah tanda tangan' }));

    await person.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await dialog.findByText('Tanda tangan digital wajib diunggah')).toBeVisible();

    await person.upload(dialog.getByLabelText(/Tanda Tangan Digital/), image);
    await person.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Tanda tangan Anda disimpan.')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByText('Tanda tangan Anda belum ada')).not.toBeInTheDocument(),
    );
    const sent = calls.find(({ path }) => path === '/me/signature')?.body as FormData;
    expect(sent.get('digital_signature')).toMatchObject({ name: 'tanda-tangan.png' });
  });
});
