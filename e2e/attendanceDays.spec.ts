import { confirm } from './dialogs';
import { test as base, expect } from './fixtures';
import { POSITION } from './geolocation';
import { type RunningServer, startServer } from './server';
import { IN_ALL } from './testLevel';
import { expectToast } from './toasts';
import { PHONE } from './viewports';

/** 06:30 on Thursday in Jakarta, still Wednesday in UTC. */
const NOW = '2026-11-18T23:30:00Z';

const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await startServer({ NODE_ENV: 'test', FROZEN_CLOCK: NOW });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.use({
  viewport: PHONE,
  // The campus time zone counts, not that of the phone.
  timezoneId: 'Asia/Jayapura',
  geolocation: POSITION,
  permissions: ['geolocation'],
});

test(
  'before seven in the morning both days are shown and can be attended',
  IN_ALL,
  async ({ page, apiAs, openAs, createPlacement }) => {
    const { student, addActivity } = await createPlacement('Dini Hari');
    await addActivity({ name: 'Jaga malam', date: '2026-11-18' });
    await addActivity({ name: 'Rapat pagi', date: '2026-11-19' });
    await page.clock.setFixedTime(new Date(NOW));
    await openAs(await apiAs(student), '/');

    const card = page.getByRole('region', { name: 'Aktivitas Hari Ini' });
    await expect(card.getByText('Absen kemarin masih bisa sampai 07:00 WIB.')).toBeVisible();
    const yesterday = card.getByRole('region', { name: 'Rabu, 18 November 2026' });
    await expect(yesterday.getByText('Jaga malam')).toBeVisible();
    await yesterday.getByRole('button', { name: 'Absen Sekarang' }).click();
    await confirm(page, 'Konfirmasi Absen');
    await expectToast(page, 'Absensi berhasil dicatat.');
    await expect(yesterday.getByText('Sudah Absen')).toBeVisible();

    await page.goto('/student/attendance');
    const today = page.getByRole('region', { name: 'Kamis, 19 November 2026' });
    await today.getByRole('button', { name: 'Absen Sekarang' }).click();
    await confirm(page, 'Konfirmasi Absen');
    await expectToast(page, 'Absen berhasil dicatat.');
    await expect(today.getByText('Sudah Absen')).toBeVisible();
  },
);
