import { weekdaysText } from '@/shared/attendance/weekdays';
import { aWorkPatternInput } from '@/shared/testing/workPatternInput';
import { hoursText } from './hoursTexts';

test.each([
  [[1, 2, 3, 4, 5], 'Sen–Jum'],
  [[5, 4, 3, 2, 1], 'Sen–Jum'],
  [[1, 2], 'Sen, Sel'],
  [[1, 3, 4, 5], 'Sen, Rab–Jum'],
  [[2, 4, 6, 7], 'Sel, Kam, Sab, Min'],
  [[1, 2, 3, 4, 5, 6, 7], 'Setiap hari'],
])('weekdaysText writes %j as %s', (weekdays, text) => {
  expect(weekdaysText(weekdays)).toBe(text);
});

test.each([
  [{}, 'Sen–Jum 08:00 – 16:00, istirahat 60 menit'],
  [{ break_minutes: 0 }, 'Sen–Jum 08:00 – 16:00'],
  [
    { weekdays: [1], start_time: '22:00', end_time: '06:00', break_minutes: 30 },
    'Sen 22:00 – 06:00 (+1), istirahat 30 menit',
  ],
  [{ weekdays: [] }, 'Tidak ada jam kerja'],
])('hoursText writes hours with %j as %s', (changes, text) => {
  expect(hoursText(aWorkPatternInput(changes))).toBe(text);
});
