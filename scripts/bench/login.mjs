/**
 * `npm run bench:login`: waiting times of logins while an attacker at the same address sends 30 wrong
 * identifiers a second and hangs up after 300 ms. Strangers have the right password and a new device; known
 * devices have logged in before. Starts the built server with the demo data on an embedded database. Takes two
 * minutes; `npm run bench:login -- 300` attacks for 300 seconds instead of 90.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { percentile } from './percentile.mjs';
import { startProduct, temporaryFolder } from './product.mjs';

const SECONDS = Number(process.argv[2] ?? 90);
const DEMO_PASSWORD = 'Magang2026!';
/** The time after which the address is slowed. */
const UNTIL_SLOWED_MS = 10_000;
const BETWEEN_STRANGERS_MS = 6_000;
const BETWEEN_KNOWN_MS = 500;
/** The longest wait that the server allows. */
const LONGEST_MS = 60_000;

execFileSync(process.execPath, ['scripts/build.mjs', '--server'], { stdio: 'inherit' });
const { url, stop } = await startProduct({
  dataDir: join(temporaryFolder(), 'data'),
  demoData: true,
});

const known = '2403310001';
/** Students of the demo data who log in for the first time; the identifier is their password. */
const newcomer = (count) => `24033100${String((count % 70) + 5).padStart(2, '0')}`;

async function logIn(identifier, password, cookie = '') {
  const startedAt = performance.now();
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ identifier, password }),
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  await answer.arrayBuffer();
  return { answer, took: performance.now() - startedAt };
}

/** Sends a login at each interval, without waiting for the previous answer. */
async function every(interval, endsAt, send) {
  const sent = [];
  for (let count = 0; performance.now() < endsAt; count += 1) {
    sent.push(send(count));
    await pause(interval);
  }
  const outcomes = await Promise.allSettled(sent);
  const times = outcomes.map(({ value }) => (value?.answer.ok ? value.took : Infinity));
  return { times, refused: times.filter((time) => time === Infinity).length };
}

const show = (who, { times, refused }) => {
  const at = (percent) => `${(percentile(times, percent) / 1000).toFixed(2)} s`;
  console.log(
    `${who}: ${times.length} logins, ${refused} refused, p50 ${at(50)}, p95 ${at(95)}, longest ${at(100)}`,
  );
};

const { answer } = await logIn(known, DEMO_PASSWORD);
const cookie = answer.headers
  .getSetCookie()
  .map((line) => line.split(';')[0])
  .join('; ');

const attack = new Worker(new URL('wrongLogins.mjs', import.meta.url), {
  workerData: { url: `${url}/api/login`, perSecond: 30, hangUpMs: 300 },
});
await pause(UNTIL_SLOWED_MS);
const endsAt = performance.now() + SECONDS * 1000;
const [strangers, devices] = await Promise.all([
  every(BETWEEN_STRANGERS_MS, endsAt, (count) => logIn(newcomer(count), newcomer(count))),
  every(BETWEEN_KNOWN_MS, endsAt, () => logIn(known, DEMO_PASSWORD, cookie)),
]);
await attack.terminate();
show('strangers', strangers);
show('known devices', devices);
await stop();
