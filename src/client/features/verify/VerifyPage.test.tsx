import { screen, within } from '@testing-library/react';
import { type RenderOptions, renderRoutes } from '@/client/testing/renderApp';
import { reply } from '@/client/testing/stubApi';
import { testInAll } from '@/shared/testing/testLevel';
import { VerifyPage } from './VerifyPage';

const CODE = '7K3M9QXA2HTD';
const SHOWN = '7K3M-9QXA-2HTD';

const answer = {
  data: {
    is_unchanged: true,
    has_replaced_signature: false,
    is_cancelled: false,
    letter: null,
    certificate: null,
    first_printed_at: '2026-03-02T03:00:00Z',
    last_printed_at: '2026-03-02T03:00:00Z',
  },
};

const open = (options: RenderOptions) =>
  renderRoutes(
    ['/verify', '/verify/:code'].map((path) => ({ path, element: <VerifyPage /> })),
    options,
  );

const at = (path: string, verification: object) =>
  open({ path, api: { [`GET /verifications/${CODE}`]: verification } });

const findVerdict = () => screen.findByRole('heading', { level: 2 });

testInAll('says that a report is unchanged, and when it was printed', async () => {
  at(`/verify/${SHOWN}`, answer);
  expect(await findVerdict()).toHaveTextContent('Asli dan masih sama dengan data saat ini');
  expect(screen.queryByText(/tanda tangan/i)).not.toBeInTheDocument();
  expect(screen.getByText('Dicetak').nextSibling).toHaveTextContent(/2 Mar 2026/);
  expect(screen.getByText('Kode').nextSibling).toHaveTextContent(SHOWN);
});

test('says that the data have changed, and when it was printed first and last', async () => {
  at(`/verify/${SHOWN}`, {
    data: { ...answer.data, is_unchanged: false, last_printed_at: '2026-03-05T03:00:00Z' },
  });
  expect(await findVerdict()).toHaveTextContent('Asli, tetapi data telah berubah sejak dicetak');
  expect(screen.getByText('Dicetak pertama kali').nextSibling).toHaveTextContent('2 Mar 2026');
  expect(screen.getByText('Dicetak terakhir kali').nextSibling).toHaveTextContent('5 Mar 2026');
});

test('says that an unchanged report bears the signature of that time', async () => {
  at(`/verify/${SHOWN}`, { data: { ...answer.data, has_replaced_signature: true } });
  expect(await findVerdict()).toHaveTextContent('Asli dan masih sama dengan data saat ini');
  expect(screen.getByRole('status')).toHaveTextContent(/tanda tangan saat itu; .* telah diganti/);
});

const LETTER = { number: '007/SP/III/2026', date: '2026-03-09' };

test('says that a letter is valid, with its number and its day', async () => {
  at(`/verify/${SHOWN}`, { data: { ...answer.data, letter: LETTER } });
  expect(await findVerdict()).toHaveTextContent('Surat ini asli dan berlaku');
  expect(screen.getByText('Nomor').nextSibling).toHaveTextContent('007/SP/III/2026');
  expect(screen.getByText('Tanggal').nextSibling).toHaveTextContent('9 Mar 2026');
  expect(screen.queryByText('Dicetak')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).not.toHaveTextContent('Laporan');
});

test('says that a letter has been cancelled', async () => {
  at(`/verify/${SHOWN}`, {
    data: { ...answer.data, is_unchanged: false, is_cancelled: true, letter: LETTER },
  });
  expect(await findVerdict()).toHaveTextContent('Surat ini sudah dibatalkan');
  expect(screen.getByText('Nomor').nextSibling).toHaveTextContent(LETTER.number);
});

test('shows name, company and period of a certificate', async () => {
  const certificate = {
    kind: 'student',
    name: 'Siti Rahmawati',
    company_name: 'PT Angkasa Digital',
    start_date: '2026-01-05',
    end_date: '2026-06-30',
  };
  at(`/verify/${SHOWN}`, { data: { ...answer.data, certificate } });
  expect(await findVerdict()).toHaveTextContent('Sertifikat ini asli dan berlaku');
  expect(screen.getByText('Siti Rahmawati')).toBeVisible();
  expect(screen.getByText('PT Angkasa Digital')).toBeVisible();
  expect(screen.getByText('5 Jan 2026 s/d 30 Jun 2026')).toBeVisible();
  expect(screen.queryByText('Dicetak')).not.toBeInTheDocument();
});

test('says that a certificate has been revoked', async () => {
  const certificate = {
    kind: 'company',
    name: 'PT Angkasa Digital',
    company_name: 'PT Angkasa Digital',
    start_date: '2026-01-05',
    end_date: '2026-06-30',
  };
  at(`/verify/${SHOWN}`, {
    data: { ...answer.data, is_unchanged: false, is_cancelled: true, certificate },
  });
  expect(await findVerdict()).toHaveTextContent('Sertifikat ini sudah dicabut');
});

test('says that a code is unknown', async () => {
  at(`/verify/${SHOWN}`, reply(404, { message: 'Kode tidak dikenal.' }));
  expect(await findVerdict()).toHaveTextContent('Kode tidak dikenal');
});

test('asks the server for nothing that cannot be a code', async () => {
  const { calls } = at('/verify/salah', answer);
  expect(await findVerdict()).toHaveTextContent('Kode tidak dikenal');
  expect(calls.map(({ path }) => path)).not.toContain('/verifications/salah');
});

test('offers to try again when the server does not answer', async () => {
  let isDown = true;
  const { person } = open({
    path: `/verify/${SHOWN}`,
    api: { [`GET /verifications/${CODE}`]: () => (isDown ? reply(503) : answer) },
  });
  const alert = await screen.findByRole('alert');
  isDown = false;
  await person.click(within(alert).getByRole('button'));
  expect(await screen.findByText(/masih sama/)).toBeInTheDocument();
});

test('says how long to wait after too many unknown codes', async () => {
  const message =
    'Terlalu banyak kode yang tidak dikenal dari jaringan ini. Coba lagi dalam 10 detik.';
  at(`/verify/${SHOWN}`, reply(429, { message }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

testInAll('takes a typed code, however it is written', async () => {
  const { person, location } = at('/verify', answer);
  const field = screen.getByLabelText('Kode verifikasi');
  await person.type(field, '7k3m');
  await person.click(screen.getByRole('button', { name: 'Periksa' }));
  expect(await screen.findByText('Kode terdiri atas 12 huruf dan angka.')).toBeInTheDocument();
  await person.type(field, ' 9qxa 2htd');
  await person.click(screen.getByRole('button', { name: 'Periksa' }));
  expect(await screen.findByText(/masih sama/)).toBeInTheDocument();
  expect(location()).toBe(`/verify/${SHOWN}`);
  expect(document.title).toBe('Verifikasi laporan | SiMagang');
});

test('shows the same to a person who is logged in', async () => {
  open({
    user: 'lecturer',
    path: `/verify/${SHOWN}`,
    api: { [`GET /verifications/${CODE}`]: answer },
  });
  expect(await screen.findByText(/masih sama/)).toBeInTheDocument();
});
