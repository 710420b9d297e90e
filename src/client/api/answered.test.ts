import { clockOfDevice } from '@/client/session/serverClock';
import { noteAnswer } from './answered';

const HOUR_MS = 60 * 60_000;

const answerOf = (contentType: string) => {
  const date = new Date(Date.now() + HOUR_MS).toUTCString();
  return new Response('', { headers: { 'content-type': contentType, date } });
};

test.each([['application/json; charset=utf-8'], ['application/problem+json']])(
  'an answer in %s measures the clock',
  (contentType) => {
    noteAnswer(answerOf(contentType), Date.now());
    expect(Math.round((clockOfDevice().clock_offset ?? 0) / HOUR_MS)).toBe(1);
  },
);

test('the log-in page of another network does not measure the clock', () => {
  noteAnswer(answerOf('text/html'), Date.now());
  expect(clockOfDevice().clock_offset).toBeNull();
});
