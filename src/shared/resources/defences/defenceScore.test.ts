import { defenceScore } from './defenceScore';

test.each<[readonly (number | null)[], number | null]>([
  [[], null],
  [[null], null],
  [[80, null], null],
  [[80], 80],
  [[1], 1],
  [[100, 100, 100, 100], 100],
  [[80, 85], 82.5],
  [[80, 85, 85], 83.33],
  [[80, 80, 85], 81.67],
  [[80.01, 80.02], 80.02],
  [[70.1, 70.2], 70.15],
  [[1.1, 2.2], 1.65],
  [[88.88, 77.77, 66.66, 99.99], 83.33],
])('the scores %j have the mean %p', (scores, mean) => {
  expect(defenceScore(scores)).toBe(mean);
});
