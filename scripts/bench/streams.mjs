/**
 * `npm run bench:streams`: what 2,000 open tabs cost a server process on PostgreSQL, of which one is started in a
 * temporary folder unless TEST_DATABASE_URL names an empty one. 250 students have eight tabs each. Prints the processor
 * time of the server process and the delay of its event loop while the tabs ask for their number every 15 seconds, while
 * they have streams instead and nothing happens, and while one person a second gets news; memory for each stream, the time
 * until news arrive and the time that the server needs to stop. Takes about five minutes.
 *
 *   --seconds N  how long each part is measured, instead of 60
 *   --busy       measures on a busy machine, too
 */
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { fillSmall } from './fillSmall.mjs';
import { logIn } from './logIn.mjs';
import { requireQuietMachine } from './machine.mjs';
import { percentile } from './percentile.mjs';
import { startProduct } from './product.mjs';

const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, busy: { type: 'boolean' } },
});
const SECONDS = Number(options.seconds);
const PEOPLE = 250;
const TABS_EACH = 8;
const TABS = PEOPLE * TABS_EACH;
const NEWS_MS = 1_000;
const POLL_MS = 15_000;
/** Tabs that open their stream at the same time. */
const OPENING = 20;
const LOGGING_IN = 4;
/** The longest time in which the server sees a change. */
const LAST_NEWS_MS = 6_000;

const databaseUrl = process.env.TEST_DATABASE_URL;
if (!databaseUrl) {
  console.error('TEST_DATABASE_URL is missing: use `npm run bench:streams`.');
  process.exit(1);
}
requireQuietMachine();
const accounts = fillSmall(databaseUrl, String(PEOPLE));
const product = await startProduct({ databaseUrl, probe: './scripts/bench/server/probe.cjs' });
// Each tab keeps its connection, as a browser does.
const agent = new Agent({ keepAlive: true, maxSockets: 2 * TABS, maxFreeSockets: 2 * TABS });
const database = new pg.Client(databaseUrl);
await database.connect();

console.log(`Logging ${PEOPLE} people in …`);
const people = await inLanes(LOGGING_IN, accounts.student.slice(0, PEOPLE), async (identifier) => {
  const { access_token, user } = await logIn(product.url, identifier, accounts.password);
  return { id: user.id, headers: { authorization: `Bearer ${access_token}` } };
});
const tabs = Array.from({ length: TABS }, (_, index) => ({
  person: people[index % PEOPLE],
  onChange: () => {},
}));

await measure('no tabs', SECONDS / 4);
let polls = 0;
let resets = 0;
await measure(`every tab asks each ${POLL_MS / 1000} s`, SECONDS, (isOver) =>
  Promise.all(tabs.map((tab) => poll(tab, isOver))),
);
console.log(`  ${polls} answers, ${resets} connections were reset`);

const before = await product.ask('heap');
const openedAt = performance.now();
await measure('opening the streams', 0, () => inLanes(OPENING, tabs, openStream));
const took = (performance.now() - openedAt) / 1000;
const after = await product.ask('heap');
const kib = (part) => ((after[part] - before[part]) / TABS / 1024).toFixed(1);
console.log(
  `  ${TABS} streams in ${took.toFixed(1)} s; each takes ${kib('rss')} KiB of resident memory, ` +
    `of which heap ${kib('heapUsed')} KiB`,
);

await measure('streams at rest', SECONDS);
const arrivals = [];
await measure('streams, news for one person a second', SECONDS, sendNews);
const seconds = (percent) => (percentile(arrivals, percent) / 1000).toFixed(1);
console.log(
  `  news arrived ${arrivals.length} times, after ${seconds(50)} s (p50), ${seconds(95)} s (p95), ` +
    `at most ${seconds(100)} s`,
);

const stoppedAt = performance.now();
const code = await product.stop();
const stopping = ((performance.now() - stoppedAt) / 1000).toFixed(1);
console.log(`stopping with ${TABS} streams: ${stopping} s, exit code ${code}`);
await database.end();
agent.destroy();

/** Prints the share of one core that the server process takes while `work` runs, at least for these seconds. */
async function measure(what, forSeconds, work = () => {}) {
  await product.ask('reset');
  const cpuBefore = await product.ask('cpu');
  const startedAt = performance.now();
  const until = startedAt + forSeconds * 1000;
  await Promise.all([work(() => performance.now() >= until), pause(forSeconds * 1000)]);
  const cpu = (await product.ask('cpu')) - cpuBefore;
  const { delayP99, delayMax } = await product.ask('load');
  const share = (100 * cpu) / (performance.now() - startedAt);
  console.log(
    `${what}: ${share.toFixed(1)} % of a core, event loop late by ${delayP99.toFixed(0)} ms (p99), ` +
      `at most ${delayMax.toFixed(0)} ms`,
  );
}

async function inLanes(lanes, items, work) {
  const results = [];
  const rest = [...items.entries()];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let next = rest.shift(); next; next = rest.shift()) {
        results[next[0]] = await work(next[1]);
      }
    }),
  );
  return results;
}

/** Asks again on another connection if one was reset, which happens on a busy machine. */
async function answerOf(path, person) {
  for (;;) {
    try {
      return await answerOnce(path, person);
    } catch (error) {
      if (error.code !== 'ECONNRESET') throw error;
      resets += 1;
    }
  }
}

async function answerOnce(path, { headers }) {
  const asked = get(`${product.url}/api${path}`, { agent, headers });
  // This program or the server may close the connection after the answer.
  asked.on('error', () => {});
  const [answer] = await once(asked, 'response');
  if (answer.statusCode !== 200) throw new Error(`${path} was answered with ${answer.statusCode}.`);
  return answer;
}

async function openStream(tab) {
  const answer = await answerOf('/notifications/stream', tab.person);
  answer.setEncoding('utf8').on('data', (text) => {
    if (text.includes('event: change')) tab.onChange();
  });
  answer.on('error', () => {});
}

async function askNumber({ person }) {
  const answer = await answerOf('/notifications/count', person);
  await answer.toArray();
}

/** The tabs of the person ask for their number, as those of the product do. */
async function sendNews(isOver) {
  const asking = [];
  for (let turn = 0; !isOver(); turn += 1) {
    const person = people[turn % PEOPLE];
    const writtenAt = performance.now();
    for (const tab of tabs.filter((one) => one.person === person)) {
      tab.onChange = () => {
        arrivals.push(performance.now() - writtenAt);
        asking.push(askNumber(tab));
      };
    }
    await database.query(
      `insert into notifications (user_id, kind, matter_id, at)
       values ($1, 'reset_passwords', $1, now())
       on conflict (user_id, kind, matter_id)
       do update set read_at = null, at = now(), changed_at = clock_timestamp()`,
      [person.id],
    );
    await pause(NEWS_MS);
  }
  await pause(LAST_NEWS_MS);
  await Promise.all(asking);
}

async function poll(tab, isOver) {
  await pause(Math.random() * POLL_MS);
  while (!isOver()) {
    await askNumber(tab);
    polls += 1;
    await pause(POLL_MS);
  }
}
