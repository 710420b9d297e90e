import { expect } from './fixtures';
import { openKept, test } from './keptApp';
import { IN_ALL, IN_CI } from './testLevel';
import { PHONE } from './viewports';

test.use({ serviceWorkers: 'allow', viewport: PHONE });

interface Manifest {
  name: string;
  shortcuts: { name: string; url: string }[];
}

test('the browser can install the application under its name', IN_CI, async ({ page, openAs }) => {
  await openAs('student', '/');
  await openKept(page);
  const cdp = await page.context().newCDPSession(page);
  const { errors, data } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect((JSON.parse(data ?? '{}') as Manifest).name).toBe('SiMagang');
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // The context of a test is a private window.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(others).toEqual([]);
});

test(
  'the shortcuts lead to screens of the own role, and the others to the dashboard',
  IN_ALL,
  async ({ page, request, openAs, openOtherPage }) => {
    const answer = await request.get('/manifest.webmanifest');
    const { shortcuts } = (await answer.json()) as Manifest;
    const open = Object.fromEntries(shortcuts.map(({ name, url }) => [name, url]));
    const mentor = await openOtherPage();
    for (const [who, person, name, title] of [
      ['student', page, 'Absen', 'Absensi Hari Ini'],
      ['student', page, 'Catatan hari ini', 'Aktivitas Magang'],
      ['mentor', mentor, 'Peninjauan', 'Peninjauan'],
      ['mentor', mentor, 'Absen', 'Dashboard'],
    ] as const) {
      await openAs(who, open[name] ?? '', person);
      await expect(person.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    }
  },
);
