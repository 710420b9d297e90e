import type { Page } from '@playwright/test';
import { expectFits } from '../fit';
import { type Caller, expect, test } from '../fixtures';
import { untilDrawn } from '../screens';
import { makePlacement } from './placements';

const LONGEST = 'Wirasanjaya'.repeat(20).slice(0, 200);
const STRANGE = `محمد 张伟 👩‍💻 "O'Brien" <img src=x onerror=alert(1)> <b>Tebal</b> & Putri`;

/** As text and nothing else, in a screen that stays in its window. */
const expectText = async (page: Page, path: string, name: string) => {
  await untilDrawn(page);
  await expect(page.getByRole('main'), path).toContainText(name);
  await expect(page.locator('img[src="x"]'), path).toHaveCount(0);
  await expectFits(page, path);
};

const expectPdf = async (page: Page, caller: Caller, path: string) => {
  const answer = await page.request.get(`/api${path}`, {
    headers: { Authorization: `Bearer ${caller.session.access_token}` },
  });
  expect(answer.status(), path).toBe(200);
  expect((await answer.body()).subarray(0, 5).toString(), path).toBe('%PDF-');
};

for (const [kind, name] of [
  ['of 200 characters without a blank', LONGEST],
  ['in Arabic, Chinese and emoji, with quotes and brackets', STRANGE],
] as const) {
  test(`a name ${kind} is a text like any other, and breaks no layout`, async ({
    page,
    request,
    apiAs,
    openAs,
  }) => {
    test.setTimeout(180_000);
    const placement = await makePlacement({ request, apiAs }, name);
    const { admin, nim, internshipId, mentor } = placement;
    await placement.plan([name]);
    const course = await admin.get<{ data: { code: string }[] }>('/courses?page=1&per_page=1');
    const code = course.data[0]?.code;
    await admin.post('/grades', {
      internship_id: internshipId,
      course_code: code,
      assignment_1: 80,
      assignment_2: 80,
      midterm: 80,
      final: 80,
      other: 80,
    });
    const { data: activities } = await admin.get<{ data: { id: number }[] }>(
      `/internships/${internshipId}/activities`,
    );
    const activityId = activities[0]?.id;
    const { data: internship } = await admin.get<{
      data: { lecturer: { id: number }; internship_period: { id: number } };
    }>(`/internships/${internshipId}`);
    const report = `course_code=${code}&mentor_id=${mentor.mentor?.id}&lecturer_id=${internship.lecturer.id}&internship_period_id=${internship.internship_period.id}`;

    await openAs(admin, '/');
    for (const path of [
      `/internships?search=${nim}`,
      `/students?search=${nim}`,
      `/mentors?search=${mentor.mentor?.nik}`,
      `/companies?search=${encodeURIComponent(name)}`,
      `/internships/${internshipId}/activities/${activityId}`,
      `/users/${mentor.id}/edit`,
      `/reports/grades?${report}`,
    ]) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectText(page, path, name);
      });
    }

    await test.step('the detail page, whose table cuts it', async () => {
      await page.goto(`/internships/${internshipId}`);
      await expectText(page, 'detail', name);
      await expect(page.getByRole('grid').getByText('…').first()).toHaveAttribute('title', name);
    });

    await test.step('the question before a delete', async () => {
      await page.goto(`/internships?search=${nim}`);
      await page.getByRole('button', { name: `Aksi untuk ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Hapus' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Konfirmasi Hapus' });
      await expect(dialog).toContainText(name);
      for (const size of [
        { width: 360, height: 780 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(size);
        await dialog.getByRole('button', { name: 'Hapus' }).click({ trial: true });
        expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      }
    });

    await test.step('a choice', async () => {
      await page.goto('/internships/create');
      await page.getByRole('combobox', { name: 'Mahasiswa' }).fill(nim);
      await page.getByRole('option', { name: `${nim} - ${name}` }).click();
      await expect(page.getByRole('combobox', { name: 'Mahasiswa' })).toHaveValue(
        `${nim} - ${name}`,
      );
      await expectFits(page, 'choice');
    });

    await test.step('the PDFs', async () => {
      await expectPdf(page, admin, `/reports/internships/${internshipId}/activities`);
      await expectPdf(page, admin, `/reports/grades?${report}`);
    });

    await test.step('what the student sees', async () => {
      const context = await page.context().browser()?.newContext();
      const own = (await context?.newPage()) ?? page;
      await openAs(await placement.asStudent(), new URL('/', page.url()).href, own);
      await expectText(own, 'dashboard', name);
      await own.getByRole('button', { name: /^Menu pengguna/ }).click();
      const menu = own.getByRole('dialog', { name: 'Menu pengguna' });
      await expect(menu).toContainText(name);
      expect(await menu.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      await own.keyboard.press('Escape');
      for (const path of ['attendance', 'activities', `activities/${activityId}`]) {
        await own.goto(new URL(`/student/${path}`, page.url()).href);
        await expectText(own, path, name);
      }
      await context?.close();
    });
  });
}
