import { twoDaysNotice } from './twoDaysNotice';

const DAYS = {
  utcDay: '2026-11-20',
  campusDay: '2026-11-21',
  placeDays: { WIB: '2026-11-21', WITA: '2026-11-21', WIT: '2026-11-21' },
};
/** 22.30 on 20 November on campus, 00.30 on 21 November in Jayapura. */
const LATE = {
  utcDay: '2026-11-20',
  placeDays: { WIB: '2026-11-20', WITA: '2026-11-20', WIT: '2026-11-21' },
};

const yesterday = (time_zone: 'WIB' | 'WITA' | 'WIT') => ({ date: '2026-11-20', time_zone });
const today = (time_zone: 'WIB' | 'WITA' | 'WIT') => ({ date: '2026-11-21', time_zone });

test.each([
  ['on campus', [yesterday('WIB'), today('WIB')], '07:00 WIB'],
  ['by the clock of the place', [yesterday('WIT'), today('WIT')], '09:00 WIT'],
  ['by the clock of the place of yesterday', [yesterday('WITA'), today('WIB')], '08:00 WITA'],
  ['in two zones', [yesterday('WIB'), yesterday('WIT')], '07:00 WIB atau 09:00 WIT'],
  ['while yesterday has nothing', [today('WIT')], '09:00 WIT'],
])('says until when yesterday is open %s', (_, open, until) => {
  expect(twoDaysNotice(open, DAYS)).toBe(`Absen kemarin masih bisa sampai ${until}.`);
});

test('says it while the day has begun at the place only', () => {
  expect(twoDaysNotice([yesterday('WIT')], LATE)).toBe(
    'Absen kemarin masih bisa sampai 09:00 WIT.',
  );
  expect(twoDaysNotice([yesterday('WIB'), today('WIT')], LATE)).toBeUndefined();
});

test('says on a campus behind UTC that tomorrow is open', () => {
  const days = { ...DAYS, utcDay: '2026-11-21', campusDay: '2026-11-20' };
  expect(twoDaysNotice([today('WIB')], days)).toBe('Absen besok sudah bisa.');
});

test('says nothing without activities', () => {
  expect(twoDaysNotice([], DAYS)).toBeUndefined();
});
