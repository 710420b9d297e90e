import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, noConnection, reply } from '@/client/testing/stubApi';
import { NewPasswordPage } from './NewPasswordPage';

const SETTINGS = {
  app_name: 'SiMagang',
  department: 'Jurusan Teknologi Informasi',
  programme: '',
  map_tile_url: '',
  map_attribution: '',
  map_on_click: false,
  campus_time_zone: 'Asia/Jakarta',
  letter_pdfs: false,
  mails_links: true,
  local_login: true,
  login_providers: [],
};
const SENT = 'Jika akun ini memiliki email yang terverifikasi, tautan dikirim ke sana.';
const INVALID = 'Kode ini tidak berlaku.';

const open = (api: ApiStubs = {}, hash = '') =>
  renderApp(<NewPasswordPage />, {
    path: `/lupa-password${hash}`,
    api: {
      'GET /settings': { data: SETTINGS },
      'POST /password-codes/holder': { data: { name: 'Dewi Lestari' } },
      ...api,
    },
  });
type App = ReturnType<typeof open>;

async function complete({ person }: App, password = 'Rahasia-Baru-2026') {
  await person.type(await screen.findByLabelText('Password Baru'), password);
  await person.type(screen.getByLabelText('Konfirmasi Password Baru'), password);
  await person.click(screen.getByRole('button', { name: 'Simpan password' }));
}

test('asks for a link, and shows the words of the server', async () => {
  const app = open({ 'POST /password-codes/request': { data: { message: SENT } } });
  await app.person.type(await screen.findByLabelText('NIK / NIP / NIM'), '2403310001{Enter}');
  expect(await screen.findByText(SENT)).toBeVisible();
  const sent = app.calls.find(({ path }) => path.endsWith('/request'));
  expect(sent?.body).toEqual({ identifier: '2403310001' });
});

test('keeps the number of a request that failed', async () => {
  const app = open({ 'POST /password-codes/request': noConnection });
  await app.person.type(await screen.findByLabelText('NIK / NIP / NIM'), '2403310001{Enter}');
  expect(await screen.findByText('Gagal!')).toBeVisible();
  expect(screen.getByLabelText('NIK / NIP / NIM')).toHaveValue('2403310001');
});

test('takes codes only where the server sends no mails', async () => {
  open({ 'GET /settings': { data: { ...SETTINGS, mails_links: false } } });
  expect(await screen.findByText(/^Minta kode sekali pakai di kantor jurusan/)).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Kirim tautan' })).not.toBeInTheDocument(),
  );
});

test('sets the password of the person whom the code of the link is for', async () => {
  const app = open(
    { 'POST /password-codes/recovery': { data: { message: 'Password baru tersimpan.' } } },
    '#7F3K-9MQ2-XW5B',
  );
  expect(await screen.findByText('Untuk akun Dewi Lestari.')).toBeVisible();
  await complete(app);
  const heading = await screen.findByRole('heading', { name: 'Password baru tersimpan' });
  await waitFor(() => expect(heading).toHaveFocus());
  const sent = app.calls.find(({ path }) => path.endsWith('/recovery'));
  expect(sent?.body).toEqual({
    code: '7F3K9MQ2XW5B',
    new_password: 'Rahasia-Baru-2026',
    new_password_confirmation: 'Rahasia-Baru-2026',
  });
  await app.person.click(screen.getByRole('button', { name: 'Log in' }));
  expect(app.location()).toBe('/auth/login');
});

test('shows a weak password at its field, and keeps it', async () => {
  const app = open(
    {
      'POST /password-codes/recovery': reply(422, {
        message: 'Data yang dikirim tidak valid.',
        errors: { new_password: ['Password ini mudah ditebak.'] },
      }),
    },
    '#7F3K-9MQ2-XW5B',
  );
  await complete(app);
  expect(await screen.findByText('Password ini mudah ditebak.')).toBeVisible();
  expect(screen.getByLabelText('Password Baru')).toHaveValue('Rahasia-Baru-2026');
});

test('says what is wrong with a code, and keeps it', async () => {
  open({ 'POST /password-codes/holder': reply(404, { message: INVALID }) }, '#7F3K-9MQ2-XW5B');
  expect(await screen.findByText(INVALID)).toBeVisible();
  expect(screen.getByLabelText('Kode')).toHaveValue('7F3K-9MQ2-XW5B');
  expect(screen.getByRole('button', { name: 'Kirim tautan' })).toBeVisible();
});

test('offers the login where the new password has ended the session of this browser', async () => {
  const app = renderApp(<NewPasswordPage />, {
    user: 'student',
    path: '/lupa-password#7F3K-9MQ2-XW5B',
    api: {
      'GET /settings': { data: SETTINGS },
      'POST /password-codes/holder': { data: { name: 'Dewi Lestari' } },
      'POST /password-codes/recovery': { data: { message: 'Password baru tersimpan.' } },
      'POST /me': reply(401, { message: 'Sesi Anda telah berakhir.' }),
      'POST /refresh': reply(401, { message: 'Sesi Anda telah berakhir.' }),
    },
  });
  await complete(app);
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
});
