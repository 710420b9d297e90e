import type { Page } from '@playwright/test';
import { type Caller, callerFor } from '../caller';
import { test as base, expect } from '../fixtures';
import { waitUntilLoaded } from '../screens';
import { IN_ALL } from '../testLevel';
import { visit } from '../visit';
import { createTextRecords, MARK, PAYLOADS, type TextRecords } from './records';

/** Creates the records once per worker, without changing the demo data. */
const test = base.extend<object, { texts: TextRecords }>({
  texts: [
    async ({ recordsAdmin, server, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: server.baseURL });
      await use(
        await createTextRecords(recordsAdmin, ({ identifier, password }) =>
          callerFor(request, identifier, password),
        ),
      );
      await request.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Collects the effects of a payload: a dialog, a request, a console error or a node with a mark. */
async function watch(page: Page) {
  const signs: string[] = [];
  page.on('dialog', (dialog) => {
    signs.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) signs.push(`request: ${request.url()}`);
  });
  await page.addInitScript(() => {
    Object.assign(window, {
      xss: () => {
        throw new Error('a script of the data ran');
      },
    });
  });
  return signs;
}

async function expectOnlyText(page: Page, where: string) {
  const injected = page.locator('[data-injected], x-injected, a[href^="javascript:"]');
  expect.soft(await injected.count(), where).toBe(0);
}

const query = (fields: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));

const supervised = ({ internshipId, activityId }: TextRecords) => [
  '/',
  `/internships?search=${MARK}`,
  `/internships/${internshipId}`,
  `/internships/${internshipId}?tab=nilai`,
  `/internships/${internshipId}/activities/${activityId}`,
];

const edited = ({ internshipId, activityId }: TextRecords) => [
  `/internships/${internshipId}/activities/${activityId}/edit`,
];

const graded = ({ internshipId, gradeId }: TextRecords) => [
  `/internships/${internshipId}/grades/create`,
  `/internships/${internshipId}/grades/${gradeId}/edit`,
];

const ROLES: Record<
  string,
  { who: (texts: TextRecords, admin: Caller) => Caller; paths: (texts: TextRecords) => string[] }
> = {
  superAdmin: {
    who: (_texts, admin) => admin,
    paths: (texts) => [
      ...['users', 'students', 'mentors', 'lecturers', 'companies', 'courses'].map(
        (list) => `/${list}?search=${MARK}`,
      ),
      `/users/${texts.mentor.user_id}/edit`,
      `/users/${texts.lecturer.user_id}/edit`,
      `/companies/${texts.company.id}/edit`,
      `/courses/${encodeURIComponent(texts.course.code)}/edit`,
      `/internships/${texts.internshipId}/edit`,
      ...supervised(texts),
      ...edited(texts),
      ...graded(texts),
      `/reports/grades?${query({
        course_code: texts.course.code,
        mentor_id: texts.mentor.id,
        lecturer_id: texts.lecturer.id,
        internship_period_id: texts.periodId,
      })}`,
    ],
  },
  lecturer: {
    who: ({ lecturerCaller }) => lecturerCaller,
    paths: (texts) => [...supervised(texts), ...graded(texts)],
  },
  mentor: {
    who: ({ mentorCaller }) => mentorCaller,
    paths: (texts) => [...supervised(texts), ...edited(texts)],
  },
  student: {
    who: ({ studentCaller }) => studentCaller,
    paths: ({ activityId }) => [
      '/',
      '/student/attendance',
      '/student/activities',
      `/student/activities/${activityId}`,
    ],
  },
};

for (const [role, { who, paths }] of Object.entries(ROLES)) {
  test(
    `${role}: every screen shows texts as texts`,
    IN_ALL,
    async ({ page, openAs, recordsAdmin, texts }) => {
      const signs = await watch(page);
      await openAs(who(texts, recordsAdmin), '/change-password');
      for (const path of paths(texts)) {
        await test.step(path, async () => {
          await visit(page, path);
          await waitUntilLoaded(page);
          await expectOnlyText(page, path);
          if (path.includes('search=')) await expect(page.getByText(MARK).first()).toBeVisible();
        });
      }
      await page.getByRole('button', { name: /^Menu pengguna/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
      await expectOnlyText(page, 'the user menu');
      expect(signs).toEqual([]);
    },
  );
}

test('a detail page shows each text as it was typed', IN_ALL, async ({ page, openAs, texts }) => {
  await openAs(texts.studentCaller, `/student/activities/${texts.activityId}`);
  await waitUntilLoaded(page);
  const shown = ((await page.locator('main').textContent()) ?? '').replace(/\s+/g, ' ');
  for (const payload of PAYLOADS) expect.soft(shown).toContain(payload.replace(/\s+/g, ' '));
});
