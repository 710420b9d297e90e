import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { TooManyWaiting } from '@/server/queues/fairQueue';
import { onBehalfOf } from '@/server/queues/requester';
import { silentLog } from '@/server/testing/silentLog';
import { createReports, type Reports } from './createReports';
import { anActivityReport, aReportActivity } from './testing/aReport';
import { readPdf } from './testing/readPdf';

const MAIN_THREAD = 'loaded in the main thread';
// Mocks apply to this thread only: drawing a report here would fail.
jest.mock('./activityReport', () => {
  throw new Error('loaded in the main thread');
});

const never = new AbortController().signal;
const aLongReport = () =>
  anActivityReport({
    activities: Array.from({ length: 1000 }, (_, index) =>
      aReportActivity({ name: `Aktivitas ${index + 1}` }),
    ),
  });

let reports: Reports;
beforeAll(() => {
  reports = createReports({ log: silentLog });
});
afterAll(() => reports.close());

test('prints in a worker thread, not in the main thread', async () => {
  expect(() => jest.requireActual('./pdf.worker')).toThrow(MAIN_THREAD);
  const pdf = readPdf(await reports.print(aLongReport(), never));
  expect(pdf.pages.join('\n')).toContain('Aktivitas 1000');
});

(process.platform === 'linux' ? test : test.skip)(
  'prints with a lower priority than requests have',
  async () => {
    await reports.print(anActivityReport(), never);
    // The threads of this process; the 19th field, counted after the name, is the nice value.
    const niceness = readdirSync('/proc/self/task').map((thread) => {
      const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
    });
    expect(Math.max(...niceness)).toBe(getPriority() + 5);
  },
);

test('drops an aborted report and prints the next one', async () => {
  // An idle thread takes the next report at once, so the abort hits a report that is being drawn.
  await reports.print(anActivityReport(), never);
  const reader = new AbortController();
  const printing = reports.print(aLongReport(), reader.signal);
  reader.abort();
  await expect(printing).rejects.toThrow();
  expect(readPdf(await reports.print(anActivityReport(), never)).pageCount).toBe(1);
});

test('prints one report of a person at a time, and the next person does not wait for the others', async () => {
  const finished: string[] = [];
  const print = (person: string, name: string, report = aLongReport()) =>
    onBehalfOf(person, async () => {
      await reports.print(report, never);
      finished.push(name);
    });
  const greedy = ['ani 1', 'ani 2', 'ani 3', 'ani 4'].map((name) => print('ani', name));
  await print('budi', 'budi', anActivityReport());
  await Promise.all(greedy);
  expect(finished.indexOf('budi')).toBeLessThan(2);
});

test('refuses only a person with too many waiting reports', async () => {
  const controller = new AbortController();
  const print = (person: string) =>
    onBehalfOf(person, () => reports.print(aLongReport(), controller.signal));
  const greedy = Array.from({ length: 11 }, () => print('ani'));
  const settled = Promise.allSettled([...greedy, print('budi')]);
  await expect(print('ani')).rejects.toThrow(TooManyWaiting);
  controller.abort();
  for (const { status } of await settled) expect(status).toBe('rejected');
});

test('refuses politely when many people wait', async () => {
  const controller = new AbortController();
  const print = (person: string) =>
    onBehalfOf(person, () => reports.print(aLongReport(), controller.signal));
  // Two are printed, forty wait.
  const settled = Promise.allSettled(Array.from({ length: 42 }, (_, place) => print(`${place}`)));
  expect(reports.waiting()).toBe(40);
  await expect(print('budi')).rejects.toMatchObject({
    statusCode: 503,
    details: { headers: { 'retry-after': expect.any(String) } },
  });
  controller.abort();
  await settled;
  expect(reports.waiting()).toBe(0);
});

test('gives up a report that takes too long, with Retry-After', async () => {
  const impatient = createReports({ log: silentLog, drawingLimitMs: 1 });
  await expect(impatient.print(aLongReport(), never)).rejects.toMatchObject({
    statusCode: 503,
    details: { headers: { 'retry-after': expect.any(String) } },
  });
  await impatient.close();
});

test('starts a new thread after closing', async () => {
  await reports.close();
  expect(readPdf(await reports.print(anActivityReport(), never)).pageCount).toBe(1);
});
