import type { Page } from '@playwright/test';
import { choose } from '../fields';
import { expect, test } from '../fixtures';
import {
  deferred,
  errorResponse,
  intercept,
  interceptDuring,
  networkError,
  SERVER_ERROR,
} from '../network';
import type { Placement } from '../records/placements';
import { IN_ALL } from '../testLevel';
import { expectError, expectNoToast } from '../toasts';

const PRINT = 'Print PDF';
const LOAD_FAILED = 'Terjadi kesalahan saat memuat data. Silakan coba lagi nanti.';
const REPORT_FAILED = 'Terjadi kesalahan saat memuat data';

const NO_PDF = [
  { how: 'not found', answer: errorResponse(404) },
  { how: 'server error', answer: SERVER_ERROR },
  { how: 'network error', answer: networkError },
] as const;

/** Prints and waits until the application closes the new tab. */
const printExpectingFailure = async (page: Page) => {
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: PRINT }).click(),
  ]);
  if (!tab.isClosed()) await tab.waitForEvent('close');
};

test(
  'an activity report that fails shows the reason and can be retried',
  IN_ALL,
  async ({ page, openAs, createPlacement }) => {
    const { internshipId } = await createPlacement('Wulan Sari');
    const call = 'GET /reports/internships/*/activities';
    await openAs('superAdmin', `/internships/${internshipId}`);
    for (const { how, answer } of NO_PDF) {
      await test.step(how, () =>
        interceptDuring(page, call, answer, async () => {
          const text = how === 'not found' ? 'Data laporan tidak ditemukan.' : LOAD_FAILED;
          // The toast may close itself before the tab has gone.
          await Promise.all([expectError(page, 'Error', text), printExpectingFailure(page)]);
        }),
      );
    }
    await expect(page.getByRole('button', { name: PRINT })).toBeEnabled();
    const [report] = await Promise.all([
      page.waitForResponse('**/api/reports/internships/*/activities'),
      page.waitForEvent('popup'),
      page.getByRole('button', { name: PRINT }).click(),
    ]);
    expect(report.headers()['content-type']).toContain('application/pdf');
  },
);

test.describe('the grade report', () => {
  /** Adds a grade and returns the query of its report. */
  const reportQuery = async (placement: Placement) => {
    const { courseCode } = await placement.addGrade();
    return String(
      new URLSearchParams({
        course_code: courseCode,
        mentor_id: String(placement.mentor.id),
        lecturer_id: String(placement.lecturer.id),
        internship_period_id: String(placement.period.id),
      }),
    );
  };

  test(
    'shows field errors, "not found" or a retry button when it fails to load',
    IN_ALL,
    async ({ page, openAs, createPlacement }) => {
      const query = await reportQuery(await createPlacement('Yuni Kartika'));
      const call = 'GET /reports/grades';
      const filter = page.getByRole('button', { name: 'Filter' });
      const row = page.getByText('Yuni Kartika', { exact: true });
      const messages = {
        course_code: 'Mata kuliah ini belum dinilai.',
        internship_period_id: 'Periode ini belum selesai.',
      };
      const errors = Object.fromEntries(
        Object.entries(messages).map(([field, text]) => [field, [text]]),
      );

      await test.step('not found', async () => {
        const stop = await intercept(page, call, errorResponse(404));
        await openAs('superAdmin', `/reports/grades?${query}`);
        await expect(page.getByText('Laporan tidak ditemukan', { exact: true })).toBeVisible();
        await stop();
      });
      for (const [how, answer] of [
        ['server error', SERVER_ERROR],
        ['network error', networkError],
      ] as const)
        await test.step(how, () =>
          interceptDuring(page, call, answer, async () => {
            await filter.click();
            const alert = page.getByRole('alert').filter({ hasText: REPORT_FAILED });
            await expect(alert.getByText(REPORT_FAILED, { exact: true })).toBeVisible();
            await expect(page.getByText('Laporan tidak ditemukan')).toBeHidden();
            await expect(alert.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
          }),
        );
      await test.step('field errors from the server', () =>
        interceptDuring(page, call, errorResponse(422, { message: 'x', errors }), async () => {
          await filter.click();
          for (const [label, text] of [
            ['Mata Kuliah', messages.course_code],
            ['Periode Magang', messages.internship_period_id],
          ] as const)
            await expect(page.getByRole('combobox', { name: label })).toHaveAccessibleDescription(
              text,
            );
        }));
      await test.step('slow response', async () => {
        const late = deferred();
        await interceptDuring(page, call, late.respond, async () => {
          await filter.click();
          await expect(filter).toBeDisabled();
          late.release();
          await expect(row).toBeVisible();
        });
        await expect(filter).toBeEnabled();
      });
      await expectNoToast(page);
    },
  );

  test(
    'requires all four choices, and shows the reason when printing fails',
    IN_ALL,
    async ({ page, openAs, createPlacement }) => {
      await openAs('superAdmin', '/reports/grades');
      await expect(page.getByText('No results.')).toBeVisible();
      await expect(page.getByRole('button', { name: PRINT })).toBeDisabled();
      await choose(page, 'Periode Magang', 'Semester 3');
      await page.getByRole('button', { name: 'Filter' }).click();
      await expect(page.getByRole('combobox', { name: 'Mata Kuliah' })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await expect(page.getByRole('button', { name: PRINT })).toBeDisabled();

      await page.goto(
        `/reports/grades?${await reportQuery(await createPlacement('Yuni Kartika'))}`,
      );
      await expect(page.getByText('Yuni Kartika', { exact: true })).toBeVisible();
      for (const { how, answer } of NO_PDF) {
        await test.step(how, () =>
          interceptDuring(page, 'GET /reports/grades', answer, async () => {
            await printExpectingFailure(page);
            const text = how === 'not found' ? 'Laporan tidak ditemukan' : REPORT_FAILED;
            await expectError(page, 'Error', text);
          }),
        );
      }
      const [report] = await Promise.all([
        page.waitForResponse('**/api/reports/grades?*'),
        page.waitForEvent('popup'),
        page.getByRole('button', { name: PRINT }).click(),
      ]);
      expect(report.headers()['content-type']).toContain('application/pdf');
    },
  );
});
