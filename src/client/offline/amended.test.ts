import { amended } from './amended';
import type { KeptAnswer } from './coveredBy';

const PRESSED = { id: 120, attendance_time: '2026-11-21T01:00:00.000Z' };

const kept = (url: string, data: unknown): KeptAnswer => ({
  ...{ userId: 1, url, params: {}, at: 100 },
  data: { data, meta: { total: 1 } },
});

const before = { id: 120, name: 'Instalasi', attendance_time: null };
const other = { ...before, id: 121 };

test.each([
  ['the activity', '/activities/120', before, { ...before, ...PRESSED }],
  [
    'a list with it',
    '/internships/7/activities',
    [other, before],
    [other, { ...before, ...PRESSED }],
  ],
])('%s shows what is stored by now, beside all else, and its own age', (_what, url, data, now) => {
  expect(amended(kept(url, data), PRESSED)).toEqual(kept(url, now));
});

test.each([
  ['another activity', '/activities/121', other],
  ['a list without it', '/internships/7/activities', [other]],
  ['another record with its number', '/internships/120/interruptions', [before]],
  ['days', '/internships/7/attendance-days', { days: [] }],
])('%s stays as it is', (_what, url, data) => {
  expect(amended(kept(url, data), PRESSED)).toBeNull();
});
