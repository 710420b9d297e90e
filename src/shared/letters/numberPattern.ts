import {
  NUMBER_CODES,
  NUMBER_PATTERN_MAX,
  type NumberedKind,
} from '@/shared/resources/letters/constants';

/** The words in braces that a pattern may have, as the screen explains them. */
export const NUMBER_PARTS = {
  no: 'Nomor urut, misalnya 7',
  'no:3': 'Nomor urut dengan 3 angka, misalnya 007',
  kode: 'Kode jenis surat, misalnya SP',
  bulan: 'Bulan dengan angka, misalnya 03',
  bulan_romawi: 'Bulan dengan angka Romawi, misalnya III',
  tahun: 'Tahun, misalnya 2026',
} as const;

interface Numbered {
  kind: NumberedKind;
  sequence: number;
  /** 'YYYY-MM-DD' */
  date: string;
}

type Piece = { text: string } | { word: string; digits: number };

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const WORDS = ['no', 'kode', 'bulan', 'bulan_romawi', 'tahun'];
const DIGITS_MAX = 6;
/** Slashes, dots and hyphens separate the parts of numbers; commas and semicolons would separate numbers in lists. */
const PLAIN_TEXT = /^[\p{L}\p{N} ./()_-]*$/u;
const PIECE = /\{([^{}]*)\}|([^{}]+)|[{}]/gu;

/** The reason why a pattern cannot be used; null if it can. */
export function patternRefusal(pattern: string): string | null {
  if (pattern.trim() === '') return 'Pola nomor harus diisi';
  if (pattern.length > NUMBER_PATTERN_MAX) {
    return `Pola nomor maksimal ${NUMBER_PATTERN_MAX} karakter`;
  }
  if (pattern !== pattern.trim()) return 'Pola nomor tidak boleh diawali atau diakhiri spasi';
  const pieces = piecesOf(pattern);
  if (typeof pieces === 'string') return pieces;
  const words = pieces.flatMap((piece) => ('word' in piece ? piece.word : []));
  if (!words.includes('no')) return 'Pola nomor harus memuat {no}';
  if (words.filter((word) => word === 'no').length > 1) {
    return 'Pola nomor hanya boleh memuat satu {no}';
  }
  if (!words.includes('tahun')) {
    return 'Pola nomor harus memuat {tahun} agar nomor tidak berulang tahun depan';
  }
  return isNextToDigits(pieces)
    ? 'Pisahkan {no} dari angka lain, misalnya dengan garis miring'
    : null;
}

/** The number of a letter or certificate. Throws for a pattern that `patternRefusal` refuses. */
export function letterNumber(pattern: string, { kind, sequence, date }: Numbered): string {
  const refusal = patternRefusal(pattern);
  if (refusal !== null) throw new Error(refusal);
  const month = Number(date.slice(5, 7));
  const values: Readonly<Record<string, string>> = {
    kode: NUMBER_CODES[kind],
    bulan: date.slice(5, 7),
    bulan_romawi: ROMAN[month - 1] ?? '',
    tahun: date.slice(0, 4),
  };
  return (piecesOf(pattern) as Piece[])
    .map((piece) => {
      if ('text' in piece) return piece.text;
      if (piece.word === 'no') return String(sequence).padStart(piece.digits, '0');
      return values[piece.word];
    })
    .join('');
}

/** The pieces of a pattern, or the reason why it has none. */
function piecesOf(pattern: string): Piece[] | string {
  const pieces: Piece[] = [];
  for (const [whole, inside, text] of pattern.matchAll(PIECE)) {
    if (text !== undefined) {
      if (!PLAIN_TEXT.test(text)) {
        return 'Pola nomor hanya boleh memuat huruf, angka, spasi, dan tanda / . - _ ( )';
      }
      pieces.push({ text });
    } else if (inside === undefined) {
      return whole === '{'
        ? 'Kurung kurawal { belum ditutup dengan }'
        : 'Kurung kurawal } tidak memiliki pembuka {';
    } else {
      const [, word = inside, digits] = /^(no):(\d{1,2})$/.exec(inside) ?? [];
      if (!WORDS.includes(word)) return `{${inside}} tidak dikenal dalam pola nomor`;
      if (digits !== undefined && (Number(digits) < 1 || Number(digits) > DIGITS_MAX)) {
        return `Jumlah angka pada {${inside}} harus antara 1 dan ${DIGITS_MAX}`;
      }
      pieces.push({ word, digits: Number(digits ?? 1) });
    }
  }
  return pieces;
}

/** Whether digits touch the number, so that two letters could have the same: 1 with 12, and 11 with 2. */
function isNextToDigits(pieces: readonly Piece[]): boolean {
  const at = pieces.findIndex((piece) => 'word' in piece && piece.word === 'no');
  return touches(pieces[at - 1], /\d$/) || touches(pieces[at + 1], /^\d/);
}

const touches = (piece: Piece | undefined, digits: RegExp): boolean => {
  if (piece === undefined) return false;
  return 'text' in piece ? digits.test(piece.text) : ['bulan', 'tahun'].includes(piece.word);
};
