import { letterGrade, weightedTotal } from './letterGrades';

const WEIGHTS = {
  weight_assignment_1: 10,
  weight_assignment_2: 15,
  weight_midterm: 25,
  weight_final: 30,
  weight_other: 20,
};

const all = (score: number) => ({
  assignment_1: score,
  assignment_2: score,
  midterm: score,
  final: score,
  other: score,
});

test.each([
  [100, 'A'],
  [85, 'A'],
  [84.99, 'AB'],
  [75, 'AB'],
  [74.99, 'B'],
  [65, 'B'],
  [64.99, 'BC'],
  [60, 'BC'],
  [59.99, 'C'],
  [55, 'C'],
  [54.99, 'D'],
  [40, 'D'],
  [39.99, 'E'],
  [1, 'E'],
])('a total of %d is %s', (total, letter) => {
  expect(letterGrade(total)).toBe(letter);
});

test('applies the weight of each score', () => {
  const scores = { assignment_1: 80, assignment_2: 70, midterm: 60, final: 90, other: 50 };
  expect(weightedTotal(scores, WEIGHTS)).toBe(8 + 10.5 + 15 + 27 + 10);
});

test.each([1, 55.55, 84.99, 99.99, 100])('five times %d is %d', (score) => {
  expect(weightedTotal(all(score), WEIGHTS)).toBe(score);
});

test('rounds half a hundredth up, without floating-point errors', () => {
  // 84.99 × 50 % + 85 × 50 % = 84.995
  const weights = {
    weight_assignment_1: 49,
    weight_assignment_2: 1,
    weight_midterm: 48,
    weight_final: 1,
    weight_other: 1,
  };
  const scores = { assignment_1: 84.99, assignment_2: 84.99, midterm: 85, final: 85, other: 85 };
  expect(weightedTotal(scores, weights)).toBe(85);
  expect(letterGrade(weightedTotal(scores, weights))).toBe('A');
});

test('rounds 1.005 to 1.01', () => {
  const weights = {
    weight_assignment_1: 50,
    weight_assignment_2: 47,
    weight_midterm: 1,
    weight_final: 1,
    weight_other: 1,
  };
  expect(weightedTotal({ ...all(1), assignment_1: 1.01 }, weights)).toBe(1.01);
});
