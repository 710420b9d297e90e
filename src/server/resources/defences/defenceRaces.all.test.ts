import type { SessionUser } from '@/server/auth/sessionUser';
import { aLecturer, anInternship, anInternshipPeriod } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { openConnections } from '@/server/testing/openConnections';
import { testInAll } from '@/shared/testing/testLevel';
import { planDefences } from './planDefences';

/*
 * With TEST_DATABASE_URL each call has a connection of its own; on the embedded database they wait for its only
 * connection.
 */

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const user = { id: 1, name: 'Jurusan', role: 'super_admin', profileId: null } as SessionUser;

testInAll(
  'plans one defence for an examiner whom several calls want at the same moment',
  async () => {
    const period = await anInternshipPeriod(app.db);
    const examiner = await aLecturer(app.db);
    const placements = await Promise.all(
      Array.from({ length: 4 }, () => anInternship(app.db, { internship_period_id: period.id })),
    );
    await openConnections(app.db, placements.length);
    const view = { user, timeZone: 'Asia/Jakarta', now: new Date('2030-06-17T03:00:00Z') };
    const results = await Promise.allSettled(
      placements.map(({ id }, index) =>
        app.db.transaction().execute((trx) =>
          planDefences(trx, view, {
            internship_ids: [id],
            has_lecturer: false,
            examiner_ids: [examiner.id],
            ...{ date: '2030-06-18', time: '09:00', minutes: 60, room: `Ruang ${index}` },
          }),
        ),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await app.db.selectFrom('defences').select('id').execute()).toHaveLength(1);
  },
);
