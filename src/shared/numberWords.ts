const DIGITS = [
  'nol',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
] as const;

const digit = (value: number) => DIGITS[value] ?? '';

/** A whole number from 0 to 100. */
function wholeWords(value: number): string {
  if (value < 10) return digit(value);
  if (value === 10) return 'sepuluh';
  if (value === 11) return 'sebelas';
  if (value < 20) return `${digit(value - 10)} belas`;
  if (value === 100) return 'seratus';
  const tens = `${digit(Math.floor(value / 10))} puluh`;
  return value % 10 === 0 ? tens : `${tens} ${digit(value % 10)}`;
}

/** A number from 0 to 100 with at most two decimals in words, such as 'delapan puluh tiga koma lima'. */
export function numberWords(value: number): string {
  const [whole = '0', decimals = ''] = String(value).split('.');
  const words = wholeWords(Number(whole));
  if (decimals === '') return words;
  return [words, 'koma', ...[...decimals].map((one) => digit(Number(one)))].join(' ');
}
