import { createReports, type Reports } from './createReports';
import { anActivityReport, aReportActivity } from './testing/aReport';
import { readPdf } from './testing/readPdf';

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

test('prints in a thread of its own: a thousand rows do not stop the event loop', async () => {
  await reports.print(anActivityReport(), never);
  const started = performance.now();
  let longestPause = 0;
  let last = started;
  const heartbeat = setInterval(() => {
    longestPause = Math.max(longestPause, performance.now() - last);
    last = performance.now();
  }, 5);
  const pdf = readPdf(await reports.print(aLongReport(), never));
  clearInterval(heartbeat);
  expect(pdf.pages.join('\n')).toContain('Aktivitas 1000');
  // Drawn on this thread, the whole time would be one pause.
  expect(longestPause).toBeLessThan((last - started) / 2);
});

test('an aborted report is dropped, and the next one is printed', async () => {
  const gone = new AbortController();
  const printing = reports.print(aLongReport(), gone.signal);
  setTimeout(() => gone.abort(), 50);
  await expect(printing).rejects.toThrow();
  expect(readPdf(await reports.print(anActivityReport(), never)).pageCount).toBe(1);
});

test('what is more than the queue holds is refused for a while', async () => {
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

test('after closing, the next report starts a new thread', async () => {
  await reports.close();
  expect(readPdf(await reports.print(anActivityReport(), never)).pageCount).toBe(1);
});
