import type { SessionUser } from '@/server/auth/sessionUser';
import {
  aGrade,
  aHoliday,
  anActivity,
  anInternship,
  anInternshipPeriod,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { openConnections } from '@/server/testing/openConnections';
import { testInAll } from '@/shared/testing/testLevel';
import { countReadyCertificates } from './countReadyCertificates';
import { issueCertificates } from './issueCertificates';

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
const now = new Date('2026-07-15T03:00:00Z');

async function readyPlacements(count: number) {
  const period = await anInternshipPeriod(app.db, {
    start_date: '2026-01-05',
    end_date: '2026-06-30',
  });
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = await anInternship(app.db, { internship_period_id: period.id });
    const attendance_time = new Date('2026-03-02T01:00:00Z');
    await anActivity(app.db, { internship_id: id, date: '2026-03-02', attendance_time });
    await aGrade(app.db, { internship_id: id });
    ids.push(id);
  }
  await app.db
    .updateTable('internship_periods')
    .set({ is_active: false, closed_at: now })
    .where('id', '=', period.id)
    .execute();
  return { period, ids };
}

testInAll('ten calls at once, in any order, give each student one certificate', async () => {
  const { period, ids } = await readyPlacements(6);
  await openConnections(app.db, 10);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      app.db.transaction().execute((trx) =>
        issueCertificates(
          { trx, ...app.services, user, now },
          {
            kind: 'student',
            internship_period_id: period.id,
            recipient_ids: index % 2 === 0 ? ids : [...ids].reverse(),
            date: '2026-07-15',
            signatory_name: 'Dr. Ratna Dewi, M.Kom.',
            signatory_position: 'Ketua Jurusan',
          },
        ),
      ),
    ),
  );
  expect(answers.flatMap(({ certificate_ids }) => certificate_ids)).toHaveLength(ids.length);
  for (const { certificate_ids, left_out } of answers) {
    expect(certificate_ids.length + left_out.length).toBe(ids.length);
    for (const { missing } of left_out) expect(missing).toEqual(['issued']);
  }
  const stored = await app.db
    .selectFrom('certificates')
    .select('internship_id')
    .where('revoked_at', 'is', null)
    .orderBy('internship_id')
    .execute();
  expect(stored.map(({ internship_id }) => internship_id)).toEqual(ids);
});

testInAll(
  'the number of those who can get one is right after calls that count and issue at once',
  async () => {
    const { period, ids } = await readyPlacements(24);
    const services = { ...app.services, clock: () => now };
    await openConnections(app.db, 10);
    const issue = (recipient_ids: number[]) =>
      app.db.transaction().execute((trx) =>
        issueCertificates(
          { trx, ...app.services, user, now },
          {
            kind: 'student',
            internship_period_id: period.id,
            recipient_ids,
            date: '2026-07-15',
            signatory_name: 'Dr. Ratna Dewi, M.Kom.',
            signatory_position: 'Ketua Jurusan',
          },
        ),
      );
    for (let round = 0; round < 6; round += 1) {
      await Promise.all([
        issue(ids.slice(round * 3, round * 3 + 2)),
        countReadyCertificates(services),
        // Its number is forgotten, so that it is counted again while certificates are issued.
        aHoliday(app.db, { date: `2026-04-0${round + 1}` }),
        issue([ids[round * 3 + 2] ?? 0]),
        countReadyCertificates(services),
      ]);
      await countReadyCertificates(services);
      const tally = await app.db
        .selectFrom('certificate_tallies')
        .select('ready')
        .where('internship_period_id', '=', period.id)
        .where('kind', '=', 'student')
        .executeTakeFirstOrThrow();
      expect(tally.ready).toBe(ids.length - 3 * (round + 1));
    }
  },
);
