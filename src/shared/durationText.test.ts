import { durationText } from './durationText';

test.each([
  [0, 'kurang dari 1 menit'],
  [0.99, 'kurang dari 1 menit'],
  [1, '1 menit'],
  [59.9, '59 menit'],
  [60, '1 jam'],
  [2 * 24 * 60 - 1, '47 jam'],
  [2 * 24 * 60, '2 hari'],
  [400 * 24 * 60, '400 hari'],
])('says %s minutes as %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
