import {
  formatVerificationCode,
  readVerificationCode,
  VERIFICATION_CODE_LENGTH,
  verificationCodeOf,
} from './verificationCode';

test('a code has twelve letters and digits of five bits each', () => {
  const every = Array.from({ length: 22 }, (_, round) =>
    verificationCodeOf(Uint8Array.from({ length: 12 }, (_byte, index) => round * 12 + index)),
  );
  expect(new Set(every.join('')).size).toBe(32);
  expect(every.every((code) => code.length === VERIFICATION_CODE_LENGTH)).toBe(true);
});

test('prints in groups', () => {
  expect(formatVerificationCode('7K3M9QXA2HTD')).toBe('7K3M-9QXA-2HTD');
});

test.each([
  ['7K3M-9QXA-2HTD', '7K3M9QXA2HTD'],
  [' 7k3m 9qxa–2htd ', '7K3M9QXA2HTD'],
  ['oil0-0000-0000', '011000000000'],
  ['7K3M-9QXA-2HT', null],
  ['7K3M-9QXA-2HTDD', null],
  ['7K3M-9QXA-2HTU', null],
  ['', null],
])('%p is read as %p', (typed, code) => {
  expect(readVerificationCode(typed)).toBe(code);
});
