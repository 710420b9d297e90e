import type { Locator, Page } from '@playwright/test';
import type { Caller } from '../caller';
import { expect, test } from '../fixtures';
import { expectFitsViewports } from '../layout';
import { createCompany } from '../records/companies';
import { createLecturer, createMentor, type Student } from '../records/people';
import { createPlacement } from '../records/placements';
import { waitUntilLoaded } from '../screens';
import { IN_ALL } from '../testLevel';
import { DESKTOP, PHONE } from '../viewports';

const LONGEST = 'Wirasanjaya'.repeat(20).slice(0, 200);
const STRANGE = `محمد 张伟 👩‍💻 "O'Brien" <img src=x onerror=alert(1)> <b>Tebal</b> & Putri`;

/** Expects that the name is not interpreted as HTML and does not overflow. */
const expectText = async (page: Page, path: string, name: string) => {
  await waitUntilLoaded(page);
  await expect(page.getByRole('main'), path).toContainText(name);
  await expect(page.locator('img[src="x"]'), path).toHaveCount(0);
  await expectFitsViewports(page, path);
};

/** Polled, because the layout changes after the window. */
const expectNoOverflow = (box: Locator) =>
  expect
    .poll(() => box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBe(0);

const expectPdf = async (caller: Caller, path: string) =>
  expect((await caller.getFile(path)).subarray(0, 5).toString(), path).toBe('%PDF-');

/** Uses the name for the student, the company, the mentor and the lecturer. */
const createPlacementNamed = async (
  name: string,
  admin: Caller,
  createStudent: (name: string) => Promise<Student>,
) => {
  const company = await createCompany(admin, { name, address: name });
  const mentor = await createMentor(admin, company, { name });
  const lecturer = await createLecturer(admin, name);
  return createPlacement(admin, await createStudent(name), { company, mentor, lecturer });
};

for (const [kind, name] of [
  ['of 200 characters without a blank', LONGEST],
  ['in Arabic, Chinese and emoji, with quotes and brackets', STRANGE],
] as const) {
  test(
    `a name ${kind} is shown as plain text within the layout`,
    IN_ALL,
    async ({ page, apiAs, createStudent, openAs, openOtherPage }) => {
      const placement = await createPlacementNamed(name, await apiAs('superAdmin'), createStudent);
      const { admin, student, internshipId, mentor, lecturer, period } = placement;
      const nim = student.identifier;
      const activityId = await placement.addActivity({ name, description: name, address: name });
      const { courseCode } = await placement.addGrade();
      const report = `course_code=${courseCode}&mentor_id=${mentor.id}&lecturer_id=${lecturer.id}&internship_period_id=${period.id}`;

      await openAs(admin, '/');
      for (const path of [
        `/internships?search=${nim}`,
        `/students?search=${nim}`,
        `/mentors?search=${mentor.nik}`,
        `/companies?search=${encodeURIComponent(name)}`,
        `/internships/${internshipId}/activities/${activityId}`,
        `/users/${mentor.userId}/edit`,
        `/reports/grades?${report}`,
      ]) {
        await test.step(path, async () => {
          await page.goto(path);
          await expectText(page, path, name);
        });
      }

      await test.step('the detail page, whose table truncates it', async () => {
        await page.goto(`/internships/${internshipId}`);
        await expectText(page, 'detail', name);
        await expect(page.getByRole('grid').getByText('…').first()).toHaveAttribute('title', name);
      });

      await test.step('the delete confirmation', async () => {
        await page.goto(`/internships?search=${nim}`);
        await page.getByRole('button', { name: `Aksi untuk ${name}` }).click();
        await page.getByRole('menuitem', { name: 'Hapus' }).click();
        const dialog = page.getByRole('alertdialog', { name: 'Konfirmasi Hapus' });
        await expect(dialog).toContainText(name);
        for (const size of [PHONE, DESKTOP]) {
          await page.setViewportSize(size);
          await dialog.getByRole('button', { name: 'Hapus' }).click({ trial: true });
          await expectNoOverflow(dialog);
        }
      });

      await test.step('a picker option', async () => {
        await page.goto('/internships/create');
        await page.getByRole('combobox', { name: 'Mahasiswa' }).fill(nim);
        await page.getByRole('option', { name: `${nim} - ${name}` }).click();
        await expect(page.getByRole('combobox', { name: 'Mahasiswa' })).toHaveValue(
          `${nim} - ${name}`,
        );
        await expectFitsViewports(page, 'choice');
      });

      await test.step('the PDFs', async () => {
        await expectPdf(admin, `/reports/internships/${internshipId}/activities`);
        await expectPdf(admin, `/reports/grades?${report}`);
      });

      await test.step('the screens of the student', async () => {
        const own = await openOtherPage();
        await openAs(await apiAs(student), '/', own);
        await expectText(own, 'dashboard', name);
        await own.getByRole('button', { name: /^Menu pengguna/ }).click();
        const menu = own.getByRole('dialog', { name: 'Menu pengguna' });
        await expect(menu).toContainText(name);
        await expectNoOverflow(menu);
        await own.keyboard.press('Escape');
        for (const path of ['attendance', 'activities', `activities/${activityId}`]) {
          await own.goto(`/student/${path}`);
          await expectText(own, path, name);
        }
      });
    },
  );
}
