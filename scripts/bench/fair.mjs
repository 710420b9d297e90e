/**
 * `npm run bench:fair`: waiting times of other users while one person does as much as possible. Starts the
 * built server on an embedded database with 10,000 students and 40,000 activities. One super admin
 * searches by single letters, prints, uploads signatures and logs in, without a pause; ten others read
 * their lists and dashboards. `npm run bench:fair -- 60` measures for 60 seconds instead of 30.
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { fillSmall } from './fillSmall.mjs';
import { logIn } from './logIn.mjs';
import { percentile } from './percentile.mjs';
import { startProduct, temporaryFolder } from './product.mjs';
import { logInReaders, measureReaders, printWaits, secondsFromNow } from './readers.mjs';

const SECONDS = Number(process.argv[2] ?? 30);
const QUIET_SECONDS = Math.min(10, SECONDS);
/** The number of concurrent requests of the greedy person. */
const SEARCHING = 12;
const PRINTING = 3;
const UPLOADING = 3;
const LOGGING_IN = 3;

const SEARCHES = [
  'users',
  'students',
  'internships',
  'activities',
  'grades',
  'mentors',
  'companies',
]
  .flatMap((list) => ['a b c d e f', 'a e i n r u', '0 1 2 : a 8'].map((words) => [list, words]))
  .map(([list, words]) => `/${list}?page=1&per_page=10&search=${encodeURIComponent(words)}`);

const dataDir = join(temporaryFolder(), 'data');

const accounts = fillSmall(dataDir);
const product = await startProduct({ dataDir, demoData: false });
const address = `${product.url}/api`;

const greedy = await headersOf(accounts.super_admin[0]);
const others = await logInReaders(product.url, accounts);
const signature = await sharp({
  create: { width: 1600, height: 800, channels: 3, background: '#1d4ed8' },
})
  .composite([
    {
      input: { create: { width: 800, height: 800, channels: 3, background: '#ffffff' } },
      left: 0,
      top: 0,
    },
  ])
  .png()
  .toBuffer();

/** Each kind of request of the greedy person on an idle server: the longest wait it should cause. */
const alone = [];
for (const url of SEARCHES) {
  const times = [];
  for (let round = 0; round < 3; round += 1) times.push(await timeOf(() => get(url, greedy)));
  alone.push({ url: decodeURIComponent(url), ms: percentile(times, 50) });
}
alone.sort((one, other) => other.ms - one.ms);

const quiet = await measureReaders(others, secondsFromNow(QUIET_SECONDS));
const stop = new AbortController();
const counts = { search: 0, print: 0, upload: 0, login: 0 };
const abuse = [
  ...repeated(SEARCHING, 'search', (round) => get(SEARCHES[round % SEARCHES.length], greedy)),
  ...repeated(PRINTING, 'print', (round) =>
    get(`/reports/internships/${1 + (round % 10_000)}/activities`, greedy),
  ),
  ...repeated(UPLOADING, 'upload', (round) => upload(1 + (round % 400))),
  // Another account, because the 21st login of the greedy person would end the session that searches.
  ...repeated(LOGGING_IN, 'login', () => headersOf(accounts.super_admin[1])),
];
const busy = await measureReaders(others, secondsFromNow(SECONDS));
stop.abort();
await Promise.allSettled(abuse);

printWaits('others alone', quiet);
printWaits('others beside the greedy person', busy);
console.log(
  `greedy person: ${Object.entries(counts)
    .map(([what, count]) => `${count} × ${what}`)
    .join(', ')}`,
);
console.log('slowest searches by themselves:');
for (const { url, ms } of alone.slice(0, 5)) console.log(`  ${Math.round(ms)} ms  ${url}`);
await product.stop();

function repeated(lanes, what, work) {
  return Array.from({ length: lanes }, async (_, lane) => {
    for (let round = lane; !stop.signal.aborted; round += lanes) {
      // Refusals (429) are expected.
      await work(round).catch(() => {});
      counts[what] += 1;
    }
  });
}

async function timeOf(work) {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function get(url, headers) {
  const answer = await fetch(`${address}${url}`, { headers });
  await answer.arrayBuffer();
  return answer.status;
}

async function upload(mentor) {
  const body = new FormData();
  body.set('_method', 'put');
  body.set('digital_signature', new Blob([signature], { type: 'image/png' }), 'tanda-tangan.png');
  const answer = await fetch(`${address}/mentors/${mentor}`, {
    method: 'POST',
    headers: greedy,
    body,
  });
  await answer.arrayBuffer();
}

async function headersOf(identifier) {
  const { access_token } = await logIn(product.url, identifier, accounts.password);
  return { authorization: `Bearer ${access_token}` };
}
