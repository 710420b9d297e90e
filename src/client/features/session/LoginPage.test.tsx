import { act, screen, waitFor, within } from '@testing-library/react';
import { otherSite } from '@/client/navigation/otherSite';
import { showUnsent } from '@/client/queue/unsentShown';
import { keep, readStored } from '@/client/session/browserStorage';
import { expectBusy, untilIdle } from '@/client/testing/busy';
import { held } from '@/client/testing/held';
import { renderApp } from '@/client/testing/renderApp';
import { aUser } from '@/client/testing/session';
import { type ApiStubs, noConnection, reply, settings } from '@/client/testing/stubApi';
import { testInAll } from '@/shared/testing/testLevel';
import { LoginPage } from './LoginPage';

const open = (api: ApiStubs = {}) => renderApp(<LoginPage />, { path: '/auth/login', api });
type Opened = ReturnType<typeof open>;

const identifier = () => screen.getByLabelText('NIK / NIP / NIM');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: 'Log in' });

const logIn = async ({ person }: Opened) => {
  await person.type(identifier(), '2403310001');
  await person.type(password(), 'Magang2026!');
  await person.click(button());
};

describe('LoginPage', () => {
  testInAll('shows product, department and programme', async () => {
    open();
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    expect(screen.getByText('Please Log in to continue.')).toBeVisible();
    expect(await screen.findByText('Jurusan Teknologi Informasi')).toBeVisible();
    expect(screen.getByText('D2 Administrasi Jaringan Komputer')).toBeVisible();
    const panel = within(screen.getByRole('complementary'));
    expect(panel.getByText('SiMagang')).toBeVisible();
    expect(panel.getByTestId('logo')).toBeVisible();
    expect(panel.getByText('Jurusan Teknologi Informasi')).toBeVisible();
    expect(document.title).toBe('Login | SiMagang');
  });

  test('says what the last account has not sent from this device, without a name', () => {
    keep('unsent-left', 'mengirim 2 absen');
    open();
    expect(screen.getByRole('note')).toHaveTextContent(/^Masuk lagi untuk mengirim 2 absen$/);
  });

  test('says what is kept just after the session has ended', () => {
    open();
    expect(screen.queryByRole('note')).toBeNull();
    keep('unsent-left', 'mengirim 1 catatan');
    act(() => showUnsent({ userId: 1, items: [] }));
    expect(screen.getByRole('note')).toHaveTextContent('Masuk lagi untuk mengirim 1 catatan');
  });

  test('asks for the code of a second factor, and keeps what was typed on the way back', async () => {
    const user = aUser('lecturer');
    const opened = open({
      'POST /login': ({ body }) => {
        const { code } = body as { code?: string };
        if (code === '123 456') return { access_token: 'token', user };
        return code === undefined
          ? reply(403, { message: '', code: 'second_factor_needed' })
          : reply(422, { message: '', errors: { code: ['Kode verifikasi salah.'] } });
      },
    });
    await logIn(opened);
    const code = await screen.findByLabelText('Kode verifikasi');
    expect(code).toHaveFocus();
    expect(screen.getByText(/ke akun 2403310001\.$/)).toBeVisible();
    await opened.person.click(screen.getByRole('button', { name: 'Kembali' }));
    expect(identifier()).toHaveValue('2403310001');
    await opened.person.click(button());

    const again = await screen.findByLabelText('Kode verifikasi');
    await opened.person.type(again, '654321{Enter}');
    expect(await screen.findByText('Kode verifikasi salah.')).toBeVisible();
    await opened.person.clear(again);
    await opened.person.type(again, '123 456{Enter}');
    await waitFor(() => expect(opened.store.getState().session.accessToken).toBe('token'));
  });

  testInAll('submits the credentials and stores the session', async () => {
    const user = aUser('student');
    const opened = open({ 'POST /login': { access_token: 'token', user: { ...user, nim: 'x' } } });
    await opened.person.click(screen.getByRole('checkbox', { name: 'Ingat saya' }));
    await logIn(opened);
    await waitFor(() =>
      expect(opened.store.getState().session).toEqual({ accessToken: 'token', user }),
    );
    expect(localStorage.getItem('access_token')).toBe('token');
    expect(opened.calls.find(({ path }) => path === '/login')?.body).toEqual({
      identifier: '2403310001',
      password: 'Magang2026!',
      remember: true,
    });
  });

  testInAll('submits empty fields without validation', async () => {
    const opened = open({ 'POST /login': () => reply(422, { message: 'x', errors: {} }) });
    await opened.person.click(button());
    await waitFor(() => expect(opened.calls.map(({ path }) => path)).toContain('/login'));
    expect(opened.calls.at(-1)?.body).toEqual({ identifier: '', password: '', remember: false });
  });

  testInAll('disables the button and shows a spinner while submitting', async () => {
    const login = held({ access_token: 'token', user: aUser('student') });
    const opened = open({ 'POST /login': login.answer });
    await logIn(opened);
    expect(screen.getByRole('progressbar')).toBeVisible();
    expectBusy(button());
    await login.release();
    await waitFor(() => expect(opened.store.getState().session.accessToken).toBe('token'));
    expect(opened.calls.filter(({ path }) => path === '/login')).toHaveLength(1);
  });

  testInAll('shows server errors at their fields', async () => {
    const wrong = 'NIK / NIP / NIM atau password salah.';
    const opened = open({
      'POST /login': () => reply(422, { message: wrong, errors: { identifier: [wrong] } }),
    });
    await logIn(opened);
    expect(await screen.findByText(wrong)).toBeVisible();
    expect(identifier()).toBeInvalid();
    expect(identifier()).toHaveFocus();
    await untilIdle(button);
  });

  testInAll.each([
    ['fails', () => reply(500, { message: 'x' })],
    ['does not answer', noConnection],
  ])('asks to try later when the server %s', async (_name, answer) => {
    const opened = open({ 'POST /login': answer });
    await logIn(opened);
    expect(
      await screen.findByText('Terjadi kesalahan, silakan coba lagi nanti', { exact: false }),
    ).toBeVisible();
    await untilIdle(button);
  });

  testInAll('toggles the visibility of the password', async () => {
    const { person } = open();
    expect(password()).toHaveAttribute('type', 'password');
    await person.click(screen.getByRole('button', { name: 'Tampilkan password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await person.click(screen.getByRole('button', { name: 'Sembunyikan password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  testInAll('opens the numeric keyboard and offers the full one on touch screens', async () => {
    const { matchMedia } = window;
    const spy = jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
      ...matchMedia(media),
      matches: media === '(pointer: coarse)',
    }));
    const { person } = open();
    expect(identifier()).toHaveAttribute('inputmode', 'numeric');
    await person.click(screen.getByRole('button', { name: 'Keyboard huruf' }));
    expect(identifier()).toHaveAttribute('inputmode', 'text');
    expect(identifier()).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Keyboard angka' }));
    expect(identifier()).toHaveAttribute('inputmode', 'numeric');
    spy.mockRestore();
  });

  test('offers no other keyboard without a touch screen', () => {
    open();
    expect(screen.queryByRole('button', { name: /^Keyboard/ })).not.toBeInTheDocument();
  });
});

describe('LoginPage with identity providers', () => {
  const PROVIDERS = [
    { id: 'kampus', name: 'Akun Kampus' },
    { id: 'google', name: 'Google Mahasiswa' },
  ];
  const URL = 'https://sso.kampus.example/auth?state=x';
  const openWith = (api: ApiStubs = {}, local_login = true) =>
    renderApp(<LoginPage />, {
      path: '/auth/login',
      api: {
        'GET /settings': { data: { ...settings.data, local_login, login_providers: PROVIDERS } },
        'POST /login/:provider/start': { data: { url: URL } },
        ...api,
      },
    });
  const kampus = () => screen.findByRole('button', { name: 'Masuk dengan Akun Kampus' });
  let left: jest.SpiedFunction<typeof otherSite.open>;
  beforeEach(() => {
    left = jest.spyOn(otherSite, 'open').mockImplementation(() => {});
  });
  afterEach(() => left.mockRestore());

  test('leads to the provider of the pressed button', async () => {
    const { person, calls } = openWith();
    await person.click(await screen.findByRole('checkbox', { name: 'Ingat saya' }));
    await person.click(
      await screen.findByRole('button', { name: 'Masuk dengan Google Mahasiswa' }),
    );
    await waitFor(() => expect(left).toHaveBeenCalledWith(URL));
    const start = calls.find(({ path }) => path === '/login/google/start');
    expect(start?.body).toEqual({ remember: true });
    expect(button()).toBeVisible();
  });

  test('remembers the link of a mail until the browser comes back', async () => {
    const state = { returnTo: '/inbox?for=1' };
    const { person, router } = openWith();
    await act(() => router.navigate('/auth/login', { state }));
    await person.click(await kampus());
    await waitFor(() => expect(left).toHaveBeenCalled());
    expect(readStored('sign-on-return')).toBe(JSON.stringify(state));
  });

  test('says why a provider cannot be used, and offers it again', async () => {
    const gone = 'Akun Kampus sedang tidak dapat dihubungi. Silakan coba lagi nanti.';
    const { person } = openWith({
      'POST /login/:provider/start': () => reply(409, { message: gone }),
    });
    await person.click(await kampus());
    expect(await screen.findByRole('alert')).toHaveTextContent(gone);
    expect(left).not.toHaveBeenCalled();
    await untilIdle(() => screen.getByRole('button', { name: 'Masuk dengan Akun Kampus' }));
  });

  test('shows only the providers where passwords are switched off', async () => {
    openWith({}, false);
    // A kept answer may show the providers before the present one has arrived.
    await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
    expect(await kampus()).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Lupa password?' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Ingat saya' })).toBeVisible();
  });
});
