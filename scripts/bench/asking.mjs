/**
 * A thread that requests one address without a pause, independently of the load of the main thread. Each
 * message ends a round and gets the response times since the previous one.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { url, headers } = workerData;
const PAUSE_MS = 5;

let times = [];
let startedAt = 0;
parentPort.on('message', () => {
  // A pending answer counts as well.
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
