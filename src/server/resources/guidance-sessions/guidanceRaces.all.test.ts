import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import { aGuidanceSession, aSuperAdmin } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { closePeriod } from '@/server/testing/closePeriod';
import { openConnections } from '@/server/testing/openConnections';
import { byLevel, testInAll } from '@/shared/testing/testLevel';

/* With TEST_DATABASE_URL each request has a connection of its own. */
const ROUNDS = byLevel({ short: 1, all: 6, soak: 30 });
const CONNECTIONS = 8;
const CONTENT = { date: '2026-03-09', topic: 'Topik baru', result: 'Bab 2 disepakati.' };

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

interface Race {
  desk: Desk;
  id: number;
  url: string;
}

const raceIt = (title: string, run: (race: Race) => Promise<void>) =>
  testInAll(title, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const desk = await aDesk(app, { start_date: '2026-01-05', end_date: '2026-06-30' });
      const { id } = await aGuidanceSession(app.db, { internship_id: desk.internship.id });
      await openConnections(app.db, CONNECTIONS);
      await run({ desk, id, url: `/guidance-sessions/${id}` });
    }
  });

const agreements = (id: number) => ({ sessions: [{ id, seen_version: 1 }] });

raceIt(
  'a session that changes while its lecturer agrees is either read again or not changed',
  async ({ desk, id, url }) => {
    const [changed, agreed] = await Promise.all([
      desk.as.student.put(url, { ...CONTENT, version: 1 }),
      desk.as.lecturer.post('/guidance-sessions/agreements', agreements(id)),
    ]);
    const [{ outcome }] = agreed.json().data.results;
    expect([changed.statusCode, outcome]).toEqual(
      changed.statusCode === 200 ? [200, 'refused'] : [409, 'done'],
    );
    expect((await desk.as.student.get(url)).json().data).toMatchObject(
      outcome === 'done'
        ? { state: 'agreed', topic: 'Rumusan masalah' }
        : { state: 'sent', topic: CONTENT.topic },
    );
  },
);

raceIt('a session that is agreed to many times at once is agreed to once', async ({ desk, id }) => {
  const answers = await Promise.all(
    Array.from({ length: CONNECTIONS }, () =>
      desk.as.lecturer.post('/guidance-sessions/agreements', agreements(id)),
    ),
  );
  const outcomes = answers.map((answer) => answer.json().data.results[0].outcome).sort();
  expect(outcomes).toEqual([...Array.from({ length: CONNECTIONS - 1 }, () => 'already'), 'done']);
});

raceIt('a session that is deleted while it is agreed to is one of both', async (race) => {
  const { desk, id, url } = race;
  const [deleted, agreed] = await Promise.all([
    app.inject({ method: 'DELETE', url: `/api${url}`, headers: desk.as.student.headers }),
    desk.as.lecturer.post('/guidance-sessions/agreements', agreements(id)),
  ]);
  const [{ outcome }] = agreed.json().data.results;
  expect([deleted.statusCode, outcome]).toEqual(
    deleted.statusCode === 200 ? [200, 'refused'] : [409, 'done'],
  );
});

raceIt('a period that closes has no session and no agreement after it', async ({ desk, id }) => {
  const admin = await callsOf(app, (await aSuperAdmin(app.db)).user);
  const [closed, recorded, agreed] = await Promise.all([
    closePeriod(admin, desk.period.id),
    desk.as.student.post('/guidance-sessions', {
      ...CONTENT,
      internship_id: desk.internship.id,
    }),
    desk.as.lecturer.post('/guidance-sessions/agreements', agreements(id)),
  ]);
  expect(closed.statusCode).toBe(200);
  expect([201, 409]).toContain(recorded.statusCode);
  const [{ outcome }] = agreed.json().data.results;
  const sessions = await app.db
    .selectFrom('guidance_sessions')
    .select('state')
    .where('internship_id', '=', desk.internship.id)
    .orderBy('id')
    .execute();
  expect(sessions.map(({ state }) => state)).toEqual([
    outcome === 'done' ? 'agreed' : 'sent',
    ...(recorded.statusCode === 201 ? ['sent'] : []),
  ]);
});
