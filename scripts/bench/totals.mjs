/**
 * `npm run bench:totals`: how long recaps of 80 and 500 students and 31 days take, and the totals of a semester of 10,000
 * students and 130 days; then the waiting times of ten people beside one who asks for these totals again and again.
 * `npm run bench:totals -- postgres://…` fills an empty database on a server instead of an embedded one.
 */
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { daysBefore } from './daysBefore.mjs';
import { fillSmall } from './fillSmall.mjs';
import { logIn } from './logIn.mjs';
import { median } from './median.mjs';
import { startProduct, temporaryFolder } from './product.mjs';
import { logInReaders, measureReaders, printWaits, secondsFromNow } from './readers.mjs';

const ROUNDS = 7;
const SECONDS = 20;
/** The periods that `addRecap.ts` and `addSemester.ts` add to those of `generateRows.ts`. */
const MONTH = `internship_period_id=5&date_from=${daysBefore(31)}&date_to=${daysBefore(1)}`;
const SEMESTER = `internship_period_id=6&date_from=${daysBefore(200)}&date_to=${daysBefore(0)}`;
const TOTALS = `/attendance-recap/totals?${SEMESTER}`;

const databaseUrl = process.argv[2];
const dataDir = join(temporaryFolder(), 'data');
const accounts = fillSmall(databaseUrl ?? dataDir, '4', 'semester');
const product = await startProduct({ dataDir, databaseUrl });
const { access_token } = await logIn(product.url, accounts.super_admin[0], accounts.password);
const headers = { authorization: `Bearer ${access_token}` };

for (const [what, url] of [
  ['80 × 31', `/attendance-recap?${MONTH}&per_page=80`],
  ['500 × 31', `/attendance-recap?${MONTH}&per_page=500`],
  ['10,000 × 130', TOTALS],
]) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await ask(url));
  console.log(`${what}: ${Math.round(median(times))} ms  (load ${loadavg()[0].toFixed(1)})`);
}
console.log((await (await fetch(`${product.url}/api${TOTALS}`, { headers })).json()).data);

const others = await logInReaders(product.url, accounts);
printWaits('others alone', await measureReaders(others, secondsFromNow(SECONDS)));
const stop = new AbortController();
const asking = (async () => {
  while (!stop.signal.aborted) await ask(TOTALS);
})();
printWaits('others beside totals', await measureReaders(others, secondsFromNow(SECONDS)));
stop.abort();
await asking;
await product.stop();

async function ask(url) {
  const startedAt = performance.now();
  const answer = await fetch(`${product.url}/api${url}`, { headers });
  const body = await answer.text();
  if (!answer.ok) throw new Error(body);
  return performance.now() - startedAt;
}
