import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/checks';
import type { Caller } from '../caller';
import { expect, test } from '../fixtures';
import { expectNoSidewaysScrolling } from '../layout';
import { intercept } from '../network';
import { createDesk } from '../records/desks';
import { createGrade, firstCourseCode } from '../records/work';
import { IN_ALL, IN_CI } from '../testLevel';
import { PHONE } from '../viewports';

const rows = (page: Page) => page.getByRole('article');
const tab = (page: Page, view: string) => page.getByRole('tab', { name: view });
const CLEARED = 'Semua sudah Anda tinjau!';

interface Counts {
  waiting: number;
  returned: number;
  done: number;
}

/** The screen shows decisions before the server has stored them. */
const expectStored = (caller: Caller, query: string, counts: Partial<Counts>) =>
  expect
    .poll(async () => (await caller.get<{ data: Counts }>(`/reviews/counts${query}`)).data)
    .toMatchObject(counts);

test(
  'a lecturer clears 40 activities of 8 students with the keyboard alone',
  IN_ALL,
  async ({ page, recordsAdmin, apiAs, openAs }) => {
    const desk = await createDesk(recordsAdmin, apiAs, { students: 8, activitiesEach: 5 });
    await openAs(desk.caller, '/');
    const link = page.getByRole('link', { name: /^40 Aktivitas menunggu peninjauan/ });
    await expect(link).toBeVisible();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(tab(page, 'Menunggu')).toContainText('40');
    await expect(rows(page)).toHaveCount(25);
    await page.keyboard.press('j');
    await expect(rows(page).first()).toBeFocused();

    for (let left = 40; left > 0; left -= 1) {
      await expect(tab(page, 'Menunggu')).toContainText(String(left));
      // The next page arrives while the last rows of this one are decided on.
      await expect(rows(page).first()).toBeFocused();
      await page.keyboard.press('v');
    }
    await expect(page.getByText(CLEARED)).toBeVisible();
    await expect(tab(page, 'Selesai')).toContainText('40');
    await expectStored(desk.caller, '', { waiting: 0, done: 40 });
  },
);

test(
  'a bulk of 60 of which 5 have been validated and 2 deleted meanwhile',
  IN_ALL,
  async ({ page, recordsAdmin, apiAs, openAs }) => {
    const desk = await createDesk(recordsAdmin, apiAs, { students: 2, activitiesEach: 30 });
    const ids = desk.internships.flatMap(({ activityIds }) => activityIds);
    await openAs(desk.caller, '/reviews');
    await page.getByRole('button', { name: 'Pilih semua 60 di tampilan ini' }).click();
    await page.getByRole('button', { name: 'Validasi 60 aktivitas' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('60 aktivitas dari 2 mahasiswa');

    await desk.caller.post('/reviews/decisions', {
      decision: 'validate',
      activity_ids: ids.slice(0, 5),
    });
    for (const id of ids.slice(-2)) await recordsAdmin.delete(`/activities/${id}`);

    await dialog.getByRole('button', { name: 'Validasi 60 aktivitas' }).click();
    await expect(dialog).toContainText('53 divalidasi, 5 sudah divalidasi sebelumnya, 2 ditolak.');
    await expect(dialog.getByRole('listitem')).toHaveCount(60);
    await expectAccessible(page, 'the result of many decisions');
    await dialog.getByRole('button', { name: 'Tutup' }).click();
    await expect(page.getByText(CLEARED)).toBeVisible();
    await expect(tab(page, 'Selesai')).toContainText('58');

    await page.keyboard.press('u');
    await expect(tab(page, 'Menunggu')).toContainText('53');
    await expect(tab(page, 'Selesai')).toContainText('5');
  },
);

test(
  'return, hand in again, validate, undo, and no undo once there is a grade',
  IN_CI,
  async ({ page, createPlacement, apiAs, openAs }) => {
    const name = 'Mahasiswa Revisi';
    const placement = await createPlacement(name);
    const id = await placement.addActivity({ name: 'Uji revisi' });
    const student = await apiAs(placement.student);
    const handIn = async (text: string) => {
      await student.put(`/student/activities/${id}/log`, { text });
      await student.post(`/student/activities/${id}/log/hand-in`);
    };
    await handIn('Sudah selesai.');

    const lecturer = await apiAs('lecturer');
    const query = `?student_id=${placement.student.id}`;
    await openAs(lecturer, `/reviews${query}`);
    const row = page.getByRole('article', { name: /Uji revisi/ });
    await expect(row).toContainText('Sudah selesai.');
    await page.keyboard.press('j');
    await page.keyboard.press('r');
    await page.keyboard.type('Sebutkan alamat IP.');
    await page.keyboard.press('Control+Enter');
    await expect(tab(page, 'Perlu revisi')).toContainText('1');
    await expect(row).toHaveCount(0);
    await expectStored(lecturer, query, { returned: 1 });

    await handIn('Alamat IP 10.0.0.1.');
    await page.reload();
    await expect(row).toContainText('Alamat IP 10.0.0.1.');
    await expect(row).toContainText('Sebutkan alamat IP.');
    await page.keyboard.press('j');
    await page.keyboard.press('v');
    await expect(tab(page, 'Selesai')).toContainText('1');
    await page.keyboard.press('u');
    await expect(row).toBeFocused();
    await expect(tab(page, 'Menunggu')).toContainText('1');
    // The rows show decisions before they are stored.
    await expectStored(lecturer, query, { done: 0, waiting: 1 });

    await page.keyboard.press('v');
    await expect(tab(page, 'Selesai')).toContainText('1');
    await expect(row).toHaveCount(0);
    await expectStored(lecturer, query, { done: 1 });
    await createGrade(
      placement.admin,
      placement.internshipId,
      await firstCourseCode(placement.admin),
    );
    await page.keyboard.press('u');
    await expect(page.getByText(/sudah memiliki nilai/).first()).toBeVisible();
    await expect(tab(page, 'Selesai')).toContainText('1');

    await page.goto(`/internships/${placement.internshipId}/activities/${id}`);
    const history = page.getByRole('region', { name: 'Riwayat' });
    await expect(history.getByRole('listitem')).toHaveText([
      /mengirim catatan, versi 1/,
      /mengembalikan untuk revisi.*Sebutkan alamat IP\./,
      /mengirim catatan, versi 2/,
      /memvalidasi/,
      /mengurungkan validasi/,
      /memvalidasi/,
    ]);
  },
);

test(
  'keeps an undone row under the keys on a slow line',
  IN_CI,
  async ({ page, recordsAdmin, apiAs, openAs }) => {
    const desk = await createDesk(recordsAdmin, apiAs, { students: 1, activitiesEach: 3 });
    const arrivals: (() => void)[] = [];
    const isHeld = () => expect.poll(() => arrivals.length).toBe(1);
    const letArrive = async () => {
      await isHeld();
      arrivals.shift()?.();
    };
    await intercept(page, 'POST /reviews/decisions', async (route) => {
      const response = await route.fetch();
      await new Promise<void>((resolve) => arrivals.push(resolve));
      await route.fulfill({ response });
    });
    await openAs(desk.caller, '/reviews');
    const row = page.getByRole('article', { name: /Aktivitas 1/ });
    await expect(row).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('v');
    await isHeld();
    await page.keyboard.press('u');
    await expect(row).toBeFocused();

    await letArrive();
    // The undo is sent after the answer to the decision.
    await isHeld();
    await expect(row).toBeFocused();
    await page.keyboard.press('v');
    await letArrive();
    await letArrive();

    await expectStored(desk.caller, '', { waiting: 2, done: 1 });
    const { data } = await desk.caller.get<{ data: { id: number }[] }>('/reviews?view=done');
    expect(data.map(({ id }) => id)).toEqual(desk.internships[0]?.activityIds.slice(0, 1));
  },
);

const STATES: readonly [what: string, prepare: (page: Page) => Promise<void>][] = [
  ['the comment of a return', (page) => page.keyboard.press('r')],
  [
    'selected activities and an undo',
    async (page) => {
      await page.keyboard.press('v');
      await expect(page.getByText('Divalidasi', { exact: true })).toBeVisible();
      await page.keyboard.press('x');
      await page.keyboard.press('u');
    },
  ],
  ['the filters', (page) => page.getByRole('button', { name: 'Filter' }).click()],
  ['the keys', (page) => page.keyboard.press('?')],
  ['an opened log', (page) => page.keyboard.press('Enter')],
  ['the empty view', (page) => page.goto('/reviews?search=zzzzzz').then(() => {})],
];

for (const [what, prepare] of STATES) {
  test(`${what} is accessible`, IN_ALL, async ({ page, openAs }) => {
    await openAs('lecturer', '/reviews');
    await expect(rows(page).first()).toBeVisible();
    await page.keyboard.press('j');
    await prepare(page);
    await expectAccessible(page, what);
  });
}

for (const viewport of [PHONE, { width: 683, height: 384 }]) {
  test(
    `at ${viewport.width} px the undo bar does not cover the return form`,
    IN_ALL,
    async ({ page, openAs }) => {
      await page.setViewportSize(viewport);
      await openAs('lecturer', '/reviews');
      await expect(rows(page).first()).toBeVisible();
      await page.keyboard.press('j');
      await page.keyboard.press('v');
      const bar = page.getByRole('button', { name: /^Urungkan,/ });
      await expect(bar).toBeVisible();
      await page.keyboard.press('r');
      const send = page.locator('article form').getByRole('button', { name: /^Kembalikan/ });
      const [form, top] = [await send.boundingBox(), (await bar.boundingBox())?.y];
      expect(form && form.y + form.height).toBeLessThan(top ?? 0);
      await page.keyboard.press('Escape');
      await page.keyboard.press('u');
      await expect(page.getByText('Divalidasi', { exact: true })).toBeHidden();
    },
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('validates and undoes with a thumb', IN_ALL, async ({ page, openAs }) => {
    await openAs('mentor', '/reviews');
    const first = rows(page).first();
    const validate = first.getByRole('button', { name: /^Validasi/ });
    const box = await validate.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    const name = await first.getByRole('link').first().textContent();
    await validate.tap();
    await expect(page.getByText('Divalidasi', { exact: true })).toBeVisible();
    await page
      .getByRole('button', { name: /^Urungkan/ })
      .last()
      .tap();
    await expect(first.getByRole('link').first()).toHaveText(name ?? '');
    await expectNoSidewaysScrolling(page);

    // A tap just after the rows have moved is not meant for the button that it hits.
    await expect(async () => {
      await validate.tap();
      await expect(page.getByText('Divalidasi', { exact: true })).toBeVisible({ timeout: 3000 });
    }).toPass();
    // The bar may have gone before the check ends.
    await expectAccessible(page, 'the desk on a phone');
  });
});
