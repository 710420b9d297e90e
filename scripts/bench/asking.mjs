/**
 * A thread that asks for one address without a pause, so that what the main thread sends does not delay it.
 * Each message ends a round and gets the times of the answers since the one before.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { url, headers } = workerData;
const PAUSE_MS = 5;

let times = [];
let startedAt = 0;
parentPort.on('message', () => {
  // The answer that has not come yet counts as well.
  const waited = startedAt === 0 ? [] : [performance.now() - startedAt];
  parentPort.postMessage([...times, ...waited]);
  times = [];
});

for (;;) {
  startedAt = performance.now();
  await fetch(url, { headers }).then((answer) => answer.arrayBuffer());
  times.push(performance.now() - startedAt);
  startedAt = 0;
  await pause(PAUSE_MS);
}
