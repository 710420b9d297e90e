import { screen, waitFor, within } from '@testing-library/react';
import type { FailedMail, HealthDetails, PublicAddress } from '@/client/api/api';
import { renderApp } from '@/client/testing/renderApp';
import { aUser } from '@/client/testing/session';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { expectToast } from '@/client/testing/toasts';
import { SystemPage } from './SystemPage';

const HOUR_MS = 60 * 60 * 1000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

const aMailState = (state: Partial<HealthDetails['mail']> = {}): HealthDetails['mail'] => ({
  is_on: true,
  sender: 'SiMagang <magang@kampus.example>',
  waiting: 0,
  oldest_waiting_at: null,
  sent_last_week: 0,
  failed: 0,
  failure: null,
  ...state,
});

const aHealth = (
  backups: Partial<HealthDetails['backups']> = {},
  mail: Partial<HealthDetails['mail']> = {},
) => ({
  status: 'ok',
  waiting: { logins: 3, reports: 0 },
  details: {
    version: '1.0.0',
    node: '20.19.0',
    started_at: ago(30),
    memory_bytes: 512_300_000,
    database: { mode: 'embedded', bytes: 48_000_000 },
    backups: {
      is_on: true,
      is_encrypted: true,
      keep: 14,
      next_at: ago(-10),
      is_running: false,
      last: { finished_at: ago(14), file: 'a.backup', bytes: 12_340_000, is_verified: true },
      failure: null,
      ...backups,
    },
    mail: aMailState(mail),
    letter_pdfs: 'missing',
  },
});

const aPublicAddress = (
  address: string | null = null,
  source: PublicAddress['source'] = null,
): { data: PublicAddress } => ({
  data: { address, source, confirmed_at: source === 'confirmed' ? ago(50) : null },
});

const open = (api: ApiStubs) =>
  renderApp(<SystemPage />, {
    user: aUser('super_admin'),
    path: '/system',
    api: { 'GET /public-address': aPublicAddress('https://magang.example', 'setting'), ...api },
  });

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const button = { name: 'Buat cadangan sekarang' };

test('shows the last backup and the server', async () => {
  open({ 'GET /health': aHealth() });
  const backups = await card('Cadangan data');
  expect(backups.getByRole('status')).toHaveTextContent('Aman');
  expect(backups.getByText(/\(14 jam yang lalu\)$/)).toBeVisible();
  for (const text of ['12,3 MB', 'Ya, utuh', 'a.backup', '14 terakhir']) {
    expect(backups.getByText(text)).toBeVisible();
  }
  const server = await card('Server');
  for (const text of ['1.0.0', '512,3 MB', 'Tertanam', '48 MB', '3', /LibreOffice/]) {
    expect(server.getByText(text)).toBeVisible();
  }
});

test('says why the last backup failed', async () => {
  open({ 'GET /health': aHealth({ failure: { at: ago(1), reason: 'no space left' } }) });
  const backups = await card('Cadangan data');
  expect(backups.getByRole('status')).toHaveTextContent('Gagal');
  expect(backups.getByRole('alert')).toHaveTextContent(/Pencadangan gagal pada .*: no space left/);
});

test('says that the folder is missing and offers no backup', async () => {
  open({ 'GET /health': aHealth({ is_on: false, last: null, next_at: null }) });
  const backups = await card('Cadangan data');
  expect(backups.getByRole('alert')).toHaveTextContent('BACKUP_DIR');
  expect(screen.queryByRole('button', button)).not.toBeInTheDocument();
});

test('makes a backup and shows when it is done', async () => {
  const answers = [aHealth({ last: null }), aHealth({ is_running: true, last: null })];
  const { person, calls } = open({
    'GET /health': () => answers.shift() ?? aHealth(),
    'POST /backups': reply(202, { data: { message: 'Pencadangan dimulai.' } }),
  });
  await person.click(await screen.findByRole('button', button));
  expect(await screen.findByText('Pencadangan dimulai.')).toBeVisible();
  // A second click during the backup changes nothing, and the focus stays.
  await screen.findByText('Sedang dibuat');
  await person.keyboard('{Enter}');
  expect(screen.getByRole('button', button)).toHaveFocus();
  const backups = await card('Cadangan data');
  expect(await backups.findByText('Aman', {}, { timeout: 10_000 })).toBeVisible();
  expect(calls.filter(({ path }) => path === '/backups')).toHaveLength(1);
});

test('says why a backup could not be started', async () => {
  const { person } = open({
    'GET /health': aHealth(),
    'POST /backups': reply(409, { message: 'Pencadangan sedang berjalan.' }),
  });
  await person.click(await screen.findByRole('button', button));
  await expectToast('alert', 'Gagal membuat cadangan', 'Pencadangan sedang berjalan.');
});

test('says that the database cannot write', async () => {
  const message = 'Basis data tidak dapat menulis. Periksa sisa ruang disk di server.';
  open({ 'GET /health': reply(503, { message, code: 'cannot_write' }) });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('a server that does not answer can be asked again', async () => {
  const answers = [reply(503, { message: 'x' })];
  const { person } = open({ 'GET /health': () => answers.shift() ?? aHealth() });
  expect(await screen.findByRole('alert')).toHaveTextContent('Gagal memuat data.');
  await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await card('Cadangan data')).toBeDefined();
});

test('shows that the server is asked again', async () => {
  let answer: (health: object) => void = () => {};
  const answers = [
    reply(503, { message: 'x' }),
    new Promise<object>((resolve) => {
      answer = resolve;
    }),
  ];
  const { person } = open({ 'GET /health': () => answers.shift() ?? reply(503) });
  await person.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  answer(aHealth());
  expect(await card('Cadangan data')).toBeDefined();
});

test('keeps saying that the server does not answer during a backup', async () => {
  const answers = [aHealth({ is_running: true }), reply(503), new Promise<object>(() => {})];
  const { calls } = open({ 'GET /health': () => answers.shift() ?? reply(503) });
  await waitFor(() => expect(calls.filter(({ path }) => path === '/health')).toHaveLength(3), {
    timeout: 10_000,
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Gagal memuat data.');
});

describe('the address that reports print', () => {
  const here = window.location.origin;
  const confirmButton = { name: 'Pakai alamat browser ini' };

  test('can be confirmed while there is none, and the card says so', async () => {
    const answers = [aPublicAddress()];
    const { person, calls } = open({
      'GET /health': aHealth(),
      'GET /public-address': () => answers.shift() ?? aPublicAddress(here, 'confirmed'),
      'PUT /public-address': aPublicAddress(here, 'confirmed'),
    });
    const address = await card('Alamat publik');
    expect(address.getByRole('alert')).toHaveTextContent('kode verifikasi tanpa alamat');
    expect(address.getByText(here)).toBeVisible();
    await person.click(address.getByRole('button', confirmButton));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Konfirmasi alamat' }));
    expect(dialog.getByText(new RegExp(`mencetak ${here} sebagai`))).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Konfirmasi' }));
    await expectToast('status', 'Berhasil', 'Alamat untuk laporan telah dikonfirmasi.');
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ address: here });
    expect(await address.findByText('Dikonfirmasi')).toBeVisible();
    expect(address.queryByRole('button')).not.toBeInTheDocument();
    expect(address.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('can be changed to that of the browser', async () => {
    const { person } = open({
      'GET /health': aHealth(),
      'GET /public-address': aPublicAddress('https://lama.example', 'confirmed'),
      'PUT /public-address': () => reply(409, { message: 'Alamat sudah diatur.' }),
    });
    const address = await card('Alamat publik');
    expect(address.getByText('https://lama.example')).toBeVisible();
    expect(address.getByText(here)).toBeVisible();
    await person.click(address.getByRole('button', confirmButton));
    await person.click(await screen.findByRole('button', { name: 'Konfirmasi' }));
    await expectToast('alert', 'Silakan coba lagi nanti.', 'Alamat sudah diatur.');
  });

  test('shows the setting as read-only', async () => {
    open({ 'GET /health': aHealth() });
    const address = await card('Alamat publik');
    expect(address.getByText('https://magang.example')).toBeVisible();
    expect(address.getByText('Pengelola server (PUBLIC_URL)')).toBeVisible();
    expect(address.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('mails', () => {
  const failedMail: FailedMail = {
    id: '0b9f2f0e-3c0a-4c57-9a3b-2f0d7f5f9f11',
    name: 'Siti Rahma',
    kind: 'Ringkasan mingguan',
    failed_at: ago(2),
    failure: '550 5.1.1 (alamat) unknown',
  };
  const retryButton = { name: 'Kirim lagi: Ringkasan mingguan untuk Siti Rahma' };

  test('the card counts them', async () => {
    open({ 'GET /health': aHealth({}, { waiting: 12, sent_last_week: 1234 }) });
    const mails = await card('Email');
    for (const text of ['Aktif', 'SiMagang <magang@kampus.example>', '12', '1.234']) {
      expect(mails.getByText(text)).toBeVisible();
    }
    expect(mails.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('the card names the settings while there is no mail server', async () => {
    open({ 'GET /health': aHealth({}, { is_on: false, sender: null }) });
    const mails = await card('Email');
    expect(mails.getByText('Tidak aktif')).toBeVisible();
    expect(mails.getByRole('alert')).toHaveTextContent(/SMTP_URL dan MAIL_FROM/);
  });

  test('can be sent again when they have failed', async () => {
    const states = [{ failed: 1, failure: '550 5.1.1 (alamat) unknown' }];
    const { person, calls } = open({
      'GET /health': () => aHealth({}, states.shift() ?? { waiting: 1 }),
      'GET /mails/failed': { data: [failedMail] },
      'POST /mails/:id/retry': reply(202, { data: { message: 'Akan dikirim lagi.' } }),
    });
    const mails = await card('Email');
    expect(mails.getByRole('alert')).toHaveTextContent('550 5.1.1 (alamat) unknown');
    expect(await mails.findByText('Siti Rahma – Ringkasan mingguan')).toBeVisible();
    await person.click(mails.getByRole('button', retryButton));
    expect(await screen.findByText('Akan dikirim lagi.')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.params.id).toBe(failedMail.id);
    await waitFor(() => expect(mails.queryByRole('button')).not.toBeInTheDocument());
  });

  test.each([
    [50, false],
    [51, true],
  ])('the card says that it lists the latest of %i', async (failed, isSaid) => {
    open({
      'GET /health': aHealth({}, { failed }),
      'GET /mails/failed': { data: [failedMail] },
    });
    await screen.findByRole('button', retryButton);
    expect(screen.queryByText('50 terbaru dari 51') !== null).toBe(isSaid);
  });

  test('say why they cannot be sent again', async () => {
    const { person } = open({
      'GET /health': aHealth({}, { failed: 1 }),
      'GET /mails/failed': { data: [failedMail] },
      'POST /mails/:id/retry': reply(409, { message: 'Email ini tidak lagi gagal.' }),
    });
    await person.click(await screen.findByRole('button', retryButton));
    await expectToast('alert', 'Gagal mengirim lagi', 'Email ini tidak lagi gagal.');
  });

  test('cannot be sent again without a mail server', async () => {
    open({
      'GET /health': aHealth({}, { is_on: false, failed: 1 }),
      'GET /mails/failed': { data: [failedMail] },
    });
    expect(await screen.findByText('Siti Rahma – Ringkasan mingguan')).toBeVisible();
    expect(screen.queryByRole('button', retryButton)).not.toBeInTheDocument();
  });

  test('say that the failed ones did not arrive', async () => {
    open({ 'GET /health': aHealth({}, { failed: 1 }), 'GET /mails/failed': reply(503) });
    expect(await screen.findByText('Gagal memuat email yang gagal.')).toBeVisible();
  });
});
