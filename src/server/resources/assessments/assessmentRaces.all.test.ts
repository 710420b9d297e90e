import { callsOf } from '@/server/testing/aDesk';
import {
  aMentor,
  anAssessmentForm,
  anInternship,
  anInternshipPeriod,
  aSuperAdmin,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { closePeriod } from '@/server/testing/closePeriod';
import { isOnServer } from '@/server/testing/onServer';
import { openConnections } from '@/server/testing/openConnections';
import { ASKING } from '@/shared/constants/leftovers';
import { byLevel } from '@/shared/testing/testLevel';

/* With TEST_DATABASE_URL each request has a connection of its own. */
const ROUNDS = byLevel({ short: isOnServer ? 3 : 1, all: 6, soak: 30 });
const CONNECTIONS = 8;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

async function aPlacement() {
  const mentor = await aMentor(app.db);
  const period = await anInternshipPeriod(app.db);
  const internship = await anInternship(app.db, {
    mentor_id: mentor.id,
    internship_period_id: period.id,
  });
  const form = await anAssessmentForm(app.db);
  const admin = await aSuperAdmin(app.db);
  return {
    period,
    form,
    url: `/internships/${internship.id}/assessments/${form.id}`,
    mentor: await callsOf(app, mentor.user),
    admin: await callsOf(app, admin.user),
  };
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

const CONTENT = { revision: 1, scores: [80, 90, 3], remarks: null };

raceIt(
  'a sheet that is sent many times at once is stored and sent once',
  async ({ mentor, url }) => {
    const answers = await Promise.all(
      Array.from({ length: CONNECTIONS }, () => mentor.post(`${url}/send`, CONTENT)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: CONNECTIONS - 1 }, () => 409)]);
  },
);

raceIt('a period that closes has no sheet after it', async ({ mentor, admin, url, period }) => {
  const [sent, closed] = await Promise.all([
    mentor.post(`${url}/send`, CONTENT),
    closePeriod(admin, period.id),
  ]);
  expect(closed.statusCode).toBe(200);
  expect([200, 404, 409]).toContain(sent.statusCode);
  const sheets = await app.db
    .selectFrom('assessment_sheets')
    .select('state')
    .where('internship_id', '=', Number(url.split('/')[2]))
    .execute();
  expect(sheets).toEqual(sent.statusCode === 200 ? [{ state: 'sent' }] : []);
});

raceIt(
  'of a sheet and another revision of its form, the second one is refused with a reason',
  async (placement) => {
    const { mentor, admin, url, form } = placement;
    const criteria = [{ name: 'Sikap', guidance: null, weight: 100, words: null }];
    const { course_code, assessor } = form;
    const [sent, changed] = await Promise.all([
      mentor.post(`${url}/send`, CONTENT),
      admin.put(`/assessment-forms/${form.id}`, {
        course_code,
        assessor,
        criteria,
        ...ASKING,
      }),
    ]);
    // A sheet that came first is left over, and the office is asked about it.
    expect([sent.statusCode, changed.statusCode].sort()).toEqual([200, 409]);
    const { data } = (await mentor.get(url)).json();
    expect([data.state, data.criteria.length]).toEqual(
      sent.statusCode === 200 ? ['sent', 3] : ['missing', 1],
    );
  },
);

raceIt(
  'a sheet that is sent while it is sent back has one state',
  async ({ mentor, admin, url }) => {
    const reason = { reason: 'Periksa kembali.' };
    const [sent, ...returned] = await Promise.all([
      mentor.post(`${url}/send`, CONTENT),
      admin.post(`${url}/return`, reason),
      admin.post(`${url}/return`, reason),
    ]);
    expect(sent.statusCode).toBe(200);
    const done = returned.filter(({ statusCode }) => statusCode === 200);
    expect(returned.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2 - done.length);
    expect(done.length).toBeLessThan(2);
    expect((await mentor.get(url)).json().data).toMatchObject({
      state: done.length === 1 ? 'returned' : 'sent',
      version: 1 + done.length,
    });
  },
);
