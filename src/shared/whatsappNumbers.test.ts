import { whatsappNumbers, whatsappUrl, writtenNumber } from './whatsappNumbers';

test.each<[string, string | null]>([
  ['081234567890', '6281234567890'],
  ['0812-3456-7890', '6281234567890'],
  ['0812 3456 7890', '6281234567890'],
  ['0812.3456.7890', '6281234567890'],
  ['(0812) 3456-7890', '6281234567890'],
  ['+6281234567890', '6281234567890'],
  ['+62 812-3456-7890', '6281234567890'],
  ['+62 (0)812 3456 7890', '6281234567890'],
  ['6281234567890', '6281234567890'],
  ['006281234567890', '6281234567890'],
  ['81234567890', '6281234567890'],
  [' 081234567890\u00a0', '6281234567890'],
  // The shortest and the longest mobile number.
  ['081123456', null],
  ['0811234567', '62811234567'],
  ['0811234567890', '62811234567890'],
  ['08112345678901', null],
  ['+60 12-345 6789', '60123456789'],
  ['+1 202 555 0143', '12025550143'],
  ['60123456789', null],
  ['+123', null],
  ['+1234567890123456', null],
  ['022-4231234', null],
  ['+62 22 4231234', null],
  ['0801234567', null],
  ['081234567890 (istri)', null],
  ['belum ada', null],
  ['+', null],
  ['', null],
])('reads %j as %j', (text, expected) => {
  expect(whatsappNumbers(text)).toEqual(expected === null ? [] : [expected]);
});

test.each([null, undefined])('knows no number in %s', (text) => {
  expect(whatsappNumbers(text)).toEqual([]);
});

const BOTH = ['6281234567890', '6281398765432'];

test.each([
  ['081234567890 / 081398765432', BOTH],
  ['081234567890, 0813-9876-5432', BOTH],
  ['081234567890; +62 813 9876 5432', BOTH],
  ['081234567890 atau 081398765432', BOTH],
  ['0812 3456 7890 0813 9876 5432', BOTH],
  ['081234567890\u00a0+6281398765432', BOTH],
  ['022-4231234 / 081398765432', BOTH.slice(1)],
  ['081234567890 / 0812-3456-7890', BOTH.slice(0, 1)],
  ['0812 0456 7890', ['6281204567890']],
  ['081234567890/91', BOTH.slice(0, 1)],
  [
    '081234567890 / +60 12-345 6789 / 081398765432',
    ['6281234567890', '60123456789', '6281398765432'],
  ],
])('finds each number in %j', (text, expected) => {
  expect(whatsappNumbers(text)).toEqual(expected);
});

test.each([
  ['6281234567890', '081234567890'],
  ['60123456789', '+60123456789'],
])('writes %s as %s', (number, expected) => {
  expect(writtenNumber(number)).toBe(expected);
});

test('leads to a chat with and without a text', () => {
  expect(whatsappUrl('6281234567890')).toBe('https://wa.me/6281234567890');
  expect(whatsappUrl('6281234567890', 'Halo & \ud83d')).toBe(
    'https://wa.me/6281234567890?text=Halo%20%26%20%EF%BF%BD',
  );
});
