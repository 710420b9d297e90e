import type { BrowserContext, Page } from '@playwright/test';
import { during, intercept, noAnswer, refusal, SERVER_ERROR } from '../answers';
import { expect, test } from '../fixtures';
import { expectError, expectNoToast } from './toasts';

const LOGIN_FIRST = 'Silahkan login untuk melanjutkan';
const UNAUTHORIZED = refusal(401, { message: 'Sesi tidak berlaku.' });

const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('access_token'), localStorage.getItem('user')]);

const expectLoggedOut = async (page: Page) => {
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(await stored(page)).toEqual([null, null]);
};

const openInternships = (page: Page) =>
  page.getByRole('link', { name: 'Mahasiswa Magang' }).first().click();

test.describe('a request that is answered 401', () => {
  test.beforeEach(async ({ page, openAs }) => {
    await openAs('lecturer', '/');
    await expect(page.getByText('Total Mahasiswa')).toBeVisible();
  });

  test('is made again with a new token, and nobody hears of it', async ({ page }) => {
    const [oldToken] = await stored(page);
    const asked: (string | undefined)[] = [];
    let refreshes = 0;
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === '/api/refresh') refreshes += 1;
      if (pathname === '/api/internships') asked.push(request.headers().authorization);
    });
    let isFirst = true;
    await intercept(page, 'GET /internships', (route) => {
      if (!isFirst) return route.fallback();
      isFirst = false;
      return UNAUTHORIZED(route);
    });

    await openInternships(page);
    await expect(page.getByRole('button', { name: /^Aksi untuk / }).first()).toBeVisible();
    const [newToken] = await stored(page);
    expect(newToken).not.toBe(oldToken);
    expect(asked).toEqual([`Bearer ${oldToken}`, `Bearer ${newToken}`]);
    expect(refreshes).toBe(1);
    await expectNoToast(page);
  });

  test('and answered so again ends the session without a word', async ({ page }) => {
    let times = 0;
    await intercept(page, 'GET /internships', (route) => {
      times += 1;
      return UNAUTHORIZED(route);
    });
    await openInternships(page);
    await expectLoggedOut(page);
    expect(times).toBe(2);
    await expectNoToast(page);
  });

  test('in a session that the server has ended leads to login without a word', async ({
    page,
    request,
  }) => {
    const [token] = await stored(page);
    const headers = { Authorization: `Bearer ${token}` };
    expect((await request.post('/api/logout', { headers })).ok()).toBe(true);
    await openInternships(page);
    await expectLoggedOut(page);
    await expectNoToast(page);
  });

  for (const [how, answer] of [
    ['fails', SERVER_ERROR],
    ['gets no answer', noAnswer],
  ] as const) {
    test(`leads to login without a word when the refresh ${how}`, async ({ page }) => {
      await intercept(page, 'GET /internships', UNAUTHORIZED);
      await intercept(page, 'POST /refresh', answer);
      await openInternships(page);
      await expectLoggedOut(page);
      await expectNoToast(page);
    });
  }
});

test.describe('the current user cannot be loaded:', () => {
  const withoutToken = (context: BrowserContext) =>
    context.addInitScript(() => localStorage.removeItem('access_token'));
  const withExpiredToken = (context: BrowserContext) =>
    context.addInitScript(() => {
      const token = localStorage.getItem('access_token');
      if (!token) return;
      const claims = btoa(JSON.stringify({ sub: '1', exp: 1 }));
      localStorage.setItem('access_token', token.replace(/\.[^.]*\./, `.${claims}.`));
    });

  for (const [why, spoil] of [
    ['the token is missing', withoutToken],
    ['the token has expired', withExpiredToken],
  ] as const) {
    test(`${why}, which is said on the way to login`, async ({ page, openAs, context }) => {
      await openAs('mentor', '/');
      await expect(page.getByText('Total Mahasiswa')).toBeVisible();
      await spoil(context);
      await page.goto('/internships');
      await expectError(page, LOGIN_FIRST);
      await expectLoggedOut(page);
    });
  }

  for (const [why, answer] of [
    ['the server fails', SERVER_ERROR],
    ['the server does not answer', noAnswer],
  ] as const) {
    test(`${why}, which is said on the way to login`, async ({ page, openAs }) => {
      await intercept(page, 'POST /me', answer);
      await openAs('student', '/student/attendance');
      await expectError(page, LOGIN_FIRST);
      await expectLoggedOut(page);
    });
  }
});

test('a login that fails says why at the field, or to try again later', async ({ page }) => {
  const login = page.getByRole('button', { name: 'Log in' });
  await page.goto('/auth/login');
  await page.getByLabel('NIK / NIP / NIM').fill('2403319999');
  await page.getByLabel('Password', { exact: true }).fill('Salah2026!');

  await test.step('the real server objects to the identifier', async () => {
    await login.click();
    const identifier = page.getByLabel('NIK / NIP / NIM');
    await expect(identifier).toHaveAccessibleDescription('NIK / NIP / NIM atau password salah.');
    await expect(identifier).toHaveAttribute('aria-invalid', 'true');
    await expectNoToast(page);
  });

  await test.step('an objection to the password stands at the password', async () => {
    const errors = { password: ['Password wajib diisi'] };
    await during(page, 'POST /login', refusal(422, { message: 'x', errors }), async () => {
      await login.click();
      const password = page.getByLabel('Password', { exact: true });
      await expect(password).toHaveAccessibleDescription('Password wajib diisi');
    });
    await expectNoToast(page);
  });

  for (const [how, answer] of [
    ['the server fails', SERVER_ERROR],
    ['there is no answer', noAnswer],
    ['there are too many attempts', refusal(429)],
  ] as const) {
    await test.step(how, () =>
      during(page, 'POST /login', answer, async () => {
        await login.click();
        // With the blank at its end.
        await expectError(page, 'Terjadi kesalahan, silakan coba lagi nanti ');
      }),
    );
  }
  await expect(page.getByLabel('NIK / NIP / NIM')).toHaveValue('2403319999');
  await expect(page).toHaveURL('/auth/login');
});

test('a logout that fails tells the message of the server, and the session stays', async ({
  page,
  openAs,
}) => {
  await openAs('mentor', '/');
  await page.getByRole('button', { name: /^Menu pengguna/ }).click();
  const logOut = page.getByRole('menuitem', { name: 'Log out' });
  const failure = refusal(500, { message: 'Sesi tidak dapat diakhiri sekarang.' });
  await during(page, 'POST /logout', failure, async () => {
    await logOut.click();
    await expectError(page, 'Gagal keluar', 'Sesi tidak dapat diakhiri sekarang.');
  });
  await during(page, 'POST /logout', noAnswer, async () => {
    await logOut.click();
    await expectError(page, 'Gagal keluar', 'Silakan coba lagi nanti.');
  });
  expect((await stored(page)).every(Boolean)).toBe(true);
  await logOut.click();
  await expectLoggedOut(page);
});
