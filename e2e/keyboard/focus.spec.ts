import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { focused, press } from '../keyboard';
import { intercept, SERVER_ERROR } from '../network';
import { createCompany } from '../records/companies';
import { screensOf, waitUntilLoaded } from '../screens';
import { few, IN_ALL } from '../testLevel';
import { expectToast } from '../toasts';
import { DESKTOP, PHONE } from '../viewports';
import { visit } from '../visit';

/** The first field of each form, by the title of its screen. */
const FIRST_FIELDS: Readonly<Record<string, string>> = {
  'Ganti Password': 'password',
  'Tambah User': 'role',
  'Tambah Mahasiswa': 'role',
  'Tambah Dosen': 'role',
  'Tambah Mentor': 'role',
  'Edit User': 'name',
  'Tambah Mitra Industri': 'name',
  'Edit Mitra Industri': 'name',
  'Tambah Lokasi Mitra': 'company_id',
  'Edit Lokasi Mitra': 'company_id',
  'Tambah Hari Libur': 'date',
  'Edit Hari Libur': 'date',
  'Tambah Mata Kuliah': 'code',
  'Edit Mata Kuliah': 'code',
  'Identitas Jurusan': 'department',
  'Tambah Formulir Penilaian': 'course_code',
  // The course and the assessor are disabled.
  'Edit Formulir Penilaian': 'score_part',
  'Tambah Periode Magang': 'start_date',
  'Edit Periode Magang': 'start_date',
  'Salin Periode Magang': 'start_date',
  'Tambah Mahasiswa Magang': 'student_id',
  // The student is disabled.
  'Edit Mahasiswa Magang': 'internship_period_id',
  'Tambah Aktivitas': 'activities.0.name',
  'Edit Aktivitas': 'name',
  'Tambah Nilai': 'course_code',
  // The course is disabled.
  'Edit Nilai': 'assignment_1',
};

const focusedField = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'));

test(
  'moves the focus to the first field of a form and to the main element of other pages',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
    await openAs('superAdmin', '/');
    for (const { path, title } of (await screensOf('superAdmin', apiAs)).slice(1)) {
      await test.step(path, async () => {
        await visit(page, path);
        await expect(page).toHaveTitle(`${title} | SiMagang`);
        await waitUntilLoaded(page);
        const field = FIRST_FIELDS[title];
        if (field) await expect.poll(() => focusedField(page), { message: path }).toBe(field);
        else await expect(page.getByRole('main')).toBeFocused();
      });
    }
  },
);

interface Stop {
  name: string;
  hasFocusRing: boolean;
}

/** Time for a focus ring to appear on a busy machine. */
const RING_TIMEOUT_MS = 1000;

/** The focused element, and whether it or its field has a focus ring. */
const currentStop = (page: Page) =>
  page.evaluate(async (patience): Promise<Stop | null> => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const hasRing = (one: Element | null | undefined, pseudo?: string) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    };
    // MUI marks a focused input with a thicker border around it.
    const field = element.closest('.MuiInputBase-root, .MuiPickersInputBase-root');
    const border = field?.querySelector(':scope > fieldset');
    // The inputs of switches and files are transparent, and so is their ring.
    const isSeen = getComputedStyle(element).opacity !== '0';
    const hasFocusRingNow = () =>
      (isSeen && (hasRing(element) || hasRing(element, '::after'))) ||
      hasRing(element.parentElement) ||
      hasRing(element.closest('[data-field]')?.querySelector(':scope > div')) ||
      (border ? getComputedStyle(border).borderTopWidth === '2px' : false);
    const deadline = performance.now() + patience;
    let hasFocusRing = hasFocusRingNow();
    while (!hasFocusRing && performance.now() < deadline) {
      await new Promise(requestAnimationFrame);
      hasFocusRing = hasFocusRingNow();
    }
    const kind = element.getAttribute('role') ?? element.tagName.toLowerCase();
    const label = element.getAttribute('aria-label') ?? element.getAttribute('name');
    return { name: `${kind} ${label ?? element.textContent}`, hasFocusRing };
  }, RING_TIMEOUT_MS);

const MAX_TAB_STOPS = 90;

/** Presses Tab through the page; returns the number of stops and those without a focus ring. */
const walk = async (page: Page) => {
  const withoutRing: string[] = [];
  let stops = 0;
  for (; stops < MAX_TAB_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await currentStop(page);
    if (!stop) break;
    if (!stop.hasFocusRing) withoutRing.push(stop.name);
  }
  return { withoutRing, stops };
};

test('the focus is visible at every tab stop', IN_ALL, async ({ page, apiAs, openAs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/auth/login');
  await expect(page.getByLabel('NIK / NIP / NIM')).toBeFocused();
  expect.soft((await walk(page)).withoutRing).toEqual([]);

  const screens = await screensOf('superAdmin', apiAs);
  const pathOf = (title: string) => screens.find((screen) => screen.title === title)?.path ?? '';
  const paths = [
    '/companies?per_page=1',
    `${pathOf('Detail Magang')}?per_page=1`,
    '/users/create?role=mentor',
    '/internship-periods/create',
    '/change-password',
    '/',
  ];
  await openAs('superAdmin', '/courses');
  for (const path of few(paths, 1)) {
    await test.step(path, async () => {
      await page.goto(path);
      await waitUntilLoaded(page);
      await page.getByRole('link', { name: 'Langsung ke isi' }).focus();
      const { withoutRing, stops } = await walk(page);
      expect.soft(withoutRing, path).toEqual([]);
      expect.soft(stops, path).toBeGreaterThan(10);
    });
  }
});

/** The field, its label and its error are in the viewport and not covered by the app bar. */
const expectUncovered = async (page: Page, field: string) => {
  const whole = page.locator(`[data-field="${field}"]`);
  await expect(whole).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole('banner').boundingBox();
  const top = (await whole.boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
};

for (const viewport of [PHONE, DESKTOP])
  test(
    `${viewport.width} px: the focused field is visible with its label and its error`,
    IN_ALL,
    async ({ page, openAs }) => {
      await page.setViewportSize(viewport);
      await openAs('superAdmin', '/users/create?role=mentor');
      await page.getByRole('button', { name: 'Simpan', exact: true }).click();
      const name = page.getByLabel('Nama', { exact: true });
      await expect(name).toBeFocused();
      await expect(page.locator('[data-field="name"]')).toContainText('Nama user wajib diisi');
      await expectUncovered(page, 'name');

      await page.getByLabel('Email').focus();
      await name.evaluate((input) => input.scrollIntoView({ block: 'start' }));
      await page.keyboard.press('Shift+Tab');
      await expect(name).toBeFocused();
      await expectUncovered(page, 'name');
    },
  );

test(
  'moves the focus back to the save button when saving fails',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
    const admin = await apiAs('superAdmin');
    const { id } = await createCompany(admin);
    await openAs(admin, `/companies/${id}/edit`);
    const save = page.getByRole('button', { name: 'Simpan', exact: true });
    const restore = await intercept(page, 'PUT /companies/*', SERVER_ERROR);
    await page.getByLabel('Nama Perusahaan').press('End');
    await page.keyboard.type(' Jaya');
    await press(save);
    await expectToast(page, 'Terjadi kesalahan saat mengedit data');
    await expect(save).toBeEnabled();
    await expect(save).toBeFocused();
    await restore();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Data berhasil diedit');
  },
);

test('Escape closes menus, lists and calendars and restores the focus', async ({
  page,
  openAs,
}) => {
  await openAs('superAdmin', '/users/create?role=mentor');
  const { keyboard } = page;
  const floats = page.getByRole('listbox').or(page.getByRole('dialog'));
  const openers = [
    [page.getByRole('combobox', { name: 'Mitra Industri' }), 'ArrowDown'],
    [page.getByRole('button', { name: /^Pilih tanggal/ }), 'Enter'],
    [page.getByRole('button', { name: /^Menu pengguna/ }), 'Enter'],
  ] as const;
  for (const [opener, key] of openers) {
    await opener.focus();
    await keyboard.press(key);
    await expect(floats).toBeVisible();
    await keyboard.press('Escape');
    await expect(floats).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the drawer takes the focus and restores it', IN_ALL, async ({ page, openAs }) => {
    await openAs('superAdmin', '/companies');
    const opener = page.getByRole('button', { name: 'Buka menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await drawer.getByRole('link', { name: 'User', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/users');
    await expect(drawer).toHaveCount(0);
    await expect.poll(() => focused(page)).not.toBe('nothing');
  });
});
