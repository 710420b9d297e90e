import { datesInForce, isPlacedOn, notPlacedOn, type PlacementDates } from './placement';

const PLACEMENT: PlacementDates = {
  startDate: '2026-03-04',
  endDate: '2026-06-30',
  interruptions: [
    { startDate: '2026-04-06', endDate: '2026-04-10' },
    { startDate: '2026-06-22', endDate: null },
  ],
};

test.each([
  ['2026-03-03', 'not_begun'],
  ['2026-03-04', null],
  ['2026-04-05', null],
  ['2026-04-06', 'interrupted'],
  ['2026-04-10', 'interrupted'],
  ['2026-04-11', null],
  ['2026-06-21', null],
  ['2026-06-22', 'interrupted'],
  ['2026-06-30', 'interrupted'],
  ['2026-07-01', 'ended'],
])('on %s the student is not at the company because: %s', (date, reason) => {
  expect(notPlacedOn(date, PLACEMENT)).toBe(reason);
  expect(isPlacedOn(date, PLACEMENT)).toBe(reason === null);
});

test.each([
  ['2026-06-30', true],
  ['2026-07-01', false],
])('without an interruption the placement covers %s: %s', (date, expected) => {
  expect(isPlacedOn(date, { startDate: '2026-03-04', endDate: '2026-06-30' })).toBe(expected);
});

describe('the days in force', () => {
  const PERIOD = { startDate: '2026-03-02', endDate: '2026-06-26' };

  test.each([
    [null, null, '2026-03-02', '2026-06-26'],
    ['2026-03-16', null, '2026-03-16', '2026-06-26'],
    [null, '2026-04-30', '2026-03-02', '2026-04-30'],
    // The period has moved since.
    ['2026-02-16', '2026-07-31', '2026-03-02', '2026-06-26'],
  ])('keep %s to %s within the period: %s to %s', (startDate, endDate, first, last) => {
    const days = { startDate: first, endDate: last };
    expect(datesInForce(PERIOD, { startDate, endDate })).toEqual(days);
  });

  test('contain no day if the period ends before the placement begins', () => {
    const days = datesInForce(PERIOD, { startDate: '2026-07-01', endDate: null });
    expect(isPlacedOn('2026-06-26', days)).toBe(false);
    expect(isPlacedOn('2026-07-01', days)).toBe(false);
  });
});
