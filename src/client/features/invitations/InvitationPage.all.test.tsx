import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { aUser } from '@/client/testing/session';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { InvitationPage } from './InvitationPage';

const OFFER = {
  name: 'Raka Pratama',
  role: 'mentor',
  company_name: 'PT Lintas Nusa Data',
  needs_email: false,
};
const INVALID = 'Undangan ini tidak berlaku.';

const open = (api: ApiStubs = {}, hash = '#7F3K-9MQ2-XW5B') =>
  renderApp(<InvitationPage />, {
    path: `/undangan${hash}`,
    api: { 'POST /invitations/offer': { data: OFFER }, ...api },
  });
type App = ReturnType<typeof open>;

async function complete({ person }: App) {
  await person.type(await screen.findByLabelText('NIK'), '3273014501880001');
  await person.type(screen.getByLabelText('Password Baru'), 'Rahasia-Baru-2026');
  await person.type(screen.getByLabelText('Konfirmasi Password Baru'), 'Rahasia-Baru-2026');
  await person.upload(
    screen.getByLabelText('Tanda Tangan Digital'),
    new File(['png'], 'ttd.png', { type: 'image/png' }),
  );
}
const submit = ({ person }: App) => person.click(screen.getByRole('button', { name: 'Buka akun' }));

test('shows who is invited, and sends number, password and signature with the code of the link', async () => {
  const app = open({ 'POST /invitations/acceptance': { data: { message: 'Akun Anda siap.' } } });
  expect(
    await screen.findByRole('heading', { name: 'Selamat datang, Raka Pratama' }),
  ).toBeVisible();
  expect(screen.getByText(/sebagai mentor di PT Lintas Nusa Data/)).toBeVisible();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Gambar tanda tangan' })).toBeVisible();

  await complete(app);
  await submit(app);
  const heading = await screen.findByRole('heading', { name: 'Akun Anda siap' });
  await waitFor(() => expect(heading).toHaveFocus());
  const sent = app.calls.find(({ path }) => path.endsWith('/acceptance'))?.body as FormData;
  expect(Object.fromEntries(sent)).toEqual({
    code: '7F3K9MQ2XW5B',
    nik: '3273014501880001',
    new_password: 'Rahasia-Baru-2026',
    new_password_confirmation: 'Rahasia-Baru-2026',
    digital_signature: expect.any(File),
  });
  await app.person.click(screen.getByRole('button', { name: 'Log in' }));
  expect(app.location()).toBe('/auth/login');
});

test('shows a mistake at its field, and loses nothing', async () => {
  const app = open({
    'POST /invitations/acceptance': reply(422, {
      message: 'Data yang dikirim tidak valid.',
      errors: { nik: ['NIK sudah digunakan'] },
    }),
  });
  await screen.findByLabelText('NIK');
  await submit(app);
  expect(await screen.findByText('NIK wajib diisi')).toBeVisible();
  expect(screen.getByText('Tanda tangan digital wajib diunggah')).toBeVisible();

  await complete(app);
  await submit(app);
  expect(await screen.findByText('NIK sudah digunakan')).toBeVisible();
  expect(screen.getByLabelText('NIK')).toHaveFocus();
  expect(screen.getByLabelText('Password Baru')).toHaveValue('Rahasia-Baru-2026');
  expect(screen.getByAltText('Pratinjau ttd.png')).toBeVisible();
});

test('takes a printed code, and says what is wrong with it', async () => {
  let isKnown = false;
  const app = open(
    {
      'POST /invitations/offer': () =>
        isKnown ? { data: OFFER } : reply(404, { message: INVALID }),
    },
    '',
  );
  expect(app.calls).toEqual([]);
  const code = screen.getByLabelText('Kode undangan');
  await app.person.type(code, '123{Enter}');
  expect(await screen.findByText('Kode terdiri atas 12 huruf dan angka.')).toBeVisible();
  await app.person.clear(code);
  await app.person.type(code, '7f3k 9mq2 xw5b{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(INVALID);
  expect(code).toHaveValue('7f3k 9mq2 xw5b');

  isKnown = true;
  await app.person.click(screen.getByRole('button', { name: 'Lanjut' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Selamat datang');
  // The page can be loaded again.
  expect(window.location.hash).toBe('#7F3K9MQ2XW5B');
  window.history.replaceState(null, '', '/');
});

test('leads somebody on a computer where another person is logged in to the login', async () => {
  const app = renderApp(<InvitationPage />, {
    user: 'super_admin',
    path: '/undangan#7F3K-9MQ2-XW5B',
    api: {
      'POST /invitations/offer': { data: OFFER },
      'POST /invitations/acceptance': { data: { message: 'Akun Anda siap.' } },
      'POST /me': { data: aUser('super_admin') },
      'POST /logout': { data: { message: 'Anda telah keluar.' } },
    },
  });
  await complete(app);
  await submit(app);
  await app.person.click(await screen.findByRole('button', { name: /^Keluar dari akun/ }));
  await waitFor(() => expect(app.location()).toBe('/auth/login'));
});
