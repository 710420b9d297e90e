import { expect, type Page } from '@playwright/test';

/** English names of months and days that differ from the Indonesian ones. */
const ENGLISH =
  /\b(January|February|March|May|June|July|August|October|December|Aug|Oct|Dec|Mon(day)?|Tue(sday)?|Wed(nesday)?|Thu(rsday)?|Fri(day)?|Sat(urday)?|Sun(day)?)\b/;

/** Dates in the format of the API ('2026-11-21', '2026-11-21T01:15:00Z') and invalid dates. */
const RAW = /\b\d{4}-\d{2}-\d{2}\b|\dT\d{2}:|Invalid|NaN|undefined|null\b/;

/** 21 Nov 2026, Sab, 21 Nov 2026 or Sabtu, 21 November 2026. */
const INDONESIAN =
  /\d{1,2} (Jan(uari)?|Feb(ruari)?|Mar(et)?|Apr(il)?|Mei|Juni?|Juli?|Ag(t|u|ustus)|Sep(tember)?|Okt(ober)?|Nov(ember)?|Des(ember)?) \d{4}/;

const PATHS_WITH_DATES = new Set([
  '/internship-periods',
  '/internships',
  '/student/attendance',
  '/student/activities',
]);

const hasDates = (path: string) =>
  PATHS_WITH_DATES.has(path) ||
  path === '/' ||
  /^\/internships\/\d+$|\/activities\/\d+$/.test(path);

export const expectIndonesianDates = async (page: Page, path: string) => {
  const main = page.getByRole('main');
  if (hasDates(path)) await expect(main).toContainText(INDONESIAN);
  const text = (await main.allInnerTexts()).join();
  expect.soft(text, path).not.toMatch(ENGLISH);
  expect.soft(text, path).not.toMatch(RAW);
};
