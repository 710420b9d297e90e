import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility/checks';
import { cameraPhoto, keepSentPhotos, SECRET } from './cameraPhoto';
import { type Account, expect, test } from './fixtures';
import { POSITION } from './geolocation';
import { createDesk } from './records/desks';
import { waitUntilLoaded } from './screens';
import { IN_ALL } from './testLevel';
import { pinch, swipe } from './touch';
import { PHONE } from './viewports';

test.use({
  viewport: PHONE,
  hasTouch: true,
  isMobile: true,
  geolocation: POSITION,
  permissions: ['geolocation'],
});

const bar = (page: Page) => page.getByRole('navigation', { name: 'Menu bawah' });

/** Whether a finger on the middle of the element reaches it, or what it belongs to. */
const isReachable = (element: Locator) =>
  element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return target.contains(hit) || hit?.closest('label, li, td')?.contains(target) === true;
  });

/** Expects that the end of the page is above the bar. */
const expectEndInSight = async (page: Page) => {
  const main = page.getByRole('main');
  const last = main.locator('a:visible, button:visible').last();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const end = await main.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(end).toBeLessThanOrEqual(((await bar(page).boundingBox())?.y ?? 0) + 1);
    if (await last.count()) expect(await isReachable(last)).toBe(true);
  }).toPass();
};

const BARS: readonly [Account, readonly [string, string][]][] = [
  [
    'student',
    [
      ['Beranda', '/'],
      ['Absen', '/student/attendance'],
      ['Aktivitas', '/student/activities'],
      ['Kehadiran', '/student/attendance-days'],
    ],
  ],
  [
    'lecturer',
    [
      ['Beranda', '/'],
      ['Peninjauan', '/reviews'],
      ['Magang', '/internships'],
      ['Rekap', '/attendance-recap'],
    ],
  ],
  [
    'mentor',
    [
      ['Beranda', '/'],
      ['Peninjauan', '/reviews'],
      ['Magang', '/internships'],
      ['Rekap', '/attendance-recap'],
    ],
  ],
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    for (const [who, entries] of BARS) {
      test(
        `the bar leads a ${who} to their main screens and covers nothing`,
        IN_ALL,
        async ({ page, openAs }) => {
          await openAs(who, '/');
          for (const [name, path] of entries) {
            await bar(page).getByRole('link', { name, exact: true }).tap();
            await expect(page).toHaveURL((url) => url.pathname === path);
            await waitUntilLoaded(page);
            const current = bar(page).locator('[aria-current="page"]');
            await expect(current).toHaveText(name);
            await expectEndInSight(page);
          }
          // At the end, what has scrolled half under the top bar is too small a target.
          await page.evaluate(() => window.scrollTo(0, 0));
          await expectAccessible(page, `the bar of a ${who}`);
          await bar(page).getByRole('button', { name: 'Lainnya' }).tap();
          await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
        },
      );
    }

    test(
      'a swipe validates or returns an activity, and both can be undone',
      IN_ALL,
      async ({ page, recordsAdmin, apiAs, openAs }) => {
        const desk = await createDesk(recordsAdmin, apiAs, { students: 1, activitiesEach: 4 });
        await openAs(desk.caller, '/reviews');
        const rows = page.getByRole('article');
        await expect(rows).toHaveCount(4);
        const undo = page.getByRole('button', { name: /^Urungkan/ });

        await test.step('to the right', async () => {
          await swipe(page, rows.first(), { x: 40 });
          await expect(rows).toHaveCount(4);
          await swipe(page, rows.first(), { x: 200 });
          await expect(rows).toHaveCount(3);
          await expect(page.getByText('Divalidasi', { exact: true })).toBeVisible();
          await expect.poll(() => isReachable(undo)).toBe(true);
          await expectAccessible(page, 'a desk after a swipe');
          await undo.tap();
          await expect(rows).toHaveCount(4);
        });

        await test.step('to the left', async () => {
          const comment = page.getByRole('textbox', { name: /Catatan revisi/ });
          // The row has just come back: a swipe within 400 ms was meant for another one.
          await expect(async () => {
            await swipe(page, rows.first(), { x: -200 });
            await expect(comment).toBeVisible({ timeout: 1000 });
          }).toPass();
          await comment.fill('Tambahkan foto.');
          await page.getByRole('button', { name: 'Kembalikan', exact: true }).tap();
          await expect(rows).toHaveCount(3);
          await expect(page.getByText('Dikembalikan', { exact: true })).toBeVisible();
          await undo.tap();
          await expect(rows).toHaveCount(4);
        });

        await test.step('up and down it scrolls', async () => {
          await page.evaluate(() => window.scrollTo(0, 0));
          await swipe(page, rows.first(), { y: -200 });
          await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
          await expect(rows).toHaveCount(4);
        });
      },
    );
  });
}

test('a super admin has no bar', IN_ALL, async ({ page, openAs }) => {
  await openAs('superAdmin', '/');
  await waitUntilLoaded(page);
  await expect(bar(page)).toHaveCount(0);
});

test(
  "'back' closes the drawer, and leads from its links to the page before",
  IN_ALL,
  async ({ page, openAs }) => {
    await openAs('student', '/');
    await bar(page).getByRole('link', { name: 'Aktivitas' }).tap();
    await expect(page).toHaveURL(/student\/activities/);
    const menu = page.getByRole('navigation', { name: 'Menu utama' });
    const hasEntry = () => page.evaluate(() => history.state?.layers === 1);

    await bar(page).getByRole('button', { name: 'Lainnya' }).tap();
    await expect(menu).toBeVisible();
    await expect.poll(hasEntry).toBe(true);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/student\/activities/);

    await bar(page).getByRole('button', { name: 'Lainnya' }).tap();
    await expect.poll(hasEntry).toBe(true);
    await menu.getByRole('link', { name: 'Izin & Koreksi' }).tap();
    await expect(page).toHaveURL(/student\/requests/);
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/student\/activities/);
    await page.goBack();
    await expect(page).toHaveURL('/');
  },
);

test(
  "'back' asks before it leaves a form with changes, and declines its own question",
  IN_ALL,
  async ({ page, openAs }) => {
    await openAs('student', '/student/requests');
    await page
      .getByRole('link', { name: /^Ajukan/ })
      .first()
      .tap();
    await expect(page).toHaveURL(/student\/requests\/create/);
    const text = page.getByRole('main').locator('textarea').first();
    await text.fill('Sakit');
    const question = page.getByRole('alertdialog', { name: 'Tinggalkan halaman?' });
    const hasEntry = () => page.evaluate(() => history.state?.layers === 1);

    await page.goBack();
    await expect(question).toBeVisible();
    await expect.poll(hasEntry).toBe(true);
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(text).toHaveValue('Sakit');
    await page.goBack();
    await expect.poll(hasEntry).toBe(true);
    await question.getByRole('button', { name: 'Tinggalkan' }).tap();
    await expect(page).toHaveURL(/student\/requests$/);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  },
);

test('the bar gives way to the keyboard and to paper', IN_ALL, async ({ page, openAs }) => {
  await openAs('student', '/student/requests/create');
  const field = page.getByRole('main').locator('textarea').first();
  await field.tap();
  await expect(bar(page)).toBeVisible();
  await page.setViewportSize({ ...PHONE, height: 420 });
  await expect(bar(page)).toBeHidden();
  await page.setViewportSize(PHONE);
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
});

test(
  'the way to a request is on the first screen of a day',
  IN_ALL,
  async ({ page, createPlacement, apiAs, openAs }) => {
    const { student, addActivity } = await createPlacement('Rani Permata');
    const id = await addActivity();
    await openAs(await apiAs(student), `/student/activities/${id}`);
    for (const path of [`/student/activities/${id}`, '/', '/student/attendance']) {
      await page.goto(path);
      await waitUntilLoaded(page);
      const link = page.getByRole('link', { name: 'Ajukan izin atau koreksi' }).first();
      await expect(link).toBeVisible();
      const [way, below] = [await link.boundingBox(), await bar(page).boundingBox()];
      expect.soft((way?.y ?? 0) + (way?.height ?? 0), path).toBeLessThanOrEqual(below?.y ?? 0);
    }
  },
);

test('no field is so small that an iPhone zooms into it', IN_ALL, async ({ page, openAs }) => {
  const smallFields = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('input, textarea, select')]
        .filter(
          (field) => field.checkVisibility() && !field.matches('[type="checkbox"], [type="radio"]'),
        )
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML.slice(0, 120)),
    );
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect.soft(await smallFields(), 'login').toEqual([]);
  await openAs('lecturer', '/');
  const paths = [
    '/reviews',
    '/internships',
    '/attendance-recap',
    '/attendance-requests',
    '/change-password',
    '/guidance-sessions',
  ];
  for (const path of paths) {
    await page.goto(path);
    await waitUntilLoaded(page);
    expect.soft(await smallFields(), path).toEqual([]);
  }
  await page.getByRole('button', { name: /^Cari/ }).first().tap();
  await expect(page.getByRole('dialog', { name: 'Cari apa saja' })).toBeVisible();
  expect.soft(await smallFields(), 'finder').toEqual([]);
});

test(
  'several photos are sent small, upright and without what the camera wrote about them',
  IN_ALL,
  async ({ page, createPlacement, apiAs, openAs }) => {
    const { student, addActivity } = await createPlacement('Rani Permata');
    const id = await addActivity();
    await openAs(await apiAs(student), `/student/activities/${id}`);
    await expect(page.getByRole('button', { name: 'Ambil foto' })).toBeVisible();
    const sentPhotos = await keepSentPhotos(page);
    const photos = [await cameraPhoto(page, 'IMG_1.JPG'), await cameraPhoto(page, 'IMG_2.JPG')];
    expect(photos.every(({ buffer }) => buffer.includes(SECRET))).toBe(true);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Pilih foto' }).tap();
    await (await chooser).setFiles(photos);
    await expect(page.getByRole('button', { name: 'Buka foto 2' })).toBeVisible();

    const sent = await sentPhotos();
    expect(sent).toHaveLength(2);
    for (const body of sent) {
      expect(body.includes('Exif')).toBe(false);
      expect(body.includes(SECRET)).toBe(false);
      // The frame of a JPEG: height and width.
      const frame = body.indexOf(new Uint8Array([0xff, 0xc0]));
      expect([body.readUInt16BE(frame + 7), body.readUInt16BE(frame + 5)]).toEqual([1200, 1600]);
    }

    await test.step('a photo fills the screen, two fingers zoom, and back closes it', async () => {
      await page.getByRole('button', { name: 'Buka foto 1' }).tap();
      const dialog = page.getByRole('dialog', { name: 'Foto 1 dari 2' });
      const picture = page.getByRole('dialog').getByRole('img');
      await expect(picture).toBeVisible();
      const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
      expect(await widthOf()).toBeGreaterThan(PHONE.width - 2);
      await expectAccessible(page, 'a photo over the whole screen');
      await pinch(page, picture, 3);
      await expect.poll(widthOf).toBeGreaterThan(PHONE.width * 2);
      await page.getByRole('button', { name: 'Perkecil' }).tap();
      await expect.poll(widthOf).toBeLessThan(PHONE.width + 1);
      await swipe(page, picture, { x: -150 });
      await expect(page.getByRole('dialog', { name: 'Foto 2 dari 2' })).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`/student/activities/${id}$`));
    });
  },
);
