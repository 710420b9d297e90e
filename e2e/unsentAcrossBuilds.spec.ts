import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import type { BuildName, Frontend } from './frontend';
import { POSITION } from './geolocation';
import { openKept, test } from './keptApp';
import type { ApiResponse } from './records/lists';
import { createActivities } from './records/work';
import { IN_ALL } from './testLevel';
import { attend, expectKept, goOnline, unsentButton, unsentOn } from './unsent';
import { PHONE } from './viewports';
import { updateWorker } from './workers';

test.use({
  serviceWorkers: 'allow',
  viewport: PHONE,
  geolocation: POSITION,
  permissions: ['geolocation'],
});

const COUNT = 20;

/** Copies the press that waits to the other activities: pressing twenty times takes a minute. */
const copyPress = (page: Page, activityIds: readonly number[]) =>
  page.evaluate(
    (ids) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('unsent');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const writing = db.transaction('items', 'readwrite');
          const items = writing.objectStore('items');
          const reading = items.getAll();
          reading.onsuccess = () => {
            const [press] = reading.result;
            for (const activity_id of ids)
              if (activity_id !== press.activity_id)
                items.put({ ...press, id: crypto.randomUUID(), activity_id });
          };
          writing.oncomplete = () => {
            db.close();
            resolve(undefined);
          };
        };
      }),
    activityIds,
  );

/** Leaves what a newer build may leave: another version with another store, fields and kinds of its own. */
const changeAsNewerBuild = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('unsent', 7);
        opening.onupgradeneeded = () => opening.result.createObjectStore('of-a-newer-build');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const writing = db.transaction('items', 'readwrite');
          const items = writing.objectStore('items');
          const reading = items.getAll();
          reading.onsuccess = () => {
            for (const item of reading.result) items.put({ ...item, of_a_newer_build: true });
            items.put({ ...reading.result[0], id: 'newer', kind: 'signature', payload: {} });
          };
          writing.oncomplete = () => {
            db.close();
            resolve(undefined);
          };
        };
      }),
  );

/** Serves another build, and loads the page with it. */
const becomeBuild = async (page: Page, frontend: Frontend, build: BuildName) => {
  frontend.serve(build);
  await updateWorker(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src));
  expect(frontend.buildsOf(scripts)).toEqual([build]);
};

test(
  'an update loses nothing that waits, and neither does the build before that comes back',
  IN_ALL,
  async ({ page, frontend, context, createPlacement, apiAs, openAs, recordsAdmin }) => {
    const { student, internshipId } = await createPlacement('Rani Permata');
    const names = Array.from({ length: COUNT }, (_, index) => ({ name: `Tugas ${index + 1}` }));
    const ids = await createActivities(recordsAdmin, internshipId, names);
    const caller = await apiAs(student);
    await openAs(caller, '/student/attendance');
    await openKept(page);
    const all = `${COUNT} menunggu dikirim`;

    // Workers do not pass calls of the API on, so that these can be replaced.
    let isLost = true;
    await context.route(/presence-student$/, (route) =>
      isLost ? route.abort() : route.fallback(),
    );
    await attend(page);
    await expectKept(page);
    await copyPress(page, ids);

    await test.step('a newer build shows all of it', async () => {
      await becomeBuild(page, frontend, 'second');
      await expect(unsentButton(page)).toHaveAccessibleName(all);
    });

    await test.step('so does the older build, whatever version the database has by then', async () => {
      await changeAsNewerBuild(page);
      await becomeBuild(page, frontend, 'first');
      await expect(unsentButton(page)).toHaveAccessibleName(all);
      expect(await unsentOn(page)).toHaveLength(COUNT + 1);
    });

    await test.step('it sends it, and leaves what only the newer one knows', async () => {
      isLost = false;
      await goOnline(page);
      await expect(unsentButton(page)).toHaveCount(0);
      expect(await unsentOn(page)).toEqual(['signature waiting']);
      for (const id of ids) {
        const { data } = await caller.get<ApiResponse<{ attendance_time: string | null }>>(
          `/activities/${id}`,
        );
        expect(data.attendance_time).not.toBeNull();
      }
    });
  },
);
