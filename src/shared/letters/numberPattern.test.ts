import { DEFAULT_NUMBER_PATTERN, LETTER_KINDS } from '@/shared/resources/letters/constants';
import { letterNumber, NUMBER_PARTS, patternRefusal } from './numberPattern';

const LETTER = { kind: 'introduction', sequence: 7, date: '2026-03-09' } as const;

test.each([
  ['{no}/PL.1/{bulan_romawi}/{tahun}', '7/PL.1/III/2026'],
  ['{no:3}/{kode}/{bulan}/{tahun}', '007/SP/03/2026'],
  ['B-{no:4}/UN1 (JTI)/{tahun}', 'B-0007/UN1 (JTI)/2026'],
  ['{tahun}.{no}', '2026.7'],
  ['{no:1}_{tahun}', '7_2026'],
  ['{tahun}{kode}{no}', '2026SP7'],
  [DEFAULT_NUMBER_PATTERN, '007/SP/III/2026'],
])('%s writes %s', (pattern, number) => {
  expect(patternRefusal(pattern)).toBeNull();
  expect(letterNumber(pattern, LETTER)).toBe(number);
});

test.each([
  ['', 'Pola nomor harus diisi'],
  ['  ', 'Pola nomor harus diisi'],
  [' {no}/{tahun}', 'Pola nomor tidak boleh diawali atau diakhiri spasi'],
  [`{no}/{tahun}${'x'.repeat(90)}`, 'Pola nomor maksimal 100 karakter'],
  ['PL.1/{tahun}', 'Pola nomor harus memuat {no}'],
  ['{no}/{no:3}/{tahun}', 'Pola nomor hanya boleh memuat satu {no}'],
  ['{no}/PL.1', 'Pola nomor harus memuat {tahun} agar nomor tidak berulang tahun depan'],
  ['{no/{tahun}', 'Kurung kurawal { belum ditutup dengan }'],
  ['{no}/{tahun', 'Kurung kurawal { belum ditutup dengan }'],
  ['no}/{tahun}', 'Kurung kurawal } tidak memiliki pembuka {'],
  ['{nomor}/{tahun}', '{nomor} tidak dikenal dalam pola nomor'],
  ['{NO}/{tahun}', '{NO} tidak dikenal dalam pola nomor'],
  ['{}/{no}/{tahun}', '{} tidak dikenal dalam pola nomor'],
  ['{tahun:2}/{no}', '{tahun:2} tidak dikenal dalam pola nomor'],
  ['{no:0}/{tahun}', 'Jumlah angka pada {no:0} harus antara 1 dan 6'],
  ['{no:7}/{tahun}', 'Jumlah angka pada {no:7} harus antara 1 dan 6'],
  ['{no:123}/{tahun}', '{no:123} tidak dikenal dalam pola nomor'],
  ['{constructor}/{no}/{tahun}', '{constructor} tidak dikenal dalam pola nomor'],
  ['{no};{tahun}', 'Pola nomor hanya boleh memuat huruf, angka, spasi, dan tanda / . - _ ( )'],
  ['{no}\n{tahun}', 'Pola nomor hanya boleh memuat huruf, angka, spasi, dan tanda / . - _ ( )'],
  ['{no}{tahun}', 'Pisahkan {no} dari angka lain, misalnya dengan garis miring'],
  ['1{no}/{tahun}', 'Pisahkan {no} dari angka lain, misalnya dengan garis miring'],
  ['{no}2/{tahun}', 'Pisahkan {no} dari angka lain, misalnya dengan garis miring'],
])('refuses %j: %s', (pattern, refusal) => {
  expect(patternRefusal(pattern)).toBe(refusal);
  expect(() => letterNumber(pattern, LETTER)).toThrow(refusal);
});

test('writes every month in Roman numerals', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    letterNumber('{no}.{bulan_romawi}.{tahun}', {
      ...LETTER,
      date: `2026-${String(month + 1).padStart(2, '0')}-01`,
    }).slice(2, -5),
  );
  expect(months.join(' ')).toBe('I II III IV V VI VII VIII IX X XI XII');
});

test('gives each kind its own numbers by the default pattern', () => {
  const numbers = LETTER_KINDS.map((kind) =>
    letterNumber(DEFAULT_NUMBER_PATTERN, { ...LETTER, kind }),
  );
  expect(new Set(numbers).size).toBe(LETTER_KINDS.length);
});

test('keeps a number with more digits than the pattern asks for', () => {
  expect(letterNumber('{no:3}/{tahun}', { ...LETTER, sequence: 1234 })).toBe('1234/2026');
});

test('accepts every part that the screen explains', () => {
  for (const part of Object.keys(NUMBER_PARTS)) {
    const pattern = part.startsWith('no') ? `{${part}}/{tahun}` : `{no}/{tahun}/{${part}}`;
    expect(patternRefusal(pattern)).toBeNull();
  }
});
