import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type KyselyPlugin, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { aStudent } from '@/server/testing/builders';
import {
  closeMailServers,
  type MailServer,
  smtpRefusal,
  startMailServer,
} from '@/server/testing/mail/mailServer';
import { createTestDatabase, type TestDatabase } from '@/server/testing/testDatabase';
import { testInAll } from '@/shared/testing/testLevel';
import { createMailer, type Mailer, type MailerOptions } from './createMailer';
import { type MailKind, type Message, queueMails } from './mail';

const ADDRESS = 'siti@kampus.example';
const HELLO: MailKind = {
  kind: 'hello',
  label: 'Salam',
  compose: async ({ matter }) => ({
    to: ADDRESS,
    subject: `Salam ${matter}`,
    text: 'Rahasia teks',
    html: '<p>Rahasia <b>teks</b></p>',
    preferences: matter === 'a' ? 'https://magang.example/inbox/preferences' : undefined,
  }),
};
const SILENT: MailKind = { kind: 'silent', label: 'Diam', compose: async () => null };
const BROKEN: MailKind = {
  kind: 'broken',
  label: 'Rusak',
  compose: async () => {
    throw new Error('no words');
  },
};
/** Calls `before` with each query. */
const aPlugin = (before: () => void): KyselyPlugin => ({
  transformQuery({ node }) {
    before();
    return node;
  },
  transformResult: async ({ result }) => result,
});
const MINUTE_MS = 60_000;
const PATIENT = {
  connection: 60_000,
  greeting: 60_000,
  socket: 60_000,
  login: 60_000,
  mail: 60_000,
  close: 60_000,
};

let database: TestDatabase;
let db: Database;
let user_id: number;
let now: Date;
let refused: [number, string, string][];
let logged: unknown[];
let mailers: Mailer[];

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  user_id = (await aStudent(db)).user.id;
});
beforeEach(async () => {
  await db.deleteFrom('mails').execute();
  now = new Date('2026-11-20T02:00:00Z');
  refused = [];
  logged = [];
  mailers = [];
});
afterEach(async () => {
  await Promise.all(mailers.map((mailer) => mailer.close()));
  await closeMailServers();
});
afterAll(() => database.close());

const log = (details: object, message: string) => logged.push(details, message);

function aMailer(
  server: Pick<MailServer, 'port'>,
  { url = '', ...options }: Partial<MailerOptions & { url: string }> = {},
) {
  const mailer = createMailer({
    db,
    config: {
      smtpUrl: `smtp://127.0.0.1:${server.port}${url}`,
      mailFrom: 'Magang <magang@kampus.example>',
    },
    clock: () => now,
    log: { info: log, warn: log, error: log },
    kinds: [HELLO, SILENT, BROKEN],
    onRefused: async (...refusal) => {
      refused.push(refusal);
    },
    ...options,
  });
  mailers.push(mailer);
  return mailer;
}

const queue = (kind: string, ...matters: string[]) =>
  queueMails(
    db,
    matters.map((matter) => ({ user_id, kind, matter })),
    now,
  );
const rows = () =>
  db
    .selectFrom('mails')
    .select(['id', 'state', 'attempts', 'failure', 'next_attempt_at', 'finished_at'])
    .orderBy('matter')
    .execute();
const row = async () => (await rows())[0];
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
};

test('sends what waits, with the headers of an automatic mail', async () => {
  const server = await startMailServer();
  await queue('hello', 'a', 'b', 'c');
  await aMailer(server).sendDue();
  expect(server.received).toHaveLength(3);
  const sent = await rows();
  expect(sent.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
  const first = server.received.find(({ raw }) => raw.includes('Subject: Salam a'));
  expect(first?.to).toEqual([ADDRESS]);
  expect(first?.messageId).toBe(`<${sent[0]?.id}@kampus.example>`);
  for (const header of [
    'From: Magang <magang@kampus.example>',
    'Auto-Submitted: auto-generated',
    'List-Unsubscribe: <https://magang.example/inbox/preferences>',
    'Content-Type: multipart/alternative',
  ]) {
    expect(first?.raw).toContain(header);
  }
  const second = server.received.find(({ raw }) => raw.includes('Subject: Salam b'));
  expect(second?.raw).not.toContain('List-Unsubscribe');
  expect(first?.raw).not.toContain('List-Unsubscribe-Post');
  expect(first?.raw).not.toMatch(/nodemailer/i);
});

test('connects only when a mail is due', async () => {
  const server = await startMailServer();
  const mailer = aMailer(server);
  await mailer.sendDue();
  await queue('hello', 'a');
  pass(-1);
  await mailer.sendDue();
  expect(server.connections()).toBe(0);
});

test('sends nothing without a mail server', async () => {
  await queue('hello', 'a');
  const config = { smtpUrl: null, mailFrom: null };
  const mailer = aMailer(await startMailServer(), { config });
  await mailer.sendDue();
  expect(mailer.isOn).toBe(false);
  expect(await row()).toMatchObject({ state: 'waiting', attempts: 0 });
});

test('cancels a mail that has nothing to say any more', async () => {
  const server = await startMailServer();
  await queue('silent', 'a');
  await aMailer(server).sendDue();
  expect(await row()).toMatchObject({ state: 'cancelled', finished_at: now });
  expect(server.received).toEqual([]);
});

test('cancels mails that were due for a week', async () => {
  const server = await startMailServer();
  await queue('hello', 'a');
  pass(7 * 24 * 60 + 1);
  await aMailer(server).sendDue();
  expect(await row()).toMatchObject({ state: 'cancelled', attempts: 0 });
});

testInAll.each([
  ['an unknown kind', 'newer', 'Versi server ini tidak mengenal jenis email ini.'],
  ['a kind that throws', 'broken', 'Email ini tidak dapat disusun.'],
])('tries a mail of %s again, for about two days', async (_what, kind, failure) => {
  const mailer = aMailer(await startMailServer());
  await queue(kind, 'a');
  const start = now.getTime();
  for (let attempt = 1; (await row())?.state === 'waiting'; attempt += 1) {
    now = (await row())?.next_attempt_at ?? now;
    await mailer.sendDue();
    expect(await row()).toMatchObject({ attempts: attempt, failure });
  }
  expect(await row()).toMatchObject({ state: 'failed', attempts: 8, finished_at: now });
  expect((now.getTime() - start) / MINUTE_MS / 60).toBeCloseTo(44.6, 1);
});

describe('a server with STARTTLS and a certificate of its own', () => {
  const withTls = () => startMailServer({ disabledCommands: ['AUTH'] });

  test('gets nothing', async () => {
    const server = await withTls();
    await queue('hello', 'a');
    await aMailer(server).sendDue();
    expect(server.received).toEqual([]);
    expect(await row()).toMatchObject({ state: 'waiting', attempts: 0 });
    expect((await row())?.failure).toMatch(/certificate/);
  });

  test('gets the mail if the address says so', async () => {
    const server = await withTls();
    await queue('hello', 'a');
    await aMailer(server, { url: '?tls.rejectUnauthorized=false' }).sendDue();
    expect(server.received).toHaveLength(1);
  });
});

testInAll(
  'uses up no attempts while the password is wrong, and waits before the next round',
  async () => {
    const server = await startMailServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      authOptional: false,
      onAuth({ username, password }, _session, callback) {
        if (password === 'kopi') callback(null, { user: username ?? '' });
        else callback(smtpRefusal(535, '5.7.8 Authentication failed'));
      },
    });
    const withPassword = (password: string) => ({
      config: {
        smtpUrl: `smtp://magang:${password}@127.0.0.1:${server.port}`,
        mailFrom: 'magang@kampus.example',
      },
    });
    await queue('hello', 'a', 'b');
    const mailer = aMailer(server, withPassword('rahasia'));
    await mailer.sendDue();
    await mailer.sendDue();
    expect(server.connections()).toBe(1);
    pass(1);
    await mailer.sendDue();
    pass(1);
    await mailer.sendDue();
    expect(server.connections()).toBe(2);
    expect(await rows()).toMatchObject([{ attempts: 0 }, { attempts: 0 }]);
    const failures = (await rows()).flatMap(({ failure }) => failure ?? []);
    expect(failures).toEqual([expect.stringContaining('5.7.8 Authentication failed')]);
    expect(JSON.stringify([logged, failures])).not.toMatch(/rahasia/);

    await aMailer(server, withPassword('kopi')).sendDue();
    expect(server.received).toHaveLength(2);
    expect(await row()).toMatchObject({ state: 'sent', failure: null });
  },
);

test('tries again what the server refuses for the moment', async () => {
  const answers = [smtpRefusal(450, '4.2.0 Greylisted')];
  const server = await startMailServer({
    onRcptTo: (_address, _session, callback) => callback(answers.shift()),
  });
  const mailer = aMailer(server);
  await queue('hello', 'a');
  await mailer.sendDue();
  expect(await row()).toMatchObject({
    state: 'waiting',
    attempts: 1,
    failure: '450 4.2.0 Greylisted',
    next_attempt_at: new Date(now.getTime() + MINUTE_MS),
  });
  await mailer.sendDue();
  expect(server.received).toHaveLength(0);
  pass(1);
  await mailer.sendDue();
  expect(server.received).toHaveLength(1);
  expect(await row()).toMatchObject({ state: 'sent', attempts: 2, failure: null });
});

testInAll.each([
  ['knows no such mailbox', 'onRcptTo', 550, `5.1.1 <${ADDRESS}> unknown`, 'failed', 1],
  ['gives no reason', 'onRcptTo', 550, 'No', 'failed', 1],
  ['relays nothing', 'onRcptTo', 554, '5.7.1 Relay access denied', 'failed', 0],
  ['finds the mailbox full', 'onRcptTo', 552, '5.2.2 Mailbox full', 'failed', 0],
  ['does not like the sender', 'onMailFrom', 553, '5.7.1 Not your address', 'waiting', 0],
  ['closes', 'onRcptTo', 421, '4.3.2 Shutting down', 'waiting', 0],
] as const)('a server that %s', async (_what, at, code, words, state, calls) => {
  const server = await startMailServer({
    [at]: (_address: unknown, _session: unknown, callback: (error: Error) => void) =>
      callback(smtpRefusal(code, words)),
  });
  await queue('hello', 'a');
  await aMailer(server).sendDue();
  expect(await row()).toMatchObject({ state, attempts: 1 });
  const failure = (await row())?.failure;
  expect(failure).toContain(words.replace(ADDRESS, '(alamat)'));
  expect(refused).toEqual(calls ? [[user_id, failure, ADDRESS]] : []);
});

test.each([
  [451, 'waiting', []],
  [550, 'failed', ['550 No such user']],
])('control characters in a refusal with %s are not kept', async (code, state, words) => {
  const server = await startMailServer({
    onRcptTo: (_address, _session, callback) => callback(smtpRefusal(code, 'No\0such\u001B user')),
  });
  await queue('hello', 'a');
  await aMailer(server).sendDue();
  expect(await row()).toMatchObject({ state, failure: `${code} No such user` });
  expect(refused.map(([, said]) => said)).toEqual(words);
});

test('control characters in a refused log-in are not kept', async () => {
  const server = await startMailServer({
    onConnect: (_session, callback) => callback(smtpRefusal(554, 'No\0service')),
  });
  await queue('hello', 'a');
  await aMailer(server).sendDue();
  expect(await row()).toMatchObject({ state: 'waiting', failure: '554 No service' });
});

test('a message that the server refuses is no fault of the address', async () => {
  const server = await startMailServer({
    onMail: async () => {
      throw smtpRefusal(554, '5.7.1 Spam');
    },
  });
  await queue('hello', 'a');
  await aMailer(server).sendDue();
  expect(await row()).toMatchObject({ state: 'failed', failure: '554 5.7.1 Spam' });
  expect(refused).toEqual([]);
});

test('a refused sender ends the round, so that other mails keep their attempts', async () => {
  const server = await startMailServer({
    onMailFrom: (_address, _session, callback) => callback(smtpRefusal(553, 'Not yours')),
  });
  await queue('hello', ...'abcdef');
  await aMailer(server).sendDue();
  const attempts = (await rows()).reduce((sum, mail) => sum + mail.attempts, 0);
  expect(attempts).toBeLessThanOrEqual(2);
});

test('a clock that was ahead while the server was away does not keep mails back', async () => {
  const isAway = await startMailServer({
    onConnect: (_session, callback) => callback(smtpRefusal(421, 'Later')),
  });
  await queue('hello', 'a');
  pass(60);
  const mailer = aMailer(isAway);
  await mailer.sendDue();
  await mailer.sendDue();
  expect(isAway.connections()).toBe(1);
  pass(-55);
  await mailer.sendDue();
  expect(isAway.connections()).toBe(2);
});

test('a mail with an attempt in a day that a clock was ahead does not wait for it', async () => {
  const server = await startMailServer();
  pass(3 * 24 * 60);
  await queue('hello', 'a');
  pass(-3 * 24 * 60);
  await aMailer(server).sendDue();
  expect(server.received).toHaveLength(1);
});

test('does not wait long for a greeting', async () => {
  const server = await startMailServer({ onConnect: () => {} });
  await queue('hello', 'a');
  await aMailer(server, { timeouts: { ...PATIENT, greeting: 20 } }).sendDue();
  expect(await row()).toMatchObject({ state: 'waiting', attempts: 0 });
  expect((await row())?.failure).toMatch(/Greeting never received/);
});

testInAll('does not wait long for an answer', async () => {
  const server = await startMailServer({ onRcptTo: () => {} });
  await queue('hello', 'a');
  await aMailer(server, { timeouts: { ...PATIENT, socket: 1_500 } }).sendDue();
  expect(await row()).toMatchObject({ state: 'waiting', attempts: 1, failure: 'Timeout' });
});

test('does not wait longer than the lease for a whole mail', async () => {
  const server = await startMailServer({ onRcptTo: () => {} });
  await queue('hello', 'a');
  await aMailer(server, { timeouts: { ...PATIENT, mail: 20 } }).sendDue();
  expect(await row()).toMatchObject({ state: 'waiting', attempts: 1 });
});

test('does not wait for a server that says a word again and again instead of logging in', async () => {
  const dripping = createServer((socket) => {
    socket.on('error', () => {});
    const drip = setInterval(() => socket.write('220-wait\r\n'), 5);
    socket.on('close', () => clearInterval(drip));
  });
  await once(dripping.listen(0, '127.0.0.1'), 'listening');
  const { port } = dripping.address() as AddressInfo;
  await queue('hello', 'a');
  await aMailer({ port }, { timeouts: { ...PATIENT, login: 200 } }).sendDue();
  expect(await row()).toMatchObject({ state: 'waiting', attempts: 0, failure: 'Timeout' });
  dripping.close();
});

test.each([
  ['one long word', 'x'.repeat(60_000)],
  ['ten megabytes', 'x'.repeat(10_000_000)],
  ['ten megabytes of lines', 'x\r\n'.repeat(3_000_000)],
])('a refusal of %s is kept in few words, and the mail waits', async (_what, words) => {
  const server = await startMailServer({
    onRcptTo: (_address, _session, callback) => callback(smtpRefusal(451, words)),
  });
  await queue('hello', 'a');
  await aMailer(server).sendDue();
  expect(await row()).toMatchObject({ state: 'waiting', attempts: 1 });
  expect((await row())?.failure?.length).toBeLessThanOrEqual(500);
});

test('sends again what a server has accepted and then dropped, under the same Message-ID', async () => {
  const server = await startMailServer({
    onMail: async () => {
      server.drop();
    },
  });
  await queue('hello', 'a');
  await aMailer(server).sendDue();
  expect(await row()).toMatchObject({ state: 'waiting', attempts: 1 });
  const next = await startMailServer();
  pass(6);
  await aMailer(next).sendDue();
  expect(next.received.map(({ messageId }) => messageId)).toEqual([server.received[0]?.messageId]);
  expect(await row()).toMatchObject({ state: 'sent', attempts: 2 });
});

test.each([
  ['a line in the subject', { subject: 'Salam\r\nBcc: orang@lain.example\r\n\r\nIsi' }],
  ['a line in the address', { to: 'siti@kampus.example>\r\nRCPT TO:<orang@lain.example' }],
  ['a second address', { to: 'siti@kampus.example,orang@lain.example' }],
  ['a group of addresses', { to: 'a:siti@kampus.example,orang@lain.example;' }],
  ['a name before the address', { to: 'Siti <orang@lain.example>' }],
  ['a line in the page', { preferences: 'https://a.example/\r\nBcc: orang@lain.example' }],
])('%s reaches the person alone', async (_what, changes) => {
  const server = await startMailServer();
  await queue('odd', 'a');
  const odd: MailKind = {
    ...{ kind: 'odd', label: 'Aneh' },
    compose: async (mail) => ({ ...((await HELLO.compose(mail)) as Message), ...changes }),
  };
  await aMailer(server, { kinds: [odd] }).sendDue();
  expect(['sent', 'failed']).toContain((await row())?.state);
  for (const { to, raw } of server.received) {
    expect(to).not.toContain('orang@lain.example');
    const [head = ''] = raw.split('\r\n\r\n');
    expect(head).not.toMatch(/^Bcc:/im);
    expect(to).toHaveLength(1);
  }
});

testInAll('sends again what a lost connection has cut off', async () => {
  let losses = 1;
  const server = await startMailServer({
    onMail: async () => {
      losses -= 1;
      if (losses < 0) return;
      await server.close();
      await new Promise(() => {});
    },
  });
  await queue('hello', 'a');
  await aMailer(server).sendDue();
  expect(await row()).toMatchObject({ state: 'waiting', attempts: 1 });

  const next = await startMailServer();
  pass(1);
  await aMailer(next).sendDue();
  expect(next.received).toHaveLength(1);
});

test('two mailers at once send every mail once', async () => {
  const server = await startMailServer();
  await queue('hello', ...'abcdefghijklmnopqrst');
  const others = [db, database.connectAgain() ?? db].map((its) => aMailer(server, { db: its }));
  await Promise.all(others.map((mailer) => mailer.sendDue()));
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(20);
  expect(server.received).toHaveLength(20);
});

test('another process takes over after the lease, under the same Message-ID', async () => {
  const arrived: string[] = [];
  let release = () => {};
  let arrive = () => {};
  const firstArrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const server = await startMailServer({
    onMail: async ({ messageId }) => {
      arrived.push(messageId);
      if (arrived.length > 1) return;
      arrive();
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    },
  });
  await queue('hello', 'a');
  const stuck = aMailer(server).sendDue();
  await firstArrived;
  const other = aMailer(server);
  await other.sendDue();
  pass(4);
  await other.sendDue();
  expect(arrived).toHaveLength(1);
  pass(1);
  await other.sendDue();
  expect(arrived).toHaveLength(2);
  expect(arrived[1]).toBe(arrived[0]);
  expect(await row()).toMatchObject({ state: 'sent', attempts: 2 });
  const { finished_at } = (await row()) ?? {};
  pass(1);
  release();
  await stuck;
  expect(await row()).toMatchObject({ state: 'sent', finished_at });
});

test('a mail that the server took while the database was away is marked in the next round, not sent again', async () => {
  let isAway = false;
  const server = await startMailServer({
    onMail: async () => {
      isAway = true;
    },
  });
  const isDown = () => {
    if (isAway) throw new Error('the database is away');
  };
  const mailer = aMailer(server, { db: db.withPlugin(aPlugin(isDown)) });
  await queue('hello', 'a');
  await expect(mailer.sendDue()).rejects.toThrow('away');
  await expect(mailer.sendDue()).rejects.toThrow('away');
  isAway = false;
  await mailer.sendDue();
  expect(await row()).toMatchObject({ state: 'sent', attempts: 1 });
  pass(6);
  await mailer.sendDue();
  expect(server.received).toHaveLength(1);
});

test('close does not wait long for a mail server that says nothing', async () => {
  let hasMail = false;
  const server = await startMailServer({
    onRcptTo: () => {
      hasMail = true;
    },
  });
  const mailer = aMailer(server, { timeouts: { ...PATIENT, close: 20 } });
  await queue('hello', 'a');
  const round = mailer.sendDue();
  while (!hasMail) await row();
  await mailer.close();
  expect(await row()).toMatchObject({ state: 'waiting', attempts: 1, failure: null });
  server.drop();
  await round;
});

test('close waits for what is being sent, and begins nothing new', async () => {
  let closing: Promise<void> | undefined;
  const server = await startMailServer({
    onMail: async () => {
      closing ??= mailer.close();
    },
  });
  const mailer = aMailer(server);
  await queue('hello', ...'abcdefgh');
  void mailer.sendDue();
  while (!closing) await row();
  await closing;
  const sent = (await rows()).filter(({ state }) => state === 'sent').length;
  expect(sent).toBe(server.received.length);
  expect(sent).toBeLessThanOrEqual(4);
  await mailer.sendDue();
  expect(server.received).toHaveLength(sent);
});

describe('the count of a mail', () => {
  const counting = (onSent: NonNullable<Message['onSent']>): MailKind => ({
    ...HELLO,
    compose: async (mail) => ({ ...(await HELLO.compose(mail)), onSent }) as Message,
  });

  test('happens once, in the transaction that marks the mail', async () => {
    const server = await startMailServer();
    const states: (string | undefined)[] = [];
    const kind = counting(async (trx) => {
      const mail = await trx.selectFrom('mails').select('state').executeTakeFirst();
      states.push(mail?.state);
    });
    await queue('hello', 'a');
    const mailer = aMailer(server, { kinds: [kind] });
    await mailer.sendDue();
    await mailer.sendDue();
    expect(states).toEqual(['sent']);
  });

  testInAll('happens in no process that was slower than its lease', async () => {
    let counted = 0;
    const kind = counting(async () => {
      counted += 1;
    });
    const server = await startMailServer({
      // Another process has sent it meanwhile.
      onMail: async () => {
        await db.updateTable('mails').set({ state: 'sent', finished_at: now }).execute();
      },
    });
    await queue('hello', 'a');
    await aMailer(server, { kinds: [kind] }).sendDue();
    expect(counted).toBe(0);
  });

  testInAll('leaves the mail marked if it fails', async () => {
    const server = await startMailServer();
    const kind = counting(async (trx) => {
      await sql`select 1 / 0`.execute(trx);
    });
    await queue('hello', 'a');
    const mailer = aMailer(server, { kinds: [kind] });
    await mailer.sendDue();
    now = new Date(now.getTime() + 10 * MINUTE_MS);
    await mailer.sendDue();
    expect(server.received).toHaveLength(1);
    expect(await row()).toMatchObject({ state: 'sent' });
  });
});

test('writes no addresses and texts into the log', async () => {
  const server = await startMailServer({
    onRcptTo: ({ address }, _session, callback) =>
      callback(smtpRefusal(550, `5.1.1 <${address}> unknown`)),
  });
  await queue('hello', 'a');
  await aMailer(server).sendDue();
  expect(logged).toEqual([
    { mail: (await row())?.id, kind: 'hello', isPermanent: true },
    'a mail was not sent',
  ]);
});
