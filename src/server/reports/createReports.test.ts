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
  reports = createReports();
});
afterAll(() => reports.close());

test('prints in a worker thread, not in the main thread', async () => {
  expect(() => jest.requireActual('./pdf.worker')).toThrow(MAIN_THREAD);
  const pdf = readPdf(await reports.print(aLongReport(), never));
  expect(pdf.pages.join('\n')).toContain('Aktivitas 1000');
});

test('drops an aborted report and prints the next one', async () => {
  // An idle thread takes the next report at once, so the abort hits a report that is being drawn.
  await reports.print(anActivityReport(), never);
  const reader = new AbortController();
  const printing = reports.print(aLongReport(), reader.signal);
  reader.abort();
  await expect(printing).rejects.toThrow();
  expect(readPdf(await reports.print(anActivityReport(), never)).pageCount).toBe(1);
});

test('responds with 503 and Retry-After when the queue is full', async () => {
  const clients = Array.from({ length: 40 }, () => new AbortController());
  const report = aLongReport();
  const answers = Promise.allSettled(clients.map(({ signal }) => reports.print(report, signal)));
  await expect(reports.print(anActivityReport(), never)).rejects.toMatchObject({
    statusCode: 503,
    details: { headers: { 'retry-after': expect.any(String) } },
  });
  for (const client of clients) client.abort();
  expect((await answers).every(({ status }) => status === 'rejected')).toBe(true);
});

test('starts a new thread after closing', async () => {
  await reports.close();
  expect(readPdf(await reports.print(anActivityReport(), never)).pageCount).toBe(1);
});
