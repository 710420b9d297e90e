import { numberWords } from './numberWords';

test.each([
  [0, 'nol'],
  [1, 'satu'],
  [10, 'sepuluh'],
  [11, 'sebelas'],
  [12, 'dua belas'],
  [19, 'sembilan belas'],
  [20, 'dua puluh'],
  [45, 'empat puluh lima'],
  [99, 'sembilan puluh sembilan'],
  [100, 'seratus'],
  [83.3, 'delapan puluh tiga koma tiga'],
  [70.05, 'tujuh puluh koma nol lima'],
  [0.25, 'nol koma dua lima'],
])('%d is %s', (value, words) => {
  expect(numberWords(value)).toBe(words);
});
