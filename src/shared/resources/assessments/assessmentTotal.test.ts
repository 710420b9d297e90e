import { type AssessmentScore, assessmentTotal, pointsOf, proposedScore } from './assessmentTotal';

const WORDS = [
  { word: 'Kurang', points: 0 },
  { word: 'Cukup', points: 55 },
  { word: 'Baik', points: 80 },
  { word: 'Sangat baik', points: 100 },
];
const byNumber = (weight: number) => ({ weight, words: null });
const byWord = (weight: number) => ({ weight, words: WORDS });

type Row = [ReturnType<typeof byNumber | typeof byWord>[], AssessmentScore[], number | null];

test.each<Row>([
  [[byNumber(100)], [1], 1],
  [[byNumber(100)], [100], 100],
  [[byNumber(60), byNumber(40)], [85, 70], 79],
  [[byNumber(33), byNumber(33), byNumber(34)], [100, 99, 98], 98.99],
  [[byNumber(33), byNumber(67)], [84, 85], 84.67],
  [[byNumber(1), byNumber(99)], [1, 100], 99.01],
  // 0.29 × 100 and the like are no whole numbers in binary fractions.
  [[byNumber(29), byNumber(71)], [1, 1], 1],
  [[byNumber(57), byNumber(43)], [58, 57], 57.57],
  [[byWord(100)], [1], 0],
  [[byWord(100)], [4], 100],
  [[byWord(25), byNumber(75)], [3, 90], 87.5],
  [[byWord(50), byWord(50)], [2, 3], 67.5],
])('the total of %j with %j is %s', (criteria, scores, total) => {
  expect(assessmentTotal(criteria, scores)).toBe(total);
});

test.each<Row>([
  [[], [], null],
  [[byNumber(60), byNumber(40)], [85, null], null],
  [[byNumber(60), byNumber(40)], [85], null],
  [[byNumber(60), byNumber(40)], [85, 70, 60], null],
  [[byNumber(100)], [0], null],
  [[byNumber(100)], [101], null],
  [[byNumber(100)], [80.5], null],
  [[byNumber(100)], [Number.NaN], null],
  [[byWord(100)], [0], null],
  [[byWord(100)], [5], null],
])('there is no total of %j with %j', (criteria, scores, total) => {
  expect(assessmentTotal(criteria, scores)).toBe(total);
});

test.each([
  [byNumber(100), 80, 80],
  [byNumber(100), null, null],
  [byNumber(100), undefined, null],
  [byWord(100), 2, 55],
  [byWord(100), 9, null],
])('%j: the score %s is worth %s points', (criterion, score, points) => {
  expect(pointsOf(criterion, score)).toBe(points);
});

test.each([
  [null, null],
  [0, null],
  [0.99, null],
  [1, 1],
  [84.67, 84.67],
  [100, 100],
])('a total of %s proposes the score %s', (total, score) => {
  expect(proposedScore(total)).toBe(score);
});

/** Sums up exact decimal strings digit by digit, without the arithmetic of the product. */
function oracle(criteria: Row[0], scores: readonly number[]): string {
  let sum = 0n;
  for (const [index, { weight, words }] of criteria.entries()) {
    const score = scores[index] ?? 0;
    const points = words ? words[score - 1]?.points : score;
    for (let time = 0; time < weight; time += 1) sum += BigInt(points ?? -1);
  }
  const digits = String(sum).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

test('the total agrees with adding up every percent, for sheets of all kinds', () => {
  let seed = 83;
  const upTo = (max: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return 1 + Math.floor((seed / 2_147_483_648) * max);
  };
  for (let round = 0; round < 2000; round += 1) {
    const criteria: Row[0] = [];
    const scores: number[] = [];
    for (let left = 100; left > 0; ) {
      const weight = criteria.length === 19 ? left : upTo(left);
      const isByWord = upTo(2) === 1;
      criteria.push(isByWord ? byWord(weight) : byNumber(weight));
      scores.push(upTo(isByWord ? WORDS.length : 100));
      left -= weight;
    }
    expect(assessmentTotal(criteria, scores)?.toFixed(2)).toBe(oracle(criteria, scores));
  }
});
