import {
  closeMailServers,
  type MailServer,
  smtpRefusal,
  startMailServer,
} from '@/server/testing/mail/mailServer';
import { killPrograms, runProgram } from '@/server/testing/programs';
import { testInAll } from '@/shared/testing/testLevel';

const ADDRESS = 'siti@kampus.example';

afterEach(async () => {
  await killPrograms();
  await closeMailServers();
});

const send = (args: string[], server?: MailServer) =>
  runProgram('sendTestMail', args, {
    env: server
      ? { SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'magang@kampus.example' }
      : {},
  });

test('sends a mail to the address', async () => {
  const server = await startMailServer();
  expect(await send([ADDRESS], server)).toMatchObject({
    code: 0,
    output: expect.stringContaining(`has taken the mail to ${ADDRESS}`),
  });
  expect(server.received).toMatchObject([{ to: [ADDRESS] }]);
});

testInAll('prints what the mail server says, in one line', async () => {
  const server = await startMailServer({
    onRcptTo: (_address, _session, callback) => callback(smtpRefusal(554, '5.7.1 Relay denied')),
  });
  expect(await send([ADDRESS], server)).toEqual({
    code: 1,
    output: 'The mail was not sent: 554 5.7.1 Relay denied\n',
  });
});

testInAll('names what is missing', async () => {
  expect(await send([ADDRESS])).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^SMTP_URL: got nothing, takes /),
  });
  expect(await send([])).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^address: got ""; npm run mail:test/),
  });
});
