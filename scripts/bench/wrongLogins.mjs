/** A thread that sends logins with unknown identifiers and hangs up before the answers. */
import { setTimeout as pause } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';

const { url, perSecond, hangUpMs } = workerData;

for (let count = 0; ; count += 1) {
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: `77${count}`, password: 'salah' }),
    signal: AbortSignal.timeout(hangUpMs),
  }).then(
    (answer) => answer.arrayBuffer().catch(() => {}),
    () => {},
  );
  await pause(1000 / perSecond);
}
