import { writeDatesAsIcu72 } from './testing/icu72';
import { zonedTime, zoneName } from './zonedTime';

const CASES: [instant: string, timeZone: string, date: string, time: string, seconds: string][] = [
  ['2026-11-24T03:04:05.678Z', 'Asia/Jakarta', '2026-11-24', '10:04', '05'],
  ['2026-11-24T17:00:00Z', 'Asia/Jakarta', '2026-11-25', '00:00', '00'],
  ['2026-12-31T23:59:59Z', 'UTC', '2026-12-31', '23:59', '59'],
  ['2027-01-01T03:00:00Z', 'America/New_York', '2026-12-31', '22:00', '00'],
];

test.each(CASES)('at %s in %s clocks show %s %s:%s', (instant, timeZone, date, time, seconds) => {
  expect(zonedTime(new Date(instant), timeZone)).toEqual({ date, time, seconds });
});

test('does not depend on how a locale writes dates', () => {
  const stop = writeDatesAsIcu72();
  try {
    const now = new Date('2026-11-24T03:00:00Z');
    expect(new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC' }).format(now)).toMatch(/^11\/24\//);
    for (const [instant, timeZone, date, time] of CASES) {
      expect(zonedTime(new Date(instant), timeZone)).toMatchObject({ date, time });
    }
  } finally {
    stop();
  }
});

test('refuses a time zone that is not known', () => {
  expect(() => zonedTime(new Date(), 'Mars/Olympus')).toThrow(RangeError);
});

test('names the zones of Indonesia', () => {
  const now = new Date('2026-11-24T03:00:00Z');
  expect(zoneName(now, 'Asia/Jakarta')).toBe('WIB');
  expect(zoneName(now, 'Asia/Jayapura')).toBe('WIT');
});
