import { unclaimedNote } from './unclaimedNote';

const NOW = new Date('2026-03-20T08:00:00Z');

test.each([
  [null, null, null],
  [undefined, undefined, null],
  ['2026-03-20T07:00:00Z', '2026-04-03T07:00:00Z', 'Password bawaan sejak hari ini'],
  ['2026-03-10T08:00:00Z', '2026-03-24T08:00:00Z', 'Password bawaan sejak 10 hari'],
  ['2026-03-06T08:00:00Z', '2026-03-20T08:00:00Z', 'Password bawaan sejak 14 hari, kedaluwarsa'],
  ['2026-03-10T08:00:00Z', null, 'Password bawaan sejak 10 hari, pernah dipakai masuk'],
])('since %s until %s', (unclaimed_since, unclaimed_until, note) => {
  expect(unclaimedNote({ unclaimed_since, unclaimed_until }, NOW)).toBe(note);
});
