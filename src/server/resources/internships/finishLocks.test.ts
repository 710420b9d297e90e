import { lockForClosing } from '@/server/placements/lockForClosing';
import { lockPlacements } from '@/server/placements/scheduleFacts';
import { aDesk, type Desk } from '@/server/testing/aDesk';
import { aCourse } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { during } from '@/server/testing/during';
import { importing } from '@/server/testing/importing';
import { testOnServer } from '@/server/testing/onServer';
import type { Send } from '@/server/testing/race';
import { periodName } from '@/shared/resources/internship-periods/periodName';

// Finishing locks the placement first and its period next. A change that did it the other way round could be a deadlock.
let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await buildTestApp();
  app.setTime('2030-03-13T01:00:00.000Z');
});
beforeEach(async () => {
  desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
});
afterAll(() => app.close());

const SCORES = { assignment_1: '80', assignment_2: '80', midterm: '80', final: '80', other: '80' };

const changes: [string, () => Promise<Send>][] = [
  [
    'an activity',
    async () => () =>
      desk.as.mentor.post('/activities', {
        ...{ internship_id: desk.internship.id, name: 'Rapat', description: 'Rapat' },
        ...{ date: '2030-03-12', start_time: '08:00', end_time: '09:00', address: 'Bandung' },
      }),
  ],
  [
    'an import of grades',
    async () => {
      const { code: course_code } = await aCourse(app.db);
      const { nim } = desk.student;
      const rows = [{ nim, internship_period: periodName(desk.period), course_code, ...SCORES }];
      const imports = importing(app, desk.as.lecturer.headers);
      return () => imports.send('grades', rows, [{ seen: null }]);
    },
  ],
];

testOnServer.each(changes)('%s waits for a finish that has its placement', async (_name, ready) => {
  const send = await ready();
  const { id } = desk.internship;
  const { answer, hasWaited } = await during(
    app.db,
    (trx) => lockPlacements(trx, [id]),
    send,
    (trx) => lockForClosing(trx, [id], [desk.period.id]),
  );
  expect(hasWaited).toBe(true);
  expect(answer.statusCode).toBeLessThan(300);
});
