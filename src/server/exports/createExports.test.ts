import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { SessionUser } from '@/server/auth/sessionUser';
import { createExports } from './createExports';
import { ownColumn } from './exportTable';

const user = { id: 7, role: 'super_admin' } as SessionUser;
const table = {
  title: 'Uji Coba',
  columns: [ownColumn('n', 'Nomor', ({ n }: { n: number }) => n, 'number')],
};
const reply = { code: jest.fn(), header: jest.fn(), type: jest.fn() };

const anExport = () => {
  const exports = createExports(
    { campusTimeZone: 'Asia/Jakarta' },
    () => new Date('2026-03-02T12:00:00Z'),
  );
  const send = (format: 'csv' | 'xlsx', parts: AsyncGenerator<{ n: number }[]>, who = user) =>
    exports.send({ query: { format }, user: who }, reply as never, table, async () => ({
      total: 1,
      parts,
    }));
  return { exports, send };
};

async function* endless() {
  for (let n = 0; ; n += 100) yield Array.from({ length: 100 }, (_, index) => ({ n: n + index }));
}

const untilClosed = async (stream: Readable) => {
  if (!stream.closed) await once(stream, 'close');
};

describe.each(['csv', 'xlsx'] as const)('an export as %s', (format) => {
  test('reads no further than the client, and stops when it is cancelled', async () => {
    let read = 0;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    async function* counted() {
      try {
        for await (const rows of endless()) {
          read += 1;
          yield rows;
        }
      } finally {
        end();
      }
    }
    const { exports, send } = anExport();
    const stream = await send(format, counted());
    expect(exports.running()).toBe(1);
    await once(stream, 'readable');
    stream.read();
    // Gives the export the time to read on by mistake.
    for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
    expect(read).toBeLessThan(1_000);
    stream.destroy();
    await untilClosed(stream);
    expect(exports.running()).toBe(0);
    await ended;
  });

  test('ends when its reader leaves', async () => {
    const { exports, send } = anExport();
    const stream = await send(format, endless());
    stream.destroy();
    await untilClosed(stream);
    expect(exports.running()).toBe(0);
  });

  test('breaks off when the rows fail', async () => {
    async function* failing() {
      yield [{ n: 1 }];
      throw new Error('the database is away');
    }
    const { exports, send } = anExport();
    const stream = await send(format, failing());
    await expect(text(stream)).rejects.toThrow('the database is away');
    await untilClosed(stream);
    expect(exports.running()).toBe(0);
  });
});

test('lets one person have three at a time', async () => {
  const { exports, send } = anExport();
  const streams = await Promise.all([1, 2, 3].map(() => send('csv', endless())));
  await expect(send('csv', endless())).rejects.toMatchObject({ statusCode: 429 });
  await expect(send('csv', endless(), { ...user, id: 8 })).resolves.toBeDefined();
  streams[0]?.destroy();
  await untilClosed(streams[0] as Readable);
  await expect(send('csv', endless())).resolves.toBeDefined();
  expect(exports.running()).toBe(4);
});

test('counts an archive with the other files of its reader, until it ends', async () => {
  async function* bytes() {
    yield new Uint8Array(1);
  }
  const { exports, send } = anExport();
  await Promise.all([1, 2].map(() => send('csv', endless())));
  const archive = await exports.stream(user, async () => bytes());
  await expect(exports.stream(user, async () => bytes())).rejects.toMatchObject({
    statusCode: 429,
  });
  archive.resume();
  await untilClosed(archive);
  expect(exports.running()).toBe(2);
});

test('does not begin when the rows cannot be read', async () => {
  const { exports } = anExport();
  const failing = exports.send({ query: {}, user }, reply as never, table, async () => {
    throw new Error('the database is away');
  });
  await expect(failing).rejects.toThrow('the database is away');
  expect(exports.running()).toBe(0);
});
