import { expect, test } from '../fixtures';
import { screensOf, waitUntilLoaded } from '../screens';
import { IN_ALL } from '../testLevel';
import { visit } from '../visit';

/** Nullable fields. */
const OPTIONAL = new Set([
  'phone_number',
  'gender',
  'place_of_birth',
  'date_of_birth',
  'digital_signature',
  'attendance_time',
  'latitude',
  'longitude',
  'validated_at_by_mentor',
  'validated_at_by_lecturer',
]);

const without = (value: unknown, blank: null | undefined): unknown => {
  if (Array.isArray(value)) return value.map((item) => without(item, blank));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      OPTIONAL.has(key) ? blank : without(item, blank),
    ]),
  );
};

const RAW_VALUES = /\b(null|undefined|NaN|Invalid Date|\[object Object\])/;

for (const [role, how, blank] of [
  ['student', 'null', null],
  ['lecturer', 'left out', undefined],
  ['superAdmin', 'null', null],
  ['student', 'left out', undefined],
] as const) {
  test(
    `${role}: missing values (${how}) never show as null, undefined or NaN`,
    IN_ALL,
    async ({ page, apiAs, openAs }) => {
      await page.route('**/api/**', async (route) => {
        // The stream of news never ends.
        if (route.request().url().endsWith('/stream')) return route.continue();
        const answer = await route.fetch();
        const isJson = answer.headers()['content-type']?.includes('json');
        if (!isJson) return route.fulfill({ response: answer });
        return route.fulfill({ response: answer, json: without(await answer.json(), blank) });
      });
      await openAs(role, '/change-password');
      const screens = await screensOf(role, apiAs);
      for (const { path } of screens.filter((screen) => !/create|password/.test(screen.path))) {
        await test.step(path, async () => {
          await (path.includes('?') ? page.goto(path) : visit(page, path));
          await waitUntilLoaded(page);
          const values = await page
            .locator('input, textarea')
            .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
          // An ARIA snapshot, because textContent joins adjacent words.
          const seen = await page.locator('body').ariaSnapshot();
          const words = [seen, ...values].join('\n');
          expect.soft(RAW_VALUES.exec(words)?.[0], path).toBeUndefined();
        });
      }
      if (role === 'lecturer') {
        await page.goto(screens.find(({ title }) => title === 'Detail Aktivitas')?.path ?? '');
        await expect(page.getByText('Lokasi absensi belum tersedia')).toBeVisible();
        await expect(page.getByRole('definition').filter({ hasText: /^-$/ })).toHaveCount(1);
        await expect(page.getByRole('definition').filter({ hasText: /^Belum$/ })).toHaveCount(2);
      }
    },
  );
}
