import { playSemester } from '@/server/testing/attendance/longRun/playSemester';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { byLevel } from '@/shared/testing/testLevel';

const DAYS = byLevel({ short: 20, soak: 126 });
const EDITS_OF_DAY = byLevel({ short: 6, soak: 8 });
/** Another one in each soak, which the title of a failed run names. */
const SEED = byLevel({ short: 'random edits', soak: String(Date.now()) });

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ config: { campusTimeZone: 'Asia/Jakarta' } });
});
afterAll(() => app.close());

test(`edits in the middle of a semester change no past day unseen, and each day has the verdict of a second reading of the rules (${SEED})`, async () => {
  const played = await playSemester({ app, days: DAYS, editsOfDay: EDITS_OF_DAY, seed: SEED });
  expect([played.differences, played.unexplained]).toEqual([[], []]);
  // The edits were worth looking at.
  expect(played.noted).toBeGreaterThan(20);
});
