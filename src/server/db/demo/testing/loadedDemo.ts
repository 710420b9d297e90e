import { callsOf } from '@/server/testing/aDesk';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { QUICK_DEMO } from '@/server/testing/quickDemo';
import { everyNth } from '@/shared/testing/testLevel';
import { loadDemoData } from '../loadDemoData';

/** A Wednesday, as in the browser tests, and days on which weeks, months and years begin or end. */
export const DEMO_DAYS = everyNth(
  [
    '2026-11-25',
    '2026-08-01',
    '2026-11-22',
    '2026-11-23',
    '2026-11-28',
    '2026-12-31',
    '2028-02-29',
  ],
  7,
);

/** The application with the demo data of a day, at ten in the morning on campus. */
export async function loadedDemo(today: string): Promise<TestApp> {
  const app = await buildTestApp();
  app.setTime(`${today}T03:00:00Z`);
  await loadDemoData(app.db, { today, ...QUICK_DEMO });
  return app;
}

/** The calls of a person of the demo data. */
export async function callsOfPerson(app: TestApp, name: string) {
  const user = await app.db
    .selectFrom('users')
    .select(['id', 'role'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return callsOf(app, user);
}
