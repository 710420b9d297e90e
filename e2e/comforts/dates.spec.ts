import { expect, test } from '../fixtures';
import { screensOf, untilDrawn } from '../screens';
import { visit } from '../visit';

/** Names of months and days that Indonesian does not share with English. */
const ENGLISH =
  /\b(January|February|March|May|June|July|August|October|December|Aug|Oct|Dec|Mon(day)?|Tue(sday)?|Wed(nesday)?|Thu(rsday)?|Fri(day)?|Sat(urday)?|Sun(day)?)\b/;

/** As the contract sends them: '2026-11-21', '2026-11-21T01:15:00Z', and what no date becomes. */
const RAW = /\b\d{4}-\d{2}-\d{2}\b|\dT\d{2}:|Invalid|NaN|undefined|null\b/;

/** 21 Nov 2026, Sab, 21 Nov 2026 or Sabtu, 21 November 2026. */
const INDONESIAN =
  /\d{1,2} (Jan(uari)?|Feb(ruari)?|Mar(et)?|Apr(il)?|Mei|Juni?|Juli?|Ag(t|ustus)|Sep(tember)?|Okt(ober)?|Nov(ember)?|Des(ember)?) \d{4}/;

const WITH_DATES = new Set([
  '/internship-periods',
  '/internships',
  '/student/attendance',
  '/student/activities',
]);

const hasDates = (path: string) =>
  WITH_DATES.has(path) || path === '/' || /^\/internships\/\d+$|\/activities\/\d+$/.test(path);

for (const role of ['superAdmin', 'lecturer', 'mentor', 'student'] as const) {
  test(`${role}: every screen writes its dates in Indonesian`, async ({ page, apiAs, openAs }) => {
    test.setTimeout(120_000);
    await openAs(role, '/change-password');
    for (const { path, title } of await screensOf(role, apiAs)) {
      await test.step(path, async () => {
        await visit(page, path);
        await expect(page).toHaveTitle(`${title} | SiMagang`);
        await untilDrawn(page);
        const main = page.getByRole('main');
        if (hasDates(path)) await expect(main).toContainText(INDONESIAN);
        const text = (await main.allInnerTexts()).join();
        expect.soft(text, path).not.toMatch(ENGLISH);
        expect.soft(text, path).not.toMatch(RAW);
      });
    }
  });
}

test('the calendar of a date speaks Indonesian, and its week begins on Monday', async ({
  page,
  openAs,
}) => {
  await openAs('superAdmin', '/internship-periods/create');
  const date = page.getByRole('group', { name: 'Tanggal Mulai' });
  await date.getByRole('spinbutton').first().click();
  await page.keyboard.type('05102026');
  await date.getByRole('button', { name: /^Pilih tanggal/ }).click();
  const calendar = page.getByRole('dialog', { name: 'Tanggal Mulai' });
  await expect(calendar.getByText('Oktober 2026')).toBeVisible();
  await expect(calendar.getByRole('columnheader').first()).toHaveAccessibleName('Senin');
  await expect(
    calendar.getByRole('gridcell', { name: '5', exact: true, selected: true }),
  ).toBeVisible();
});
