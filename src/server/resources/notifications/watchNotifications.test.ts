import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { createEventStreams, type EventStreams } from '@/server/http/eventStreams';
import { aNotification } from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { sessionToken } from '@/server/testing/sessionToken';
import { type Watch, watchNotifications } from './watchNotifications';

let app: TestApp;
let streams: EventStreams;
let watch: Watch;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

// Apart from those of the app, which looks by itself.
beforeEach(() => {
  streams = createEventStreams();
  watch = watchNotifications({ ...app.services, streams });
});
afterEach(() => {
  void watch.close();
  streams.close();
});

async function aStudentWithSession() {
  const { user } = await newUserOf.student(app.db);
  await sessionToken(app.services, user);
  const session = await app.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const open = () => streams.open({ id: user.id, sessionId: session.id });
  return { user, sessionId: session.id, open };
}

const news = (user_id: number, values: Partial<Parameters<typeof aNotification>[1]> = {}) =>
  aNotification(app.db, { user_id, kind: 'reset_passwords', matter_id: user_id, ...values });

const received = (stream: Readable) => String(stream.read() ?? '').replaceAll(':\n\n', '');
const CHANGE = 'event: change\ndata: {}\n\n';

test('open tabs learn of news in any process, once', async () => {
  const { user, open } = await aStudentWithSession();
  const stream = open();
  await watch.look();
  await news(user.id);
  await watch.look();
  expect(received(stream)).toBe(CHANGE);
  await watch.look();
  expect(received(stream)).toBe('');
});

test('a tab that opens its stream learns of news of the last minute, which its number may lack', async () => {
  const { user, open } = await aStudentWithSession();
  open();
  await news(user.id);
  await watch.look();
  const second = open();
  await watch.look();
  expect(received(second)).toBe(CHANGE);
  await watch.look();
  expect(received(second)).toBe('');
});

test('news of a transaction that ends after a later change are sent, too', async () => {
  const { user, open } = await aStudentWithSession();
  const stream = open();
  await news(user.id, { changed_at: sql<Date>`clock_timestamp()` as never });
  await watch.look();
  expect(received(stream)).toBe(CHANGE);
  // A row that was written before, and committed now.
  const earlier = sql<Date>`clock_timestamp() - interval '20 seconds'`;
  await news(user.id, { matter_id: user.id + 1, changed_at: earlier as never });
  await watch.look();
  expect(received(stream)).toBe(CHANGE);
});

describe('streams end soon after', () => {
  const ends: [string, (user: { id: number }, sessionId: string) => Promise<unknown>][] = [
    ['a log-out', (_user, id) => app.db.deleteFrom('sessions').where('id', '=', id).execute()],
    [
      'a deactivation',
      ({ id }) =>
        app.db.updateTable('users').set({ is_active: false }).where('id', '=', id).execute(),
    ],
    [
      'the life of the session',
      async () => app.setTime(new Date(Date.now() + 400 * 24 * 60 * 60_000)),
    ],
    [
      'the deletion of the account',
      ({ id }) => app.db.deleteFrom('users').where('id', '=', id).execute(),
    ],
  ];

  test.each(ends)('%s', async (_what, end) => {
    app.setTime(new Date());
    const own = await aStudentWithSession();
    const stream = own.open();
    await watch.look();
    expect(stream.readableEnded).toBe(false);
    await app.db.deleteFrom('students').where('user_id', '=', own.user.id).execute();
    await end(own.user, own.sessionId);
    await watch.look();
    expect([...streams.sessions()]).not.toContain(own.sessionId);
    app.setTime(new Date());
  });
});
