import { isPlacedOn, type PlacementDates } from './placement';

const PLACEMENT: PlacementDates = {
  startDate: '2026-03-04',
  endDate: '2026-06-30',
  interruptions: [
    { startDate: '2026-04-06', endDate: '2026-04-10' },
    { startDate: '2026-06-22', endDate: null },
  ],
};

test.each([
  ['2026-03-03', false],
  ['2026-03-04', true],
  ['2026-04-05', true],
  ['2026-04-06', false],
  ['2026-04-10', false],
  ['2026-04-11', true],
  ['2026-06-21', true],
  ['2026-06-22', false],
  ['2026-06-30', false],
])('on %s the student is at the company: %s', (date, expected) => {
  expect(isPlacedOn(date, PLACEMENT)).toBe(expected);
});

test.each([
  ['2026-06-30', true],
  ['2026-07-01', false],
])('without an interruption the placement covers %s: %s', (date, expected) => {
  expect(isPlacedOn(date, { startDate: '2026-03-04', endDate: '2026-06-30' })).toBe(expected);
});
