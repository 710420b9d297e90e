/**
 * `npm run bench:exports`: the speed of exporting whole lists, with 10,000 students and placements and 40,000
 * activities. Starts the built server on an embedded database, or with `--url postgres://…` on an empty one of
 * a server, while another user reads a list without a pause. Prints for each file the rows per second, the
 * longest wait of the other user and the growth of the server's memory.
 *
 *   --busy  measures on a busy machine, too
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillSmall } from './fillSmall.mjs';
import { logIn } from './logIn.mjs';
import { requireQuietMachine } from './machine.mjs';
import { percentile } from './percentile.mjs';
import { startProduct, temporaryFolder } from './product.mjs';

const { values: options } = parseArgs({
  options: { url: { type: 'string' }, busy: { type: 'boolean' } },
});

const FILES = [
  '/students/export?format=csv',
  '/internships/export?format=csv',
  '/internships/export?format=xlsx',
  '/activities/export?format=csv',
  '/activities/export?format=xlsx',
];
/** The request of the other user during an export. */
const OTHER = '/companies?page=1';
const MEMORY_EVERY_MS = 50;

requireQuietMachine();
const dataDir = join(temporaryFolder(), 'data');
const accounts = fillSmall(options.url ?? dataDir);
const product = await startProduct({
  dataDir,
  databaseUrl: options.url,
  probe: './scripts/bench/server/probe.cjs',
});
const sessions = await Promise.all(
  accounts.super_admin.slice(0, 2).map((nip) => logIn(product.url, nip, accounts.password)),
);
const [own, others] = sessions.map(
  ({ access_token }) =>
    (path) =>
      fetch(`${product.url}/api${path}`, { headers: { authorization: `Bearer ${access_token}` } }),
);

try {
  // The first file loads the writer of workbooks.
  await (await own('/courses/export')).arrayBuffer();
  for (const file of FILES) console.log(lineOf(file, await measure(file)));
} finally {
  await product.stop();
}

async function measure(file) {
  const before = (await product.ask('load')).rss;
  let isOver = false;
  const waits = [];
  const waitAlongside = async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await (await others(OTHER)).arrayBuffer();
      waits.push(performance.now() - startedAt);
    }
  };
  let peak = before;
  const watchMemory = async () => {
    while (!isOver) {
      peak = Math.max(peak, (await product.ask('load')).rss);
      await new Promise((resolve) => setTimeout(resolve, MEMORY_EVERY_MS));
    }
  };
  const alongside = [waitAlongside(), watchMemory()];
  const startedAt = performance.now();
  const answer = await own(file);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.length;
  const seconds = (performance.now() - startedAt) / 1000;
  isOver = true;
  await Promise.all(alongside);
  return {
    rows: Number(answer.headers.get('x-total-rows')),
    seconds,
    bytes,
    p95: percentile(waits, 95),
    longest: Math.max(...waits),
    grown: (peak - before) / 1024 / 1024,
  };
}

function lineOf(file, { rows, seconds, bytes, p95, longest, grown }) {
  return (
    `${file.padEnd(34)}${rows.toLocaleString('en').padStart(7)} rows ${seconds.toFixed(1).padStart(5)} s` +
    `${Math.round(rows / seconds)
      .toLocaleString('en')
      .padStart(8)} rows/s ${(bytes / 1e6).toFixed(1).padStart(5)} MB, ` +
    `others wait ${p95.toFixed(0)} ms (p95), ${longest.toFixed(0)} ms at most, ${Math.round(grown)} MiB more`
  );
}
