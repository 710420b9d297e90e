import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility/checks';
import { accounts, test as base, expect } from './fixtures';
import { expectNoSidewaysScrolling } from './layout';
import { type RunningProvider, startOidcProvider } from './oidcProvider';
import { freePort, type RunningServer, startServer } from './server';
import { IN_CI } from './testLevel';
import { PHONE } from './viewports';

const PEOPLE = {
  ahmad: { nim: accounts.student, name: 'Ahmad Fauzi' },
  tamu: { nim: '2499999999', name: 'Tamu' },
};

/** The tests have a provider, and a server that accepts its accounts. */
const test = base.extend<
  object,
  { provider: RunningProvider; port: number; server: RunningServer }
>({
  port: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright derives dependencies from this pattern
    async ({}, use) => use(await freePort()),
    { scope: 'worker' },
  ],
  provider: [
    async ({ port }, use) => {
      const provider = await startOidcProvider(`http://localhost:${port}`, PEOPLE);
      await use(provider);
      provider.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ port, provider }, use) => {
      const server = await startServer({ PORT: String(port), ...provider.settings });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const logInAtProvider = async (page: Page, name: keyof typeof PEOPLE) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Masuk dengan Akun Kampus' }).click();
  await page.getByLabel('Nama').fill(name);
  await page.getByRole('button', { name: 'Lanjut' }).click();
};

test(
  'a student logs in through the page of a provider, and the log-out ends both sessions',
  IN_CI,
  async ({ page, provider }) => {
    await provider.setClock();
    await logInAtProvider(page, 'ahmad');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: /^Selamat Datang/ })).toBeVisible();
    await page.getByRole('button', { name: /^Menu pengguna/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Yes, sign me out' }).click();
    await expect(page).toHaveURL('/auth/login');
    // The provider asks again who it is.
    await page.getByRole('button', { name: 'Masuk dengan Akun Kampus' }).click();
    await expect(page.getByLabel('Nama')).toHaveValue('');
  },
);

test(
  'a stranger reads on a phone that there is no account, and a reload does not send the answer again',
  IN_CI,
  async ({ page, provider }) => {
    await provider.setClock();
    await page.setViewportSize(PHONE);
    await page.goto('/auth/login');
    await expect(page.getByRole('button', { name: 'Masuk dengan Akun Kampus' })).toBeVisible();
    await expectAccessible(page, 'the login with a provider');
    await expectNoSidewaysScrolling(page);

    await logInAtProvider(page, 'tamu');
    await expect(page.getByRole('alert')).toContainText('Anda belum terdaftar di SiMagang');
    expect(page.url()).not.toContain('code=');
    await expectAccessible(page, 'a refused login through a provider');
    await expectNoSidewaysScrolling(page);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Silakan mulai dari halaman login');
    await page.getByRole('link', { name: 'Kembali ke Log in' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  },
);
