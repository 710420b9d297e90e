import type { Page } from '@playwright/test';
import { during, held, intercept, noAnswer, refusal, SERVER_ERROR } from '../answers';
import { choose } from '../fields';
import { expect, test } from '../fixtures';
import type { Placement } from '../records/placements';
import { expectError, expectNoToast } from './toasts';

const PRINT = 'Print PDF';
const LOAD_FAILED = 'Terjadi kesalahan saat memuat data. Silakan coba lagi nanti.';
const REPORT_FAILED = 'Terjadi kesalahan saat memuat data';

const NO_PDF = [
  { how: 'is not found', answer: refusal(404) },
  { how: 'fails', answer: SERVER_ERROR },
  { how: 'gets no answer', answer: noAnswer },
] as const;

/** The tab that waits for the document is closed again. */
const printInVain = async (page: Page) => {
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: PRINT }).click(),
  ]);
  if (!tab.isClosed()) await tab.waitForEvent('close');
};

test('an activity report that cannot be had says why, and can be tried again', async ({
  page,
  openAs,
  aPlacement,
}) => {
  const { internshipId } = await aPlacement('Wulan Sari');
  const call = 'GET /reports/internships/*/activities';
  await openAs('superAdmin', `/internships/${internshipId}`);
  for (const { how, answer } of NO_PDF) {
    await test.step(how, () =>
      during(page, call, answer, async () => {
        await printInVain(page);
        const text = how === 'is not found' ? 'Data laporan tidak ditemukan.' : LOAD_FAILED;
        await expectError(page, 'Error', text);
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
});

test.describe('the grade report', () => {
  /** All four chosen, with a grade to show. */
  const aReport = async (placement: Placement) => {
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

  test('that cannot be loaded says why: at the fields, not found, or to try again', async ({
    page,
    openAs,
    aPlacement,
  }) => {
    const query = await aReport(await aPlacement('Yuni Kartika'));
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

    await test.step('there is no such report', async () => {
      const stop = await intercept(page, call, refusal(404));
      await openAs('superAdmin', `/reports/grades?${query}`);
      await expect(page.getByText('Laporan tidak ditemukan', { exact: true })).toBeVisible();
      await stop();
    });
    for (const [how, answer] of [
      ['the server fails', SERVER_ERROR],
      ['there is no answer', noAnswer],
    ] as const)
      await test.step(how, () =>
        during(page, call, answer, async () => {
          await filter.click();
          const alert = page.getByRole('alert').filter({ hasText: REPORT_FAILED });
          await expect(alert.getByText(REPORT_FAILED, { exact: true })).toBeVisible();
          await expect(page.getByText('Laporan tidak ditemukan')).toBeHidden();
          await expect(alert.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
        }),
      );
    await test.step('the server objects to two fields', () =>
      during(page, call, refusal(422, { message: 'x', errors }), async () => {
        await filter.click();
        for (const [label, text] of [
          ['Mata Kuliah', messages.course_code],
          ['Periode Magang', messages.internship_period_id],
        ] as const)
          await expect(page.getByRole('combobox', { name: label })).toHaveAccessibleDescription(
            text,
          );
      }));
    await test.step('it answers late, and what it answers is shown', async () => {
      const late = held();
      await during(page, call, late.answer, async () => {
        await filter.click();
        await expect(filter).toBeDisabled();
        late.release();
        await expect(row).toBeVisible();
      });
      await expect(filter).toBeEnabled();
    });
    await expectNoToast(page);
  });

  test('that cannot be printed says why; without its four choices it cannot be asked for', async ({
    page,
    openAs,
    aPlacement,
  }) => {
    await openAs('superAdmin', '/reports/grades');
    await expect(page.getByText('Belum ada laporan yang ditampilkan.')).toBeVisible();
    await expect(page.getByRole('button', { name: PRINT })).toBeHidden();
    await choose(page, 'Periode Magang', 'Semester 3');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('combobox', { name: 'Mata Kuliah' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(page.getByRole('button', { name: PRINT })).toBeHidden();

    await page.goto(`/reports/grades?${await aReport(await aPlacement('Yuni Kartika'))}`);
    await expect(page.getByText('Yuni Kartika', { exact: true })).toBeVisible();
    for (const { how, answer } of NO_PDF) {
      await test.step(how, () =>
        during(page, 'GET /reports/grades', answer, async () => {
          await printInVain(page);
          const text = how === 'is not found' ? 'Laporan tidak ditemukan' : REPORT_FAILED;
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
  });
});
