import type { Page } from '@playwright/test';
import { choose } from '../fields';
import { expect, test } from '../fixtures';
import { type Call, intercept, interceptDuring, SERVER_ERROR } from '../network';
import { createPlace } from '../records/placements';
import { IN_ALL } from '../testLevel';
import { expectNoToast } from '../toasts';

const COMPANIES_FAILED = 'Gagal mengambil data perusahaan.';
const FAILED = 'Terjadi kesalahan saat mengambil data.';

interface Choice {
  label: string;
  call: Call;
  text: string;
}

const MENTOR: Choice = { label: 'Mentor', call: 'GET /mentors', text: FAILED };
const LECTURER: Choice = { label: 'Dosen', call: 'GET /lecturers', text: FAILED };
const PERIOD: Choice = { label: 'Periode Magang', call: 'GET /internship-periods', text: FAILED };
const COURSE: Choice = { label: 'Mata Kuliah', call: 'GET /courses', text: FAILED };
const STUDENT: Choice = { label: 'Mahasiswa', call: 'GET /students', text: FAILED };
const COMPANY: Choice = { label: 'Mitra Industri', call: 'GET /companies', text: COMPANIES_FAILED };

const box = (page: Page, label: string) => page.getByRole('combobox', { name: label });

/** Expects the error at the field, and a new request when the list opens. */
const expectSecondTry = async (page: Page, choices: readonly Choice[], stop: () => unknown) => {
  for (const { label, text } of choices)
    await expect(box(page, label)).toHaveAccessibleDescription(text);
  await stop();
  for (const { label } of choices)
    await test.step(label, async () => {
      await box(page, label).click();
      const options = page.getByRole('listbox').getByRole('option');
      await expect(options.first()).toBeVisible();
      await box(page, label).fill('tidak ada yang begini');
      await expect(page.getByText('Nothing found.', { exact: true })).toBeVisible();
      await expect(options).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    });
};

const interceptAll = async (page: Page, choices: readonly Choice[]) => {
  const stops = await Promise.all(choices.map(({ call }) => intercept(page, call, SERVER_ERROR)));
  return () => Promise.all(stops.map((stop) => stop()));
};

const TITLE = 'options that failed to load show an error and load again when opened';

test(`placing a student: ${TITLE}`, IN_ALL, async ({ page, openAs, apiAs }) => {
  const admin = await apiAs('superAdmin');
  const { company } = await createPlace(admin);
  const choices = [STUDENT, PERIOD, COMPANY, LECTURER];
  const stop = await interceptAll(page, choices);
  await openAs(admin, '/internships/create');
  await expectSecondTry(page, choices, stop);

  await test.step('the mentors of the chosen company', async () => {
    await interceptDuring(page, MENTOR.call, SERVER_ERROR, async () => {
      await choose(page, 'Mitra Industri', company.name);
      await expect(box(page, 'Mentor')).toHaveAccessibleDescription(FAILED);
    });
    await expectSecondTry(page, [MENTOR], () => {});
  });
  await expectNoToast(page);
});

test(`the filter of the grade report: ${TITLE}`, IN_ALL, async ({ page, openAs }) => {
  const choices = [COURSE, MENTOR, LECTURER, PERIOD];
  const stop = await intercept(page, 'GET /reports/grades/options', SERVER_ERROR);
  await openAs('superAdmin', '/reports/grades');
  await expectSecondTry(page, choices, stop);
});

test(
  `a new mentor and a new grade: ${TITLE}`,
  IN_ALL,
  async ({ page, openAs, createPlacement }) => {
    const { internshipId } = await createPlacement('Dian Permata');
    const stopCompanies = await interceptAll(page, [COMPANY]);
    await openAs('superAdmin', '/users/create?role=mentor');
    await expectSecondTry(page, [COMPANY], stopCompanies);
    const stopCourses = await interceptAll(page, [COURSE]);
    await page.goto(`/internships/${internshipId}/grades/create`);
    await expectSecondTry(page, [COURSE], stopCourses);
  },
);
