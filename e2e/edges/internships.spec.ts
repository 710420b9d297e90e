import type { Page } from '@playwright/test';
import type { Caller } from '../caller';
import { expectChosen } from '../fields';
import { expect, test } from '../fixtures';
import { waitUntilLoaded } from '../screens';
import { signOut } from '../signIn';
import { IN_ALL } from '../testLevel';

test(
  'an internship shows its mentor after the mentor becomes inactive, in the form too',
  IN_ALL,
  async ({ page, createPlacement, openAs }) => {
    const { admin, company, mentor, student } = await createPlacement('Rani Tetap Tercatat');
    const nim = student.identifier;
    await admin.postForm(`/mentors/${mentor.id}`, { _method: 'put', is_active: '0' });

    await openAs(admin, `/internships?search=${nim}`);
    await page.getByRole('grid').getByRole('link', { name: nim }).click();
    await expect(page.getByRole('definition').filter({ hasText: mentor.name })).not.toHaveCount(0);
    await page.getByRole('link', { name: 'Edit' }).first().click();
    await waitUntilLoaded(page);
    await expect(page.getByRole('combobox', { name: 'Mentor' })).toHaveValue(mentor.name);
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Data berhasil diedit' }),
    ).toBeVisible();

    await test.step('a new internship does not offer the inactive mentor', async () => {
      await page.goto('/internships/create');
      await page.getByRole('combobox', { name: 'Mitra Industri' }).fill(company.name);
      await page.getByRole('option', { name: company.name }).first().click();
      await page.getByRole('combobox', { name: 'Mentor' }).click();
      await expect(page.getByText('Nothing found.')).toBeVisible();
    });
  },
);

const selector = (page: Page) => page.getByRole('combobox', { name: 'Pilih magang' });

test(
  'hides the internship select for a student with one internship',
  IN_ALL,
  async ({ page, openAs }) => {
    await openAs('student', '/');
    await expect(page.getByRole('heading', { name: 'Magang Saat Ini' })).toBeVisible();
    await expect(selector(page)).toHaveCount(0);
  },
);

test(
  'the selected internship applies to every screen and survives a reload until logout',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
    const student: Caller = await apiAs('studentWithTwoInternships');
    const { data } = await student.get<{
      data: { id: number; mentor: { company: { name: string } } }[];
    }>('/student/internships');
    expect(data).toHaveLength(2);
    const [first, second] = data;
    const companyOf = (internship: typeof first) =>
      new RegExp(internship?.mentor.company.name ?? '^$');

    await openAs(student, '/');
    await expectChosen(selector(page), companyOf(first));
    await selector(page).selectOption(String(second?.id));
    await expectChosen(selector(page), companyOf(second));
    const stored = () => page.evaluate(() => localStorage.getItem('selected-internship'));
    expect(JSON.parse((await stored()) ?? '')).toEqual({ id: second?.id });

    const asked = page.waitForRequest(`**/api/internships/${second?.id}/activities?*`);
    await page.reload();
    await asked;
    await expectChosen(selector(page), companyOf(second));
    await page.getByRole('link', { name: 'Absensi' }).click();
    await expect(page.getByRole('heading', { name: 'Absensi Hari Ini' })).toBeVisible();
    await page.getByRole('link', { name: 'Daftar Aktivitas' }).click();
    await expect(page.getByRole('heading', { name: 'Aktivitas Magang' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(companyOf(second));

    await signOut(page);
    expect(await stored()).toBeNull();
  },
);
