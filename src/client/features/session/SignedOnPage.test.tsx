import { screen, waitFor } from '@testing-library/react';
import { keep, readStored } from '@/client/session/browserStorage';
import { renderApp } from '@/client/testing/renderApp';
import { aUser } from '@/client/testing/session';
import { type ApiStubs, noConnection, reply, settings } from '@/client/testing/stubApi';
import { SignedOnPage } from './SignedOnPage';

const user = aUser('student', { id: 7 });
const SESSION = { access_token: 'token', user };
const login_providers = [{ id: 'kampus', name: 'Akun Kampus' }];

const open = (search: string, api: ApiStubs = {}) =>
  renderApp(<SignedOnPage />, {
    path: `/masuk/kampus${search}`,
    route: '/masuk/:provider',
    api: {
      'GET /settings': { data: { ...settings.data, login_providers } },
      'POST /login/:provider': SESSION,
      ...api,
    },
  });

test('logs in with the answer in the address, once', async () => {
  const { store, calls, location } = open('?code=abc&state=xyz');
  await waitFor(() => expect(store.getState().session).toEqual({ accessToken: 'token', user }));
  await waitFor(() => expect(location()).toBe('/'));
  const sent = calls.filter(({ path }) => path === '/login/kampus');
  expect(sent.map(({ body }) => body)).toEqual([{ answer: 'code=abc&state=xyz' }]);
  expect(readStored('access_token')).toBe('token');
});

test('opens the link of the mail that needed the login', async () => {
  keep('sign-on-return', JSON.stringify({ returnTo: '/inbox?for=7' }));
  const { location } = open('?code=abc&state=xyz');
  await waitFor(() => expect(location()).toBe('/inbox?for=7'));
  expect(readStored('sign-on-return')).toBeNull();
});

test('opens no address that is no link of a mail', async () => {
  keep('sign-on-return', JSON.stringify({ returnTo: 'https://other.example/' }));
  const { location } = open('?code=abc&state=xyz');
  await waitFor(() => expect(location()).toBe('/'));
});

test('says why the login is refused, and leads back', async () => {
  const message = 'Akun Kampus mengenali Anda, tetapi Anda belum terdaftar di SiMagang.';
  const { store, person, location } = open('?code=abc&state=xyz', {
    'POST /login/:provider': () => reply(409, { message, code: 'account_unknown' }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('heading', { name: 'Masuk dengan Akun Kampus' })).toBeVisible();
  expect(store.getState().session.accessToken).toBeNull();
  await person.click(screen.getByRole('link', { name: 'Kembali ke Log in' }));
  expect(location()).toBe('/auth/login');
});

test('says that the server did not answer', async () => {
  open('?code=abc&state=xyz', { 'POST /login/:provider': noConnection });
  expect(await screen.findByRole('alert')).toHaveTextContent('Server tidak dapat dihubungi');
});

test('asks the server nothing without an answer, and repeats nothing of the address', async () => {
  const { calls } = open('');
  expect(await screen.findByRole('alert')).toHaveTextContent('Silakan mulai dari halaman login.');
  expect(calls.map(({ path }) => path)).not.toContain('/login/kampus');
  open('?error=access_denied&error_description=Telepon+0800-PENIPU', {
    'POST /login/:provider': () => reply(409, { message: 'Masuk tidak berhasil.' }),
  });
  expect(await screen.findByText('Masuk tidak berhasil.')).toBeVisible();
  expect(document.body).not.toHaveTextContent('PENIPU');
});
