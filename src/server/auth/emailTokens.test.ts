import { TEST_SECRET } from '@/server/testing/testSecret';
import { createEmailTokens, digestOfAddress } from './emailTokens';
import { createReportTokens } from './reportTokens';

const SENT = new Date('2026-03-02T08:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

const tokensAt = (time: Date, secret = TEST_SECRET) => createEmailTokens(secret, () => time);
const token = tokensAt(SENT).tokenOf({ userId: 7, email: 'Siti@Example.ac.id' });

test('names the person and a digest of the address, whatever its spelling', () => {
  expect(tokensAt(SENT).read(token)).toMatchObject({
    userId: 7,
    address: digestOfAddress('siti@example.AC.id'),
  });
  expect(digestOfAddress('sita@example.ac.id')).not.toBe(digestOfAddress('siti@example.ac.id'));
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  expect(payload).not.toMatch(/siti/i);
});

test('a token is valid for three days', () => {
  const after = (ms: number) => tokensAt(new Date(SENT.getTime() + ms)).read(token);
  expect(after(3 * DAY_MS - 1000)).toMatchObject({ userId: 7 });
  expect(after(3 * DAY_MS)).toBe('expired');
});

test('a token is read only with the secret that made it, and is no other token', () => {
  expect(tokensAt(SENT, `${TEST_SECRET}!`).read(token)).toBeNull();
  expect(tokensAt(SENT).read(`${token}x`)).toBeNull();
  expect(tokensAt(SENT).read('')).toBeNull();
  const reports = createReportTokens(TEST_SECRET, () => SENT);
  const grant = { sessionId: 'one', report: { kind: 'activities', id: 1 } } as const;
  expect(tokensAt(SENT).read(reports.tokenOf(grant))).toBeNull();
  expect(reports.read(token)).toBeNull();
});
