import { needsTls } from './openTransport';

test.each([
  ['smtp://magang:kopi@mail.example:587', true],
  ['smtps://magang:kopi@mail.example', true],
  ['smtp://:kopi@192.0.2.1', true],
  ['smtp://mail.example', false],
  ['smtp://magang:kopi@localhost:25', false],
  ['smtp://magang:kopi@127.0.0.1', false],
])('sends a password to %s over TLS only: %s', (smtpUrl, expected) => {
  expect(needsTls(smtpUrl)).toBe(expected);
});
