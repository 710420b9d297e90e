import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { fetchFirst } from '../records/lists';
import { waitUntilLoaded } from '../screens';
import { IN_ALL } from '../testLevel';
import { PHONE } from '../viewports';
import { expectAccessible } from './checks';

// A dialog has too little contrast while it fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const expectAccessibleOverlay = async (page: Page, what: string, overlay: Locator) => {
  await expect(overlay).toBeVisible();
  await expectAccessible(page, what);
};

const cancel = async (dialog: Locator, button = 'Batal') => {
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
};

test('menus, lists and calendars meet WCAG 2.2 AA while open', IN_ALL, async ({ page, openAs }) => {
  await openAs('superAdmin', '/internships/create');
  await waitUntilLoaded(page);

  await test.step('an open list of choices', async () => {
    await page.getByRole('combobox', { name: 'Mitra Industri' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessibleOverlay(page, 'choices', page.getByRole('listbox'));
    await page.keyboard.type('zzz');
    await expectAccessibleOverlay(page, 'no choices', page.getByText('Nothing found.'));
    await page.keyboard.press('Escape');
  });

  await test.step('the user menu', async () => {
    await page.getByRole('button', { name: /^Menu pengguna/ }).click();
    await expectAccessibleOverlay(
      page,
      'user menu',
      page.getByRole('dialog', { name: 'Menu pengguna' }),
    );
    await page.keyboard.press('Escape');
  });

  await test.step('an open calendar', async () => {
    await page.goto('/internship-periods/create');
    await waitUntilLoaded(page);
    await page.getByRole('button', { name: 'Pilih tanggal' }).first().click();
    await expectAccessibleOverlay(page, 'calendar', page.getByRole('dialog'));
    await page.keyboard.press('Escape');
  });

  await test.step('the period picker of the dashboard', async () => {
    await page.goto('/');
    await waitUntilLoaded(page);
    await page.getByRole('button', { name: /Semester \d/ }).click();
    await expectAccessibleOverlay(
      page,
      'periods',
      page.getByRole('dialog', { name: 'Pilih Periode' }),
    );
  });
});

test(
  'an open clock and the menu of a row meet WCAG 2.2 AA',
  IN_ALL,
  async ({ page, openAs, apiAs }) => {
    const mentor = await apiAs('mentor');
    const { id } = await fetchFirst<{ id: number }>(mentor, '/internships?page=1&per_page=1');
    await openAs(mentor, `/internships/${id}/activities/create`);
    await waitUntilLoaded(page);
    await page.getByRole('button', { name: 'Pilih jam' }).first().click();
    await expectAccessibleOverlay(page, 'clock', page.getByRole('dialog'));
    await page.keyboard.press('Escape');

    await page.goto('/internships');
    await waitUntilLoaded(page);
    await page
      .getByRole('button', { name: /^Aksi untuk/ })
      .first()
      .click();
    await expectAccessibleOverlay(page, 'row actions', page.getByRole('menu'));
  },
);

test(
  'the confirmation dialogs of a super admin meet WCAG 2.2 AA',
  IN_ALL,
  async ({ page, openAs, apiAs }) => {
    const admin = await apiAs('superAdmin');
    await openAs(admin, '/companies');
    await waitUntilLoaded(page);

    await test.step('delete', async () => {
      await page
        .getByRole('button', { name: /^Aksi untuk/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Hapus' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Konfirmasi Hapus' });
      await expectAccessibleOverlay(page, 'delete', dialog);
      await expect(dialog).toHaveAccessibleDescription(/akan dihapus/);
      await expect(dialog.getByRole('button', { name: 'Batal' })).toBeFocused();
      await cancel(dialog);
    });

    await test.step('reset the password', async () => {
      await page.goto(`/users/${admin.session.user.id}/edit`);
      await waitUntilLoaded(page);
      await page.getByRole('button', { name: 'Reset Password' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Konfirmasi Reset' });
      await expectAccessibleOverlay(page, 'reset', dialog);
      await expect(dialog).toHaveAccessibleDescription(
        'Password akan direset menjadi NIM/NIK/NIP, Apakah anda yakin?',
      );
      await cancel(dialog);
    });

    await test.step('leave a form', async () => {
      await page.getByLabel('Tempat Lahir').fill('Cimahi');
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click();
      const dialog = page.getByRole('alertdialog', { name: 'Tinggalkan halaman?' });
      await expectAccessibleOverlay(page, 'leave', dialog);
      await cancel(dialog, 'Tetap di sini');
    });
  },
);

test('the validation dialog meets WCAG 2.2 AA', IN_ALL, async ({ page, openAs, apiAs }) => {
  const lecturer = await apiAs('lecturer');
  const { data } = await lecturer.get<{
    data: { id: number; internship_id: number; validated_at_by_lecturer: string | null }[];
  }>('/activities?page=1&per_page=100');
  const waiting = data.find(({ validated_at_by_lecturer }) => !validated_at_by_lecturer);
  await openAs(lecturer, `/internships/${waiting?.internship_id}/activities/${waiting?.id}`);
  await page.getByRole('button', { name: 'Validasi Dosen' }).click();
  await expectAccessibleOverlay(
    page,
    'validation',
    page.getByRole('alertdialog', { name: 'Konfirmasi Validasi' }),
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test(
    'the attendance dialog, the sidebar and the user menu meet WCAG 2.2 AA',
    IN_ALL,
    async ({ page, openAs }) => {
      await openAs('student', '/student/attendance');
      await page.getByRole('button', { name: 'Absen Sekarang' }).first().click();
      const dialog = page.getByRole('alertdialog', { name: 'Konfirmasi Absen' });
      await expectAccessibleOverlay(page, 'attendance', dialog);
      await cancel(dialog);

      await page.getByRole('button', { name: 'Buka menu' }).click();
      const menu = page.getByRole('navigation', { name: 'Menu utama' });
      await expectAccessibleOverlay(page, 'sidebar', menu);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();

      await page.getByRole('button', { name: /^Menu pengguna/ }).click();
      await expectAccessibleOverlay(
        page,
        'user menu',
        page.getByRole('dialog', { name: 'Menu pengguna' }),
      );
    },
  );

  test(
    'the cards of a list, their menu and the tools above them meet WCAG 2.2 AA',
    IN_ALL,
    async ({ page, openAs }) => {
      await openAs('superAdmin', '/mentors');
      await waitUntilLoaded(page);
      await expectAccessibleOverlay(
        page,
        'cards',
        page.getByRole('list', { name: 'Daftar mentor' }),
      );
      await page
        .getByRole('button', { name: /^Aksi untuk/ })
        .first()
        .click();
      await expectAccessibleOverlay(page, 'card actions', page.getByRole('menu'));
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Filter' }).click();
      const sheet = page.getByRole('dialog', { name: 'Filter dan urutan' });
      await expectAccessibleOverlay(page, 'tools', sheet);
    },
  );
});
