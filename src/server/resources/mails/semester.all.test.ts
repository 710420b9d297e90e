import { buildTestApp } from '@/server/testing/buildTestApp';
import {
  closeMailServers,
  type ReceivedMail,
  smtpRefusal,
  startMailServer,
} from '@/server/testing/mail/mailServer';
import { type MailServerState, playSemester } from '@/server/testing/semester/semester';
import { byLevel } from '@/shared/testing/testLevel';

/** Four are long enough for both reminders and the list of the office. */
const WEEKS = byLevel({ short: 1, all: 6, soak: 4 });
/** Each with a student who gets mails, too. */
const MENTORS = byLevel({ short: 4, all: 20, soak: 5_000 });

afterEach(closeMailServers);

test('the mails of a semester are what the requirement says', async () => {
  let state: MailServerState = 'works';
  let received: ReceivedMail[] = [];
  let mails = 0;
  const server = await startMailServer({
    onConnect(_session, callback) {
      callback(state === 'is away' ? smtpRefusal(421, 'Try later') : undefined);
    },
    async onMail(mail) {
      mails += 1;
      if (state === 'refuses some' && mails % 3 === 0) throw smtpRefusal(451, 'Try later');
      received.push(mail);
      // The answer gets lost, so that the mail comes again.
      if (state === 'refuses some' && mails % 5 === 0) throw smtpRefusal(451, 'Try later');
    },
  });
  const app = await buildTestApp({
    config: {
      publicUrl: 'https://magang.kampus.example',
      smtpUrl: `smtp://127.0.0.1:${server.port}`,
      mailFrom: 'magang@kampus.example',
    },
  });
  const { mistakes, people, digests, officeLines, deaths, lost } = await playSemester({
    ...{ app, weeks: WEEKS, mentors: MENTORS, seed: 20_300_304 },
    setMailServer(next) {
      state = next;
    },
    takeReceived() {
      const taken = received;
      received = [];
      return taken;
    },
  });
  await app.close();
  expect(mistakes).toEqual([]);
  expect(digests).toBeGreaterThan((people * WEEKS) / 2);
  expect(deaths).toBeGreaterThan(WEEKS);
  expect(lost).toBeGreaterThan(0);
  if (WEEKS >= 4) expect(officeLines).toBeGreaterThan(0);
});
