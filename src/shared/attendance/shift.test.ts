import { netMinutes, shiftLabel, shiftOf } from './shift';
import { ZONES } from './zones';

test.each([
  ['08:00', '16:30', '08.00 – 16.30'],
  ['22:00', '06:00', '22.00 – 06.00 (+1)'],
  ['16:00', '00:00', '16.00 – 00.00 (+1)'],
  ['00:00', '08:00', '00.00 – 08.00'],
  ['08:00', '08:00', '08.00 – 08.00'],
])('the shift from %s to %s reads %s', (startTime, endTime, label) => {
  expect(shiftLabel(startTime, endTime)).toBe(label);
});

test('the same clock time is an hour earlier in the zone to the east', () => {
  const starts = ZONES.map((zone) =>
    shiftOf({ date: '2026-03-02', startTime: '08:00', endTime: '16:30', zone }),
  );
  expect(starts).toEqual([
    { startsAt: new Date('2026-03-02T01:00:00Z'), endsAt: new Date('2026-03-02T09:30:00Z') },
    { startsAt: new Date('2026-03-02T00:00:00Z'), endsAt: new Date('2026-03-02T08:30:00Z') },
    { startsAt: new Date('2026-03-01T23:00:00Z'), endsAt: new Date('2026-03-02T07:30:00Z') },
  ]);
});

test.each([
  ['a night shift', '2026-03-02', '22:00', '06:00', '2026-03-02T23:00:00Z'],
  ['a shift until midnight', '2026-03-02', '16:00', '00:00', '2026-03-02T17:00:00Z'],
  ['a night shift at the end of a year', '2026-12-31', '22:00', '06:00', '2026-12-31T23:00:00Z'],
  ['a night shift before a leap day', '2028-02-28', '22:00', '06:00', '2028-02-28T23:00:00Z'],
  ['a day shift', '2026-03-02', '08:00', '16:30', '2026-03-02T09:30:00Z'],
])('%s ends at the instant of its zone', (_, date, startTime, endTime, endsAt) => {
  const shift = shiftOf({ date, startTime, endTime, zone: 'WIB' });
  expect(shift.endsAt.toISOString()).toBe(endsAt.replace('Z', '.000Z'));
});

test('a stated next day counts more than the times', () => {
  const shift = { date: '2026-03-02', startTime: '08:00', endTime: '10:00', zone: 'WIB' } as const;
  const { endsAt } = shiftOf({ ...shift, endsNextDay: true });
  expect(endsAt).toEqual(new Date('2026-03-03T03:00:00Z'));
});

test.each([
  ['08:00', '16:30', 60, 450],
  ['22:00', '06:00', 30, 450],
  ['08:00', '08:30', 60, 0],
  ['08:00', '12:00', 0, 240],
  ['08:00', '08:00', 0, 0],
])(
  'from %s to %s with a break of %i minutes are %i minutes',
  (startTime, endTime, breakMinutes, minutes) => {
    expect(netMinutes({ startTime, endTime, breakMinutes })).toBe(minutes);
  },
);
