import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { errorResponse, intercept, interceptDuring, networkError, SERVER_ERROR } from '../network';
import { few, IN_ALL } from '../testLevel';
import { expectError, expectNoToast } from '../toasts';

const LOGIN_FIRST = 'Silahkan login untuk melanjutkan';
const UNAUTHORIZED = errorResponse(401, { message: 'Sesi tidak berlaku.' });

const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('access_token'), localStorage.getItem('user')]);

const expectLoggedOut = async (page: Page) => {
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(await stored(page)).toEqual([null, null]);
};

const openInternships = (page: Page) =>
  page.getByRole('link', { name: 'Mahasiswa Magang' }).first().click();

test.describe('a request with a 401 response', () => {
  test.beforeEach(async ({ page, openAs }) => {
    await openAs('lecturer', '/');
    await expect(page.getByText('Total Mahasiswa')).toBeVisible();
  });

  test('repeats a request with a refreshed token, without a message', IN_ALL, async ({ page }) => {
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

  test('ends the session without a message when it fails again', IN_ALL, async ({ page }) => {
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

  test(
    'redirects to login without a message when the session was ended on the server',
    IN_ALL,
    async ({ page, request }) => {
      const [token] = await stored(page);
      const headers = { Authorization: `Bearer ${token}` };
      expect((await request.post('/api/logout', { headers })).ok()).toBe(true);
      // Pointing at the link may already ask for the list, and lead to the login before the click.
      await page.getByRole('link', { name: 'Mahasiswa Magang' }).first().dispatchEvent('click');
      await expectLoggedOut(page);
      await expectNoToast(page);
    },
  );

  for (const [how, answer] of [
    ['server error', SERVER_ERROR],
    ['network error', networkError],
  ] as const) {
    test(
      `redirects to login without a message when the refresh fails: ${how}`,
      IN_ALL,
      async ({ page }) => {
        await intercept(page, 'GET /internships', UNAUTHORIZED);
        await intercept(page, 'POST /refresh', answer);
        await openInternships(page);
        await expectLoggedOut(page);
        await expectNoToast(page);
      },
    );
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

  for (const [why, prepare] of few(
    [
      ['expired token', withExpiredToken],
      ['missing token', withoutToken],
    ] as const,
    1,
  )) {
    test(`${why}: redirects to login with a message`, async ({ page, openAs, context }) => {
      await openAs('mentor', '/');
      await expect(page.getByText('Total Mahasiswa')).toBeVisible();
      await prepare(context);
      await page.goto('/internships');
      await expectError(page, LOGIN_FIRST);
      await expectLoggedOut(page);
    });
  }

  for (const [why, answer] of [
    ['server error', SERVER_ERROR],
    ['network error', networkError],
  ] as const) {
    test(`${why}: redirects to login with a message`, IN_ALL, async ({ page, openAs }) => {
      await intercept(page, 'POST /me', answer);
      await openAs('student', '/student/attendance');
      await expectError(page, LOGIN_FIRST);
      await expectLoggedOut(page);
    });
  }
});

test(
  'a failed login shows the error at its field or asks to try again later',
  IN_ALL,
  async ({ page }) => {
    const login = page.getByRole('button', { name: 'Log in' });
    await page.goto('/auth/login');
    await page.getByLabel('NIK / NIP / NIM').fill('2403319999');
    await page.getByLabel('Password', { exact: true }).fill('Salah2026!');

    await test.step('wrong credentials', async () => {
      await login.click();
      const identifier = page.getByLabel('NIK / NIP / NIM');
      await expect(identifier).toHaveAccessibleDescription('NIK / NIP / NIM atau password salah.');
      await expect(identifier).toHaveAttribute('aria-invalid', 'true');
      await expectNoToast(page);
    });

    await test.step('an error of the password field', async () => {
      const errors = { password: ['Password wajib diisi'] };
      await interceptDuring(
        page,
        'POST /login',
        errorResponse(422, { message: 'x', errors }),
        async () => {
          await login.click();
          const password = page.getByLabel('Password', { exact: true });
          await expect(password).toHaveAccessibleDescription('Password wajib diisi');
        },
      );
      await expectNoToast(page);
    });

    for (const [how, answer] of [
      ['server error', SERVER_ERROR],
      ['network error', networkError],
      ['too many attempts', errorResponse(429)],
    ] as const) {
      await test.step(how, () =>
        interceptDuring(page, 'POST /login', answer, async () => {
          await login.click();
          // Including the trailing space of the specification.
          await expectError(page, 'Terjadi kesalahan, silakan coba lagi nanti ');
        }),
      );
    }
    await expect(page.getByLabel('NIK / NIP / NIM')).toHaveValue('2403319999');
    await expect(page).toHaveURL('/auth/login');
  },
);

const ONLY_HERE = 'Anda sudah keluar dari browser ini, tetapi server belum mengakhiri sesinya.';

for (const [name, failure, message] of [
  ['refuses', errorResponse(500, { message: 'Sesi tetap ada.' }), `Sesi tetap ada. ${ONLY_HERE}`],
  ['is away', networkError, `Server tidak dapat dihubungi. ${ONLY_HERE}`],
] as const) {
  test(
    `a logout that the server ${name} clears this browser and says so`,
    IN_ALL,
    async ({ page, openAs }) => {
      await openAs('mentor', '/');
      await page.getByRole('button', { name: /^Menu pengguna/ }).click();
      await interceptDuring(page, 'POST /logout', failure, async () => {
        await page.getByRole('menuitem', { name: 'Log out' }).click();
        await expectError(page, 'Gagal keluar', message);
      });
      await expectLoggedOut(page);
    },
  );
}
