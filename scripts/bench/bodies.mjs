/**
 * `npm run bench:bodies`: response times for other users and memory of the server while some clients send the
 * largest and oddest bodies they can. Starts the built server with the demo data on an embedded database; a
 * lecturer requests their own account without a pause. Takes about a minute.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { logIn } from './logIn.mjs';
import { percentile } from './percentile.mjs';
import { startProduct, temporaryFolder } from './product.mjs';

const PASSWORD = 'Magang2026!';
const MB = 1024 * 1024;
const round = (value) => String(Math.round(value));
/** The time that unfinished bodies stay before the memory is measured. */
const SETTLE_MS = 3_000;
/** The time limit of a part. */
const LONGEST_MS = 120_000;

execFileSync(process.execPath, ['scripts/build.mjs', '--server'], { stdio: 'inherit' });
const product = await startProduct({
  dataDir: join(temporaryFolder(), 'data'),
  demoData: true,
  probe: resolve('scripts/bench/server/probe.cjs'),
});
const { hostname, port } = new URL(product.url);
const session = async (identifier) => {
  const { access_token } = await logIn(product.url, identifier, PASSWORD);
  return { authorization: `Bearer ${access_token}` };
};
const lecturer = await session('198503152010122002');
const mentors = [await session('3273014501880001'), await session('3273014501880001')];
const student = await session('2403310001');

const json = (path, headers, body) =>
  fetch(`${product.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    signal: AbortSignal.timeout(LONGEST_MS),
  }).then(async (answer) => {
    await answer.arrayBuffer();
    return answer.status;
  });

/** Encodes pieces of a body as chunks. */
const chunked = (...pieces) =>
  Buffer.concat(
    pieces.flatMap((piece) => [
      Buffer.from(`${piece.length.toString(16)}\r\n`),
      piece,
      Buffer.from('\r\n'),
    ]),
  );

/** Sends a photo form that never ends over a new connection, repeating the chunks `count` times. */
const openForm = (chunks, count) => {
  const socket = connect(Number(port), hostname).on('error', () => {});
  socket.setTimeout(LONGEST_MS, () => socket.destroy());
  socket.resume();
  socket.write(
    `POST /api/student/activities/1/photos HTTP/1.1\r\nhost: ${hostname}\r\n` +
      `authorization: ${student.authorization}\r\n` +
      'content-type: multipart/form-data; boundary=xx\r\ntransfer-encoding: chunked\r\n\r\n',
  );
  socket.write(chunked(Buffer.from(FILE_HEAD)));
  let left = count;
  const more = () => {
    while (left > 0 && !socket.destroyed) {
      left -= 1;
      if (!socket.write(chunks)) return;
    }
  };
  socket.on('drain', more);
  more();
  return socket;
};
const FILE_HEAD = '--xx\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n';

const asking = new Worker(new URL('asking.mjs', import.meta.url), {
  workerData: { url: `${product.url}/api/me`, headers: lecturer },
});
async function timesOfOthers() {
  asking.postMessage('next');
  const [times] = await once(asking, 'message');
  return times;
}

const nested = (bytes) => '['.repeat(bytes);
const rows = JSON.stringify({
  update_existing: false,
  rows: Array.from({ length: 10_000 }, (_, index) => ({
    number: index + 2,
    values: Object.fromEntries(
      Array.from({ length: 10 }, (_, column) => [`column_${column}`, `Nilai ${index} `.repeat(5)]),
    ),
  })),
});

await part('nothing', () => pause(2_000));
await part('20 logins of 1 MB, nested', () => twenty(() => json('/login', {}, nested(MB))));
await part('20 logins of 1 MB, one text', () =>
  twenty(() => json('/login', {}, JSON.stringify({ identifier: 'x'.repeat(MB), password: 'x' }))),
);
await part('20 × 1 MB to an unknown path', () => twenty(() => json('/nothing', {}, nested(MB))));
await part('two bodies of 16 MB, nested, of a mentor', () =>
  Promise.all(mentors.map((who) => json('/imports/activities/check', who, nested(16 * MB)))),
);
await part('two bodies of 11 MB, nested, of a mentor', () =>
  Promise.all(mentors.map((who) => json('/imports/activities/check', who, nested(11 * MB)))),
);
await part(`10,000 rows of an import (${(rows.length / MB).toFixed(1)} MB)`, () =>
  json('/imports/activities/check', mentors[0], rows),
);
await part('1 MB of empty activities', () =>
  json(
    '/internships/1/activities/bulk',
    mentors[0],
    `{"activities":[${'{},'.repeat(MB / 3 - 10)}{}]}`,
  ),
);
await forms('of 5 MB without an end', chunked(Buffer.alloc(64 * 1024, 'x')), 80);
await forms(
  'of 100,000 crumbs',
  chunked(...Array.from({ length: 10_000 }, () => Buffer.from('x'))),
  10,
);
await asking.terminate();
await product.stop();

function twenty(work) {
  return Promise.all(Array.from({ length: 20 }, work));
}

async function forms(what, chunks, count) {
  let sockets = [];
  await part(`100 photo forms ${what}, of one student`, async () => {
    sockets = Array.from({ length: 100 }, () => openForm(chunks, count));
    await pause(SETTLE_MS);
  });
  for (const socket of sockets) socket.destroy();
}

/** A part may be over before anybody else was answered. */
function waits(times) {
  if (times.length === 0) return 'none asked';
  return `p95 ${round(percentile(times, 95))} ms, longest ${round(Math.max(...times))} ms`;
}

/** Runs a part, and prints the response times of another user and the memory of the server. */
async function part(name, work) {
  const before = (await product.ask('heap')).rss;
  await product.ask('reset');
  await timesOfOthers();
  const startedAt = performance.now();
  const statuses = await Promise.resolve(work()).catch((error) => error.cause?.code ?? error.name);
  const took = performance.now() - startedAt;
  const times = await timesOfOthers();
  const { rss, delayMax } = await product.ask('load');
  const answered = [statuses ?? []].flat().reduce((counts, status) => {
    counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }, {});
  console.log(
    [
      `${name}:`,
      `  ${round(took)} ms, answered with ${JSON.stringify(answered)}`,
      `  others: ${waits(times)}; the thread was held for ${round(delayMax)} ms`,
      `  memory: ${round(before / MB)} MB before, ${round(rss / MB)} MB after`,
    ].join('\n'),
  );
}
