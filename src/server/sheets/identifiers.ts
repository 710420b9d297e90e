import { withoutSeparators, withoutSpaces } from '@/shared/personNumber';
import type { SheetColumn } from '@/shared/sheets/sheetColumn';
import type { ReadCell } from './rawCells';

const AS_TEXT = 'Ubah format kolom menjadi teks, lalu ketik ulang.';

/** Spreadsheets keep 15 digits of a number; the others become zeros. */
const EXACT_DIGITS = 15;
/** Spreadsheets write a sign after the E of a number. */
const WITH_LETTER = /^(?!.*e[+-]).*\p{L}/iu;
const SCIENTIFIC = /^[+-]?\d+([.,]\d+)?e[+-]?\d+$/i;

const scientific = (header: string): string =>
  `Spreadsheet mengubah ${header} ini menjadi angka, dan digit terakhirnya hilang. ${AS_TEXT}`;

/**
 * A NIM, NIP, NIK or code. The digits of a number are certain if their count is right and within the
 * precision of spreadsheets. With fewer digits, leading zeros may have been lost or a digit forgotten.
 */
export function readIdentifier(value: string | number, column: SheetColumn): ReadCell {
  const { header, length = 0 } = column;
  if (typeof value === 'string') {
    const isCode = value.length === length && WITH_LETTER.test(value);
    if (isCode) return { value };
    if (SCIENTIFIC.test(value)) return { value, error: scientific(header) };
    // Some programs add a decimal point when they write long numbers into a CSV.
    const compact = withoutSpaces(value).replace(/^(\d+)[.,]0+$/, '$1');
    const bare = withoutSeparators(compact);
    // A code may have dots itself.
    const digits = /^\d+$/.test(bare) && bare.length === length ? bare : compact;
    if (/^\d+$/.test(digits) && digits.length < length) {
      return { value: digits, error: tooShort(header, digits.length, length) };
    }
    return { value: digits };
  }
  if (!Number.isInteger(value) || value < 0)
    return { value: String(value), error: notWhole(header) };
  const digits = BigInt(value).toString();
  if (digits.length > EXACT_DIGITS) {
    return { value: value.toExponential(), error: scientific(header) };
  }
  if (digits.length < length) {
    return { value: digits, error: tooShort(header, digits.length, length) };
  }
  return { value: digits };
}

const tooShort = (header: string, found: number, length: number): string =>
  `${header} ini hanya ${found} dari ${length} digit. Mungkin nol di depan hilang. ${AS_TEXT}`;

const notWhole = (header: string): string => `${header} ini berisi angka pecahan. ${AS_TEXT}`;

const ZERO_LOST = `Mungkin nol di depan hilang. ${AS_TEXT}`;
const MOBILE = /^8\d{7,12}$/;
const INTERNATIONAL_MOBILE = /^628\d{7,12}$/;
/** Numbers of call centres, such as 1500123. */
const SERVICE = /^1\d{2,6}$/;

/**
 * A telephone number. Digits without a leading zero are a mobile number if they begin with 8, or with the
 * country code and 8; with other digits, the missing zero is uncertain.
 */
export function readPhone(value: string | number): ReadCell {
  if (typeof value === 'string' && SCIENTIFIC.test(value)) {
    return { value: '', error: scientific('nomor telepon') };
  }
  const text = typeof value === 'number' ? String(value) : value.replace(/^(\d+)[.,]0+$/, '$1');
  if (!/^\d+$/.test(text) || text.startsWith('0')) {
    return typeof value === 'number'
      ? { value: '', error: scientific('nomor telepon') }
      : { value: text };
  }
  if (MOBILE.test(text)) return { value: `0${text}` };
  if (INTERNATIONAL_MOBILE.test(text)) return { value: `+${text}` };
  if (SERVICE.test(text)) return { value: text };
  return { value: text, error: ZERO_LOST };
}
