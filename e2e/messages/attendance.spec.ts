import type { BrowserContext, Page } from '@playwright/test';
import { during, noAnswer, SERVER_ERROR } from '../answers';
import { expect, test } from '../fixtures';
import type { Placement } from '../records/placements';
import { expectError, expectSuccess } from './toasts';

const PLACE = { latitude: -6.9475, longitude: 107.6349 };

test.use({ viewport: { width: 390, height: 844 } });

interface Words {
  path: string;
  success: readonly [title: string, description: string];
  failure: readonly [title: string, description: string];
}

const PAGE: Words = {
  path: '/student/attendance',
  success: ['Berhasil', 'Absen berhasil dicatat.'],
  failure: ['Gagal', 'Terjadi kesalahan saat mencatat absen.'],
};

const DASHBOARD: Words = {
  path: '/',
  success: ['Berhasil!', 'Absensi berhasil dicatat.'],
  failure: ['Error', 'Gagal mencatat absensi.'],
};

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Konfirmasi Absen' });
const attend = (page: Page) => page.getByRole('button', { name: 'Absen Sekarang' });
const agree = (page: Page) => dialog(page).getByRole('button', { name: 'Lanjutkan' }).click();

const ask = async (page: Page) => {
  await attend(page).click();
  await agree(page);
};

test.describe('where the device can say where it is', () => {
  test.use({ geolocation: PLACE, permissions: ['geolocation'] });

  for (const { path, success, failure } of [PAGE, DASHBOARD]) {
    test(`${path}: a failure is told, the next try is recorded, and the list shows it`, async ({
      page,
      openAs,
      apiAs,
      aPlacement,
    }) => {
      const { student, addActivity } = await aPlacement('Putri Anggraini');
      await addActivity();
      await openAs(await apiAs(student), path);
      await expect(page.getByText('Memasang server', { exact: true })).toBeVisible();

      const presence = 'PATCH /activities/*/presence-student';
      await attend(page).click();
      for (const answer of [SERVER_ERROR, noAnswer])
        await during(page, presence, answer, async () => {
          await agree(page);
          await expectError(page, ...failure);
        });

      const lists: string[] = [];
      page.on('request', (request) => {
        if (/\/internships\/\d+\/activities/.test(request.url())) lists.push(request.method());
      });
      await agree(page);
      await expectSuccess(page, ...success);
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByText('Sudah Absen', { exact: true })).toBeVisible();
      expect(lists).toEqual(['GET']);
      if (path === PAGE.path) await expect(attend(page)).toBeDisabled();
      else await expect(attend(page)).toBeHidden();
    });
  }

  test('an activity that is deleted meanwhile is not there to attend any more', async ({
    page,
    openAs,
    apiAs,
    aPlacement,
  }) => {
    const { admin, student, addActivity } = await aPlacement('Reza Maulana');
    const id = await addActivity();
    await openAs(await apiAs(student), PAGE.path);
    await attend(page).click();
    await admin.delete(`/activities/${id}`);
    await agree(page);
    await expectError(page, ...PAGE.failure);
    await expect(page.getByText('Tidak ada aktivitas yang dijadwalkan hari ini.')).toBeVisible();
    await agree(page);
    await expectError(page, 'Aktivitas tidak ditemukan', 'Silakan pilih aktivitas yang valid.');
    await expect(dialog(page)).toBeHidden();
  });

  test('a position without numbers is no position', async ({ page, openAs, apiAs, aPlacement }) => {
    const { student, addActivity } = await aPlacement('Sari Melati');
    await addActivity();
    await page.addInitScript(() => {
      const coords = { latitude: Number.NaN, longitude: Number.NaN };
      const locate = (found: (position: unknown) => void) => found({ coords });
      Object.defineProperty(Geolocation.prototype, 'getCurrentPosition', { value: locate });
    });
    const person = await apiAs(student);
    for (const { path } of [PAGE, DASHBOARD]) {
      await openAs(person, path);
      await ask(page);
      await expectError(
        page,
        'Lokasi tidak tersedia',
        'Aktifkan izin lokasi di browser Anda untuk absen.',
      );
    }
  });
});

test.describe('where it cannot', () => {
  /** The device searches in vain for as long as it may. */
  const searchesInVain = (context: BrowserContext) =>
    context.addInitScript(() => {
      const locate = (
        _found: unknown,
        failed: (error: { code: number; message: string }) => void,
        { timeout = Number.POSITIVE_INFINITY }: PositionOptions = {},
      ) => setTimeout(failed, timeout, { code: 3, message: 'Timeout expired' });
      Object.defineProperty(Geolocation.prototype, 'getCurrentPosition', { value: locate });
    });
  /** Nobody answers whether the page may know. */
  const isNeverAsked = (context: BrowserContext) =>
    context.addInitScript(() =>
      Object.defineProperty(Geolocation.prototype, 'getCurrentPosition', { value: () => {} }),
    );

  const CASES: readonly {
    why: string;
    prepare: (context: BrowserContext) => Promise<unknown>;
    /** How long it takes until there is nothing more to hope for. */
    seconds: number;
  }[] = [
    { why: 'it is denied', prepare: (context) => context.clearPermissions(), seconds: 0 },
    {
      why: 'it is not available',
      prepare: async (context) => {
        await context.grantPermissions(['geolocation']);
        await context.setGeolocation(null);
      },
      seconds: 0,
    },
    { why: 'it takes more than ten seconds', prepare: searchesInVain, seconds: 10 },
    { why: 'nobody answers the question for permission', prepare: isNeverAsked, seconds: 30 },
  ];

  const waitInVain = async (page: Page, seconds: number) => {
    await ask(page);
    if (seconds === 0) return;
    await expect(dialog(page).getByRole('progressbar')).toBeVisible();
    await page.clock.fastForward(seconds * 1000);
  };

  const open = async (page: Page, { student, addActivity }: Placement) => {
    await addActivity();
    await page.clock.install();
    return student;
  };

  for (const { why, prepare, seconds } of CASES) {
    test(`${why}: the dashboard stays, the attendance page leads to the activities`, async ({
      page,
      context,
      openAs,
      apiAs,
      aPlacement,
    }) => {
      const student = await open(page, await aPlacement('Tono Sucipto'));
      await prepare(context);
      await openAs(await apiAs(student), DASHBOARD.path);
      await waitInVain(page, seconds);
      await expectError(
        page,
        'Gagal mendapatkan lokasi',
        'Pastikan GPS aktif dan izin lokasi diberikan.',
      );
      await expect(page).toHaveURL(DASHBOARD.path);
      await expect(attend(page)).toBeEnabled();

      await page.goto(PAGE.path);
      await waitInVain(page, seconds);
      await expect(page).toHaveURL('/student/activities');
      await expectError(
        page,
        'Lokasi diperlukan',
        'Aktifkan izin lokasi di browser Anda untuk absen.',
      );
    });
  }
});
