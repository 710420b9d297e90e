import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility/checks';
import type { Caller } from './caller';
import { cameraPhoto } from './cameraPhoto';
import { NOW } from './clock';
import { expect } from './fixtures';
import { POSITION } from './geolocation';
import { openKept, test } from './keptApp';
import { expectNoSidewaysScrolling } from './layout';
import type { ApiResponse } from './records/lists';
import { createActivities } from './records/work';
import { untilQuiet } from './requests';
import { IN_ALL } from './testLevel';
import { attend, expectKept, goOnline, unsentButton, unsentOn } from './unsent';
import { PHONE } from './viewports';
import { visit } from './visit';

test.use({
  serviceWorkers: 'allow',
  viewport: PHONE,
  geolocation: POSITION,
  permissions: ['geolocation'],
});

const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const dateOf = (time: Date) => time.toISOString().slice(0, 10);

/** The days of the week before now. */
const WEEK = [6, 5, 4, 3, 2, 1, 0].map(ago);

const expectGoodLooks = async (page: Page, what: string) => {
  await expectAccessible(page, what);
  await expectNoSidewaysScrolling(page);
};

/** A press, a log with its hand-in, a photo and a request. */
const ITEMS_A_DAY = 4;

const AT_ONCE = 2;

/** The rest of a minute after contact, by the clock of the page. */
const STEP_MS = 5_000;
const STEPS = 12;

const writeLog = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: /kerjakan dan pelajari/ }).fill(text);
  await page.getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(page.getByText('Tersimpan di perangkat, menunggu jaringan.')).toBeVisible();
};

const addPhoto = async (page: Page, name: string) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Pilih foto' }).click();
  await (await chooser).setFiles(await cameraPhoto(page, name));
  const shown = page.getByRole('list', { name: 'Foto kegiatan' }).getByRole('img', { name });
  await expect(shown).toBeVisible();
  await expect(page.getByRole('link', { name: 'Menunggu dikirim', exact: true })).toBeVisible();
};

const askForDay = async (page: Page, date: string) => {
  await visit(page, `/student/requests/create?kind=elsewhere&date=${date}`);
  await page.getByRole('textbox', { name: 'Alasan' }).fill('Di lokasi pelanggan.');
  await page.getByRole('button', { name: 'Kirim Pengajuan' }).click();
  await expect(page).toHaveURL('/student/unsent');
};

interface Arrived {
  attendance_events: { device_time: string | null }[];
  log: { text: string; handed_in_at: string | null; days_late: number | null } | null;
  photos: unknown[];
}

const arrivedAt = async (caller: Caller, id: number) => {
  const { data } = await caller.get<ApiResponse<Arrived>>(`/activities/${id}`);
  return {
    presses: data.attendance_events.map(({ device_time }) => device_time?.slice(0, 10)),
    text: data.log?.text,
    isHandedIn: data.log?.handed_in_at !== null,
    daysLate: data.log?.days_late,
    photos: data.photos.length,
  };
};

test(
  'a week in flight mode arrives in order within a minute of contact, two requests at a time',
  IN_ALL,
  async ({ page, context, frontend, createPlacement, apiAs, openAs, recordsAdmin }) => {
    const { student, internshipId } = await createPlacement('Rani Permata');
    const ids = await createActivities(
      recordsAdmin,
      internshipId,
      WEEK.map((day) => ({ date: dateOf(day), name: `Kerja ${dateOf(day)}` })),
    );
    const caller = await apiAs(student);
    const first = WEEK[0] as Date;
    frontend.setDate(first);
    await context.clock.setFixedTime(first);
    await openAs(caller, '/');
    await openKept(page);
    // A log that was never opened cannot be read without a network.
    for (const id of ids) {
      await visit(page, `/student/activities/${id}`);
      await expect(page.getByRole('heading', { name: /^Kerja/, level: 1 })).toBeVisible();
      await untilQuiet(page);
      await visit(page, '/');
    }
    await visit(page, '/student/requests');
    await untilQuiet(page);

    frontend.cut();
    await context.setOffline(true);
    for (const [index, day] of WEEK.entries()) {
      await context.clock.setFixedTime(day);
      await page.goto(`/student/activities/${ids[index]}`);
      await attend(page);
      await expectKept(page);
      await writeLog(page, `Hari ${dateOf(day)}`);
      await addPhoto(page, `${dateOf(day)}.jpg`);
      await askForDay(page, dateOf(day));
    }
    const count = WEEK.length * ITEMS_A_DAY;
    expect(await unsentOn(page)).toHaveLength(count);
    await expect(unsentButton(page)).toHaveAccessibleName(`${count} menunggu dikirim`);
    await expectGoodLooks(page, 'what waits after a week, with photos');
    await visit(page, '/student/requests');
    await expect(
      page.getByRole('article').getByText('Menunggu dikirim', { exact: true }),
    ).toHaveCount(WEEK.length);
    await expectGoodLooks(page, 'the list of requests that wait');

    frontend.calls.clear();
    frontend.setDate(NOW);
    await page.clock.pauseAt(NOW.getTime() + 1_000);
    frontend.mend();
    await context.setOffline(false);
    await goOnline(page);
    await untilQuiet(page);
    for (let step = 0; step < STEPS && (await unsentOn(page)).length > 0; step += 1) {
      await page.clock.runFor(STEP_MS);
      await untilQuiet(page);
    }
    expect(await unsentOn(page)).toEqual([]);

    const writes = frontend.calls.writes();
    expect(writes.filter(({ status }) => (status ?? 500) >= 400)).toEqual([]);
    expect(frontend.calls.busiest().slice(AT_ONCE), 'more calls at once').toEqual([]);
    for (const id of ids) {
      const ofActivity = writes.filter(({ call }) => call.includes(`/activities/${id}/`));
      expect(ofActivity.map(({ call }) => call.replace(/ .*\/activities\/\d+/, ''))).toEqual([
        'PATCH/presence-student',
        'POST/photos',
        'PUT/log',
        'POST/log/hand-in',
      ]);
    }
    // Each once, with the hand-ins.
    expect(writes).toHaveLength(count + ids.length);
    expect(frontend.calls.reads().length, 'calls that read').toBeLessThan(2 * count);

    for (const [index, day] of WEEK.entries()) {
      expect(await arrivedAt(caller, ids[index] as number)).toEqual({
        presses: [dateOf(day)],
        text: `Hari ${dateOf(day)}`,
        isHandedIn: true,
        daysLate: 0,
        photos: 1,
      });
    }
    await page.clock.resume();
    await expect(page.getByRole('article')).toHaveCount(WEEK.length);
    await expect(page.getByText('Menunggu dikirim', { exact: true })).toHaveCount(0);
  },
);
