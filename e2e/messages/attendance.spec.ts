import type { BrowserContext, Page } from '@playwright/test';
import { installClock } from '../clock';
import { expect, test } from '../fixtures';
import { closeLocationSteps, POSITION } from '../geolocation';
import { interceptDuring, SERVER_ERROR } from '../network';
import type { Placement } from '../records/placements';
import { few, IN_ALL, IN_CI } from '../testLevel';
import { expectError, expectSuccess } from '../toasts';

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

test.describe('with a position', () => {
  test.use({ geolocation: POSITION, permissions: ['geolocation'] });

  for (const { path, success, failure } of [PAGE, DASHBOARD]) {
    test(
      `${path}: shows an error when recording fails, and updates the list when it succeeds`,
      IN_ALL,
      async ({ page, openAs, apiAs, createPlacement }) => {
        const { student, addActivity } = await createPlacement('Putri Anggraini');
        await addActivity();
        await openAs(await apiAs(student), path);
        await expect(page.getByText('Memasang server', { exact: true })).toBeVisible();

        const request = 'PATCH /activities/*/presence-student';
        await attend(page).click();
        await interceptDuring(page, request, SERVER_ERROR, async () => {
          await agree(page);
          await expectError(page, ...failure);
        });

        const lists: string[] = [];
        page.on('request', (request) => {
          if (/\/internships\/\d+\/activities/.test(request.url())) lists.push(request.url());
        });
        await agree(page);
        await expectSuccess(page, ...success);
        await expect(dialog(page)).toBeHidden();
        await expect(page.getByText('Sudah Absen', { exact: true })).toBeVisible();
        // Before seven in Jakarta the screen lists two days.
        expect(lists.length).toBeGreaterThan(0);
        expect(lists).toEqual([...new Set(lists)]);
        if (path === PAGE.path) await expect(attend(page)).toBeDisabled();
        else await expect(attend(page)).toBeHidden();
      },
    );
  }

  test(
    'shows an error for an activity that was deleted in the meantime',
    IN_ALL,
    async ({ page, openAs, apiAs, createPlacement }) => {
      const { admin, student, addActivity } = await createPlacement('Reza Maulana');
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
    },
  );
});

test.describe('without a position', () => {
  /** The device times out. */
  const timeOut = (context: BrowserContext) =>
    context.addInitScript(() => {
      const locate = (
        _found: unknown,
        failed: (error: { code: number; message: string }) => void,
        { timeout = Number.POSITIVE_INFINITY }: PositionOptions = {},
      ) => setTimeout(failed, timeout, { code: 3, message: 'Timeout expired' });
      Object.defineProperty(Geolocation.prototype, 'getCurrentPosition', { value: locate });
    });
  /** The permission prompt stays open. */
  const ignorePrompt = (context: BrowserContext) =>
    context.addInitScript(() =>
      Object.defineProperty(Geolocation.prototype, 'getCurrentPosition', { value: () => {} }),
    );

  const CASES: readonly {
    why: string;
    prepare: (context: BrowserContext) => Promise<unknown>;
    /** Seconds until the page gives up. */
    seconds: number;
    /** Whether the steps to allow the position follow. */
    isDenied?: boolean;
  }[] = [
    {
      why: 'permission denied',
      prepare: (context) => context.clearPermissions(),
      seconds: 0,
      isDenied: true,
    },
    {
      why: 'position unavailable',
      prepare: async (context) => {
        await context.grantPermissions(['geolocation']);
        await context.setGeolocation(null);
      },
      seconds: 0,
    },
    { why: 'position not found within ten seconds', prepare: timeOut, seconds: 10 },
    { why: 'permission prompt ignored', prepare: ignorePrompt, seconds: 30 },
  ];

  const attendWithoutPosition = async (page: Page, seconds: number) => {
    await ask(page);
    if (seconds === 0) return;
    await expect(dialog(page).getByRole('progressbar')).toBeVisible();
    await expect(dialog(page).getByRole('status')).toHaveText('Mencari lokasi…');
    await page.clock.fastForward(1000);
    await expect(dialog(page).getByText(/[1-9]\d* detik/)).toBeVisible();
    await page.clock.fastForward(seconds * 1000);
  };

  const open = async (page: Page, { student, addActivity }: Placement) => {
    await addActivity();
    await installClock(page);
    return student;
  };

  for (const { why, prepare, seconds, isDenied = false } of few(CASES, 1)) {
    test(
      `${why}: the dashboard stays open, the attendance page redirects to the activities`,
      IN_CI,
      async ({ page, context, openAs, apiAs, createPlacement }) => {
        const student = await open(page, await createPlacement('Tono Sucipto'));
        await prepare(context);
        await openAs(await apiAs(student), DASHBOARD.path);
        await attendWithoutPosition(page, seconds);
        await expectError(
          page,
          'Gagal mendapatkan lokasi',
          'Pastikan GPS aktif dan izin lokasi diberikan.',
        );
        await expect(page).toHaveURL(DASHBOARD.path);
        if (isDenied) await closeLocationSteps(page);
        await expect(attend(page)).toBeEnabled();

        await page.goto(PAGE.path);
        await attendWithoutPosition(page, seconds);
        await expect(page).toHaveURL('/student/activities');
        await expectError(
          page,
          'Lokasi diperlukan',
          'Aktifkan izin lokasi di browser Anda untuk absen.',
        );
      },
    );
  }
});
