import { mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility/checks';
import type { Caller } from './caller';
import { freezeClock, NOW } from './clock';
import { expect, test } from './fixtures';
import { POSITION } from './geolocation';
import { errorResponse, intercept, networkError } from './network';
import type { ApiResponse } from './records/lists';
import { createActivities } from './records/work';
import { sendLogin, signIn } from './signIn';
import { IN_ALL, IN_CI } from './testLevel';
import { expectToast } from './toasts';
import {
  attend,
  expectKept,
  expectNothingLeft,
  goOnline,
  losePresses,
  openUnsent,
  PRESS,
  unsentButton,
  unsentOn,
} from './unsent';
import { PHONE } from './viewports';

const DEVICE = { geolocation: POSITION, permissions: ['geolocation'] };
test.use({ viewport: PHONE, ...DEVICE });

interface Attended {
  attendance_events: { device_time: string | null }[];
}

/** The times of the device in the presses that the server has. */
const pressTimes = async (caller: Caller, id: number) => {
  const { data } = await caller.get<ApiResponse<Attended>>(`/activities/${id}`);
  return data.attendance_events.map(({ device_time }) => device_time);
};

const LATER = new Date(NOW.getTime() + 10 * 60_000);

test(
  'a press without a network survives the death of the browser and arrives once, with its own time',
  IN_ALL,
  async ({ playwright, launchOptions, baseURL, createPlacement, apiAs }) => {
    const { student, addActivity } = await createPlacement('Rani Permata');
    const id = await addActivity();
    const profile = mkdtempSync(join(tmpdir(), 'profile-'));
    const open = async () => {
      const context = await playwright.chromium.launchPersistentContext(profile, {
        ...launchOptions,
        ...DEVICE,
        viewport: PHONE,
        ...(baseURL && { baseURL }),
      });
      await freezeClock(context);
      return { context, page: context.pages()[0] ?? (await context.newPage()) };
    };

    const { page } = await open();
    await signIn(page, student.identifier, student.password);
    await losePresses(page);
    await attend(page);
    await expectKept(page);
    await page.reload();
    await expect(page.getByText('Menunggu dikirim', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Absen Sekarang' })).toHaveCount(0);
    const [pid] = readlinkSync(join(profile, 'SingletonLock')).split('-').slice(-1);
    process.kill(Number(pid), 'SIGKILL');

    const again = await open();
    await again.context.clock.setFixedTime(LATER);
    // The browser may or may not have written its session in time.
    await again.page.goto('/auth/login');
    await again.page.evaluate(() => localStorage.clear());
    await signIn(again.page, student.identifier, student.password);
    await expect(again.page.getByText('Sudah Absen')).toBeVisible();
    await expectNothingLeft(again.page);
    expect(await pressTimes(await apiAs(student), id)).toEqual([NOW.toISOString()]);
    await again.context.close();
    rmSync(profile, { recursive: true, force: true });
  },
);

test('a press whose answer was lost is not doubled', async ({
  page,
  createPlacement,
  apiAs,
  openAs,
}) => {
  const { student, addActivity } = await createPlacement('Budi Hartono');
  const id = await addActivity();
  const caller = await apiAs(student);
  await openAs(caller, '/');
  const stop = await intercept(page, PRESS, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await attend(page);
  await expectKept(page);
  await stop();
  await goOnline(page);
  await expectToast(page, 'Terkirim');
  await expectNothingLeft(page);
  expect(await pressTimes(caller, id)).toHaveLength(1);
});

test(
  'what the server refuses stays, with its words, until the person deletes it',
  IN_ALL,
  async ({ page, createPlacement, apiAs, openAs }) => {
    const { student, addActivity } = await createPlacement('Sari Melati');
    await addActivity({ name: 'Uji jaringan' });
    await openAs(await apiAs(student), '/student/attendance');
    await losePresses(page);
    await attend(page);
    await expectKept(page);
    await openUnsent(page);
    await expectAccessible(page, 'an item that waits');
    await intercept(page, PRESS, errorResponse(422, { message: 'Aktivitas sudah ditutup.' }));
    await page.getByRole('button', { name: 'Coba sekarang' }).first().click();
    const card = page.getByRole('article', { name: 'Absen masuk Uji jaringan' });
    await expect(card.getByText('Perlu dilihat')).toBeVisible();
    await expect(card.getByText(/Aktivitas sudah ditutup\./)).toBeVisible();
    expect(await unsentOn(page)).toEqual(['press refused']);
    await expectAccessible(page, 'an item that was refused');

    await test.step('it can be saved as a file', async () => {
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Simpan sebagai berkas' }).click();
      const [saved] = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
      expect(saved).toMatchObject({ kind: 'press', device_time: NOW.toISOString() });
    });

    const question = page.getByRole('alertdialog', { name: 'Hapus yang belum terkirim?' });
    await card.getByRole('button', { name: 'Hapus' }).focus();
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Batal' }).click();
    expect(await unsentOn(page)).toEqual(['press refused']);
    await card.getByRole('button', { name: 'Hapus' }).click();
    await question.getByRole('button', { name: 'Hapus' }).click();
    await expect(page.getByText('Tidak ada yang menunggu dikirim')).toBeVisible();
    expect(await unsentOn(page)).toEqual([]);
  },
);

test(
  'two tabs send a press once, and seven items two at a time',
  IN_CI,
  async ({ page, context, createPlacement, apiAs, openAs, recordsAdmin }) => {
    const { student, internshipId } = await createPlacement('Wulan Sari');
    const names = Array.from({ length: 7 }, (_, index) => ({ name: `Tugas ${index + 1}` }));
    const ids = await createActivities(recordsAdmin, internshipId, names);
    const caller = await apiAs(student);
    await openAs(caller, '/student/attendance');
    const stop = await losePresses(page);
    for (let left = names.length; left > 0; left -= 1) {
      await expect(page.getByRole('button', { name: 'Absen Sekarang' })).toHaveCount(left);
      await attend(page);
    }
    await expect(page.getByText('Menunggu dikirim', { exact: true })).toHaveCount(7);

    let running = 0;
    let most = 0;
    const sent: string[] = [];
    await context.route(/presence-student$/, async (route) => {
      running += 1;
      most = Math.max(most, running);
      sent.push(route.request().url());
      const response = await route.fetch();
      running -= 1;
      await route.fulfill({ response });
    });
    const other = await context.newPage();
    await other.goto('/student/unsent');
    await stop();
    await goOnline(page);
    await expectNothingLeft(page);
    expect(most).toBeLessThanOrEqual(2);
    expect(new Set(sent).size).toBe(7);
    expect(sent).toHaveLength(7);
    for (const id of ids) expect(await pressTimes(caller, id)).toHaveLength(1);
  },
);

test(
  'another account neither sees nor sends it; a logout asks, and the next login sends it',
  IN_CI,
  async ({ page, createPlacement, createStudent, apiAs, openAs }) => {
    const { student, addActivity } = await createPlacement('Agus Salim');
    const id = await addActivity();
    const other = await createStudent('Dina Marlina');
    await openAs(await apiAs(student), '/');
    const stop = await losePresses(page);
    await attend(page);
    await expectKept(page);

    await page.getByRole('button', { name: /^Menu pengguna/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    const question = page.getByRole('alertdialog', { name: 'Ada yang belum terkirim' });
    await expect(question).toHaveAccessibleDescription(/^1 absen belum terkirim\./);
    await question.getByRole('button', { name: 'Tetap keluar' }).click();
    await expect(page).toHaveURL('/auth/login');
    await stop();
    await page.reload();
    await expect(page.getByText('Masuk lagi untuk mengirim 1 absen')).toBeVisible();

    await sendLogin(page, other.identifier, other.password);
    await expect(page).toHaveURL('/');
    await page.goto('/student/unsent');
    await expect(page.getByText('Tidak ada yang menunggu dikirim')).toBeVisible();
    await expect(unsentButton(page)).toHaveCount(0);
    expect(await unsentOn(page)).toEqual(['press waiting']);
    expect(await pressTimes(await apiAs(student), id)).toEqual([]);

    await page.evaluate(() => localStorage.clear());
    await page.goto('/auth/login');
    await sendLogin(page, student.identifier, student.password);
    await expectNothingLeft(page);
    expect(await pressTimes(await apiAs(student), id)).toHaveLength(1);
  },
);

test(
  'a press that finds the session expired is kept, and the login is asked for',
  IN_CI,
  async ({ page, createPlacement, apiAs, openAs }) => {
    const { student, addActivity } = await createPlacement('Citra Lestari');
    await addActivity();
    await openAs(await apiAs(student), '/');
    await intercept(page, PRESS, errorResponse(401, { message: 'Sesi tidak berlaku.' }));
    await intercept(page, 'POST /refresh', errorResponse(401, { message: 'Sesi tidak berlaku.' }));
    await attend(page);
    await expect(page).toHaveURL(/\/auth\/login/);
    await expect(page.getByText('Masuk lagi untuk mengirim 1 absen')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Masuk lagi untuk mengirim 1 absen')).toBeVisible();
    expect(await unsentOn(page)).toEqual(['press waiting']);
  },
);

test(
  'a device that refuses to keep a press says so, and the press can be sent again',
  IN_CI,
  async ({ page, createPlacement, apiAs, openAs }) => {
    const { student, addActivity } = await createPlacement('Eko Prasetyo');
    const id = await addActivity();
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const caller = await apiAs(student);
    await openAs(caller, '/');
    const stop = await losePresses(page);
    await page.getByRole('button', { name: 'Absen Sekarang' }).click();
    await page.getByRole('button', { name: 'Lanjutkan' }).click();
    await expectToast(page, 'Ponsel menolak menyimpan absen ini');
    await stop();
    await page.getByRole('button', { name: 'Lanjutkan' }).click();
    await expect(page.getByText('Sudah Absen')).toBeVisible();
    expect(await pressTimes(caller, id)).toHaveLength(1);
  },
);

const textArea = (page: Page) =>
  page.getByRole('textbox', { name: 'Apa yang Anda kerjakan dan pelajari?' });

const saveLog = async (page: Page, text: string) => {
  await textArea(page).fill(text);
  await page.getByRole('button', { name: 'Simpan' }).click();
};

test(
  'a log without a network is sent later, and a conflict leads to the day with both texts',
  IN_ALL,
  async ({ page, createPlacement, apiAs, openAs }) => {
    const { student, addActivity } = await createPlacement('Fajar Nugroho');
    const id = await addActivity();
    const caller = await apiAs(student);
    const log = `/student/activities/${id}/log`;
    await openAs(caller, `/student/activities/${id}`);
    let stop = await intercept(page, 'PUT /student/activities/*/log', networkError);
    await saveLog(page, 'Memasang rak.');
    await expectKept(page);
    await stop();
    await goOnline(page);
    await expectNothingLeft(page);

    await page.goto(`/student/activities/${id}`);
    stop = await intercept(page, 'PUT /student/activities/*/log', networkError);
    await saveLog(page, 'Memasang rak dan kabel.');
    await expectKept(page);
    await caller.put(log, { text: 'Dari laptop.', version: 1 });
    await stop();
    await goOnline(page);
    await expect(unsentButton(page)).toHaveAccessibleName('1 perlu dilihat');
    await openUnsent(page);
    await page.getByRole('link', { name: 'Buka aktivitas' }).click();
    await expect(page.getByText('Dari laptop.')).toBeVisible();
    await expect(textArea(page)).toHaveValue('Memasang rak dan kabel.');
  },
);
