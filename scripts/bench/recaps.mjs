/**
 * `npm run bench:recaps`: waiting times of ten people who read lists and dashboards while one super admin asks for 40
 * recaps of 500 placements and 31 days at the same time, again and again: on the screen, as PDF, as a workbook, and the
 * totals. `npm run bench:recaps -- postgres://…` fills an empty database on a server instead of an embedded one;
 * `--seconds 60` measures for 60 seconds instead of 30.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { daysBefore } from './daysBefore.mjs';
import { fillSmall } from './fillSmall.mjs';
import { logIn } from './logIn.mjs';
import { percentile } from './percentile.mjs';
import { startProduct, temporaryFolder } from './product.mjs';
import { logInReaders, measureReaders, printWaits, secondsFromNow } from './readers.mjs';

const AT_ONCE = 40;
/** The period that `addRecap.ts` adds to the four of `generateRows.ts`. */
const PERIOD = 'internship_period_id=5';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '30' } },
});
const [databaseUrl] = positionals;
const seconds = Number(options.seconds);
const dataDir = join(temporaryFolder(), 'data');

const accounts = fillSmall(databaseUrl ?? dataDir);
const probe = './scripts/bench/server/probe.cjs';
const product = await startProduct({ dataDir, databaseUrl, probe });
const { access_token } = await logIn(product.url, accounts.super_admin[0], accounts.password);
const headers = { authorization: `Bearer ${access_token}` };
const others = await logInReaders(product.url, accounts);

const lastMonth = daysBefore(31);
const RANGE = `${PERIOD}&date_from=${lastMonth}&date_to=${daysBefore(1)}`;
const CALLS = [
  `/attendance-recap?${RANGE}&per_page=500`,
  `/reports/attendance?${RANGE}`,
  `/reports/attendance/export?${RANGE}`,
  `/attendance-recap/totals?${RANGE}`,
];

for (const url of CALLS) {
  const answer = await ask(url);
  console.log(`alone: ${answer.status} after ${Math.round(answer.ms)} ms  ${url}`);
}
await product.ask('reset');
printWaits('others alone', await measureReaders(others, secondsFromNow(Math.min(10, seconds))));
await printDelay();

const stop = new AbortController();
const answers = new Map();
const flood = Array.from({ length: AT_ONCE }, async (_, lane) => {
  for (let round = lane; !stop.signal.aborted; round += 1) {
    const { status, message, ms } = await ask(CALLS[round % CALLS.length]);
    const key = `${status}${message ? ` ${message}` : ''}`;
    answers.set(key, [...(answers.get(key) ?? []), ms]);
  }
});
const beside = await measureReaders(others, secondsFromNow(seconds));
stop.abort();
await Promise.all(flood);
printWaits('others beside the recaps', beside);
await printDelay();
console.log('recaps:');
for (const [key, times] of answers) {
  console.log(`  ${times.length} × ${key}, p50 ${Math.round(percentile(times, 50))} ms`);
}
await product.stop();

async function ask(url) {
  const startedAt = performance.now();
  const answer = await fetch(`${product.url}/api${url}`, { headers });
  const body = await answer.text();
  const message = answer.ok ? '' : JSON.parse(body).message;
  return { status: answer.status, message, ms: performance.now() - startedAt };
}

async function printDelay() {
  const { delayP99, delayMax } = await product.ask('load');
  console.log(
    `  event loop late by ${delayP99.toFixed(0)} ms (p99), at most ${delayMax.toFixed(0)} ms`,
  );
  await product.ask('reset');
}
