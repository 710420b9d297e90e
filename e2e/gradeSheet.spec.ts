import type { Page } from '@playwright/test';
import type { Caller } from './caller';
import { expect, test } from './fixtures';
import { createDesk, type Desk } from './records/desks';
import type { ApiResponse } from './records/lists';
import { closePeriod } from './records/periods';
import { firstCourseCode, sheetUrl } from './records/work';
import { byLevel, IN_ALL, IN_CI } from './testLevel';

type Placed = Desk['internships'][number];

const STUDENTS = byLevel({ short: 4, all: 30 });
/** The time that a person takes for an action, and the most that a class of thirty may take. */
const ACTION_SECONDS = 0.6;
const CLASS_SECONDS = 180;
const SCORES = ['85', '72,5', '90', '66', '78,25'];

const storedScores = async (caller: Caller, url: string) => {
  interface Row {
    grade: Record<string, number> | null;
  }
  const { data } = await caller.get<ApiResponse<{ rows: Row[] }>>(url);
  return data.rows.map(
    ({ grade }) =>
      grade && [grade.assignment_1, grade.assignment_2, grade.midterm, grade.final, grade.other],
  );
};

const allGraded = (page: Page) =>
  page.getByText(`${STUDENTS} dari ${STUDENTS} sudah dinilai.`, { exact: true });

test(
  'a lecturer grades a class in one course with few actions',
  IN_CI,
  async ({ page, recordsAdmin, apiAs, openAs }) => {
    const desk = await createDesk(recordsAdmin, apiAs, { students: STUDENTS, activitiesEach: 1 });
    const courseCode = await firstCourseCode(recordsAdmin);
    let actions = 0;
    const act = async (action: Promise<unknown>) => {
      actions += 1;
      await action;
    };
    await openAs(desk.caller, '/internships');
    await act(page.getByRole('link', { name: 'Nilai per Mata Kuliah' }).click());
    await act(page.getByRole('combobox', { name: 'Mata Kuliah' }).fill(courseCode));
    await act(page.getByRole('option', { name: courseCode }).click());
    await act(page.getByRole('textbox', { name: 'Tugas 1, Mahasiswa 01' }).click());
    for (let student = 0; student < STUDENTS; student += 1) {
      for (const score of SCORES) {
        await act(page.keyboard.type(score).then(() => page.keyboard.press('Tab')));
      }
    }
    await expect(allGraded(page)).toBeVisible();
    const url = sheetUrl(courseCode, desk.place.period.id);
    expect(await storedScores(desk.caller, url)).toEqual(
      Array.from({ length: STUDENTS }, () => [85, 72.5, 90, 66, 78.25]),
    );
    expect(actions * ACTION_SECONDS).toBeLessThanOrEqual(CLASS_SECONDS);
  },
);

test(
  'a block from a spreadsheet survives a lost connection and a reload',
  IN_ALL,
  async ({ page, context, recordsAdmin, apiAs, openAs }) => {
    const desk = await createDesk(recordsAdmin, apiAs, { students: STUDENTS, activitiesEach: 1 });
    const url = sheetUrl(await firstCourseCode(recordsAdmin), desk.place.period.id);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAs(desk.caller, url);
    const first = page.getByRole('textbox', { name: 'Tugas 1, Mahasiswa 01' });
    await first.click();
    const block = Array.from({ length: STUDENTS }, () => SCORES.join('\t')).join('\n');
    await page.evaluate((text) => navigator.clipboard.writeText(text), block);
    await page.keyboard.press('ControlOrMeta+v');
    await expect(page.getByText(`${STUDENTS * SCORES.length} sel diisi.`).first()).toBeVisible();

    await page.route('**/api/grades*', (route) => route.abort());
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByRole('button', { name: /^Kirim ulang/ })).toHaveCount(STUDENTS);
    await page.unroute('**/api/grades*');
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();

    await expect(page.getByText(/berasal dari draf di perangkat ini/)).toBeVisible();
    await expect(first).toHaveValue('85');
    await page.getByRole('button', { name: /^Simpan semua/ }).click();
    await expect(allGraded(page)).toBeVisible();
    expect((await storedScores(desk.caller, url)).every((scores) => scores !== null)).toBe(true);
  },
);

test(
  'scores of a placement that is deleted or a period that is closed meanwhile stay with the reason',
  IN_ALL,
  async ({ page, recordsAdmin, apiAs, openAs }) => {
    const dates = { start_date: '2004-01-01', end_date: '2004-06-30', semester: 1 };
    const { data: period } = await recordsAdmin.post<ApiResponse<typeof dates & { id: number }>>(
      '/internship-periods',
      { ...dates, year: '2004', is_active: true },
    );
    const desk = await createDesk(recordsAdmin, apiAs, { students: 2, activitiesEach: 0, period });
    await openAs(desk.caller, sheetUrl(await firstCourseCode(recordsAdmin), period.id));
    const [deleted, closed] = desk.internships as [Placed, Placed];
    const firstCell = (student: string) =>
      page.getByRole('textbox', { name: `Tugas 1, ${student}` });
    const grade = async (student: string) => {
      await firstCell(student).click();
      for (const score of SCORES) {
        await page.keyboard.type(score);
        await page.keyboard.press('Tab');
      }
    };
    const row = (student: string) => page.getByRole('row', { name: new RegExp(student) });

    await expect(firstCell(deleted.student)).toBeVisible();
    await recordsAdmin.delete(`/internships/${deleted.id}`);
    await grade(deleted.student);
    await expect(row(deleted.student).getByRole('button', { name: /^Kirim ulang/ })).toBeVisible();
    await expect(row(deleted.student)).toContainText('Magang tidak ditemukan');

    await closePeriod(recordsAdmin, period.id);
    await grade(closed.student);
    await expect(row(closed.student)).toContainText('Periode ini sudah ditutup.');
    await expect(firstCell(closed.student)).toHaveValue('85');
  },
);
