import { screen, waitFor } from '@testing-library/react';
import { fakeUploads } from '@/client/testing/fakeUploads';
import { aFinalReport, aFinalReportRow, aSentReport } from '@/client/testing/records/finalReport';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { MyFinalReportPage } from './MyFinalReportPage';

const open = (api: ApiStubs) =>
  renderApp(<MyFinalReportPage />, {
    user: 'student',
    path: '/student/final-report',
    api: { 'GET /final-reports': page(aFinalReportRow()), ...api },
  });

const pdf = (size = 10) => {
  const file = new File(['%PDF-1.7'], 'laporan.pdf', { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const input = () => screen.getByLabelText(/Berkas laporan|laporan\.pdf/);

test('a failed upload keeps the title and the file, and another press sends them', async () => {
  fakeUploads();
  let report = aFinalReport({ can_send: true });
  let isBroken = true;
  const { person, calls } = open({
    'GET /final-reports/15': () => reply(200, { data: report }),
    'POST /final-reports/15/versions': () => {
      if (isBroken) return reply(503, { message: 'Server sibuk.' });
      report = aSentReport({ can_send: true });
      return reply(201, { data: report });
    },
  });
  await person.type(await screen.findByLabelText(/Judul Laporan/), 'Pemantauan Jaringan');
  await person.upload(input(), pdf());
  await person.click(screen.getByRole('button', { name: 'Kirim Laporan' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText(/Judul Laporan/)).toHaveValue('Pemantauan Jaringan');
  expect(screen.getByText(/^laporan\.pdf,/)).toBeVisible();
  isBroken = false;
  await person.click(screen.getByRole('button', { name: 'Kirim Laporan' }));
  expect(await screen.findByText('Laporan terkirim ke dosen pembimbing.')).toBeVisible();
  expect(await screen.findByRole('group', { name: 'Versi 1' })).toBeVisible();
  const keys = calls
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
});

test('a file that is too large or no PDF is refused before it is sent', async () => {
  const { person, calls } = open({
    'GET /final-reports/15': { data: aFinalReport({ can_send: true }) },
  });
  await screen.findByLabelText(/Judul Laporan/);
  await person.upload(input(), pdf(20 * 1024 * 1024 + 1));
  expect(screen.getByText('Ukuran maksimal 20MB')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Kirim Laporan' }));
  expect(screen.getByText('Berkas laporan wajib dipilih')).toBeVisible();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test.each([
  [aFinalReport({ state: 'accepted', versions: 1 }), /sudah diterima/],
  [aSentReport({ can_send: true }), /menunggu diperiksa/],
  [aSentReport({ state: 'returned', can_send: true }), /kirim versi baru/],
  [aSentReport({ closed_by: 'period' }), /Periode ditutup/],
])('says what comes next (%#)', async (report, words) => {
  open({ 'GET /final-reports/15': { data: report } });
  expect(await screen.findByText(words)).toBeVisible();
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: 'Kirim Laporan' })).toHaveLength(
      report.can_send ? 1 : 0,
    ),
  );
});

test('a student without a placement learns that there is none', async () => {
  open({ 'GET /final-reports': page() });
  expect(await screen.findByText('Anda belum memiliki penempatan')).toBeVisible();
});
