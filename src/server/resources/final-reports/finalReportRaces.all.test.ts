import { callsOf } from '@/server/testing/aDesk';
import { aFinalReport, aLecturer, anInternship, aStudent, PDF } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { multipart } from '@/server/testing/multipart';
import { isOnServer } from '@/server/testing/onServer';
import { openConnections } from '@/server/testing/openConnections';
import { byLevel } from '@/shared/testing/testLevel';

/* With TEST_DATABASE_URL each request has a connection of its own. */
const ROUNDS = byLevel({ short: isOnServer ? 3 : 1, all: 6, soak: 30 });
const CONNECTIONS = 4;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

async function aPlacement() {
  const lecturer = await aLecturer(app.db);
  const student = await aStudent(app.db);
  const { id } = await anInternship(app.db, {
    lecturer_id: lecturer.id,
    student_id: student.id,
  });
  const headers = await app.signIn(student.user);
  const send = async () => {
    const file = new File([new Uint8Array(PDF)], 'laporan.pdf', { type: 'application/pdf' });
    const form = await multipart({ title: 'Pemantauan Jaringan', file });
    return app.inject({
      method: 'POST',
      url: `/api/final-reports/${id}/versions`,
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    });
  };
  return { id, send, lecturer: await callsOf(app, lecturer.user) };
}

type Placement = Awaited<ReturnType<typeof aPlacement>>;
const raceIt = (title: string, run: (placement: Placement) => Promise<void>) =>
  test(title, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const placement = await aPlacement();
      await openConnections(app.db, CONNECTIONS);
      await run(placement);
    }
  });

const numbersOf = async (id: number) => {
  const rows = await app.db
    .selectFrom('final_report_versions')
    .innerJoin('final_reports', 'final_reports.id', 'final_report_id')
    .select('number')
    .where('internship_id', '=', id)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
};

raceIt('versions that are sent at once are numbered one after the other', async ({ id, send }) => {
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(await numbersOf(id)).toEqual([1, 2]);
});

raceIt('a version that comes while the report is accepted waits or is refused', async (race) => {
  await aFinalReport(app.db, { internship_id: race.id });
  const [accepted, sent] = await Promise.all([
    race.lecturer.post(`/final-reports/${race.id}/accept`, { seen_version: 1 }),
    race.send(),
  ]);
  expect([
    [200, 409],
    [409, 201],
  ]).toContainEqual([accepted.statusCode, sent.statusCode]);
  expect(await numbersOf(race.id)).toEqual(accepted.statusCode === 200 ? [1] : [1, 2]);
});
