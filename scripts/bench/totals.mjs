/**
 * `npm run bench:totals`: how long the totals of a semester of 10,000 students and 130 days take, counted when they are
 * asked for, and counted ahead by the housekeeping. `npm run bench:totals -- postgres://…` fills an empty database on a
 * server instead of an embedded one.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { daysBefore } from './daysBefore.mjs';
import { fillSmall } from './fillSmall.mjs';
import { logIn } from './logIn.mjs';
import { median } from './median.mjs';
import { startProduct, temporaryFolder } from './product.mjs';

const ROUNDS = 7;
/** The period that `addSemester.ts` adds to those of `generateRows.ts` and `addRecap.ts`. */
const PERIOD = 'internship_period_id=6';

const CALL = `/attendance-recap/totals?${PERIOD}&date_from=${daysBefore(200)}&date_to=${daysBefore(0)}`;

const databaseUrl = process.argv[2];
const dataDir = join(temporaryFolder(), 'data');
const place = databaseUrl ?? dataDir;
const accounts = fillSmall(place, '4', 'semester');

const first = await measure('counted when asked for');
const ms = execFileSync(
  process.execPath,
  ['-r', 'esbuild-register', 'src/server/testing/bench/keepTotals.ts', place],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
);
console.log(`counting ahead took ${ms.trim()} ms`);
const second = await measure('counted ahead');
if (first !== second) throw new Error(`${first} became ${second}`);

async function measure(what) {
  const product = await startProduct({ dataDir, databaseUrl });
  const { access_token } = await logIn(product.url, accounts.super_admin[0], accounts.password);
  const headers = { authorization: `Bearer ${access_token}` };
  const times = [];
  let totals;
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    const answer = await fetch(`${product.url}/api${CALL}`, { headers });
    totals = await answer.text();
    if (!answer.ok) throw new Error(totals);
    times.push(performance.now() - startedAt);
  }
  console.log(`${what}: ${Math.round(median(times))} ms  ${totals}`);
  await product.stop();
  return totals;
}
