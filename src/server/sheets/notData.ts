import { headingKey } from '@/shared/sheets/headingKey';
import type { RawCell, RawRow } from './rawCells';
import type { Header } from './recogniseHeader';

/** A row that is no record, with what it says. */
export interface LeftOut {
  number: number;
  text: string;
}

const SIGNATURE =
  /^(mengetahui|menyetujui|mengesahkan|disahkan|diketahui|disetujui|dibuat oleh|dicetak|hormat kami|a\.?n\.|ketua|koordinator|kepala|kaprodi|dekan|direktur|sekretaris|wakil|pembimbing|jumlah|total|rata-rata|catatan|keterangan|sumber|nb)\b/i;
const PLACE_AND_DAY = /^\p{L}[\p{L} .]*,\s*\d{1,2}\s+\p{L}+\s+\d{4}$/u;

const TEXT_CHARACTERS_MAX = 80;

const textsOf = ({ cells }: RawRow): string[] =>
  cells.flatMap((cell) => (isText(cell) ? [plainText(cell)] : []));

const isText = (cell: RawCell): boolean =>
  cell?.is === 'merged' ? isText(cell.cell) : cell?.is === 'text';

const saidBy = (row: RawRow): LeftOut => ({
  number: row.number,
  text: row.cells
    .flatMap((cell) => plainText(cell) || [])
    .join(' ')
    .slice(0, TEXT_CHARACTERS_MAX),
});

const plainText = (cell: RawCell): string => {
  if (cell?.is === 'text') return cell.text.trim();
  if (cell?.is === 'merged') return plainText(cell.cell);
  return cell?.is === 'number' ? String(cell.number) : '';
};

/** Leaves out a repeated header, the numbers of the columns, and what follows the table. */
export function withoutOtherRows({ headings, rows }: Header): {
  data: RawRow[];
  leftOut: LeftOut[];
} {
  const below = rows.filter(
    (row, index) => !repeats(row, headings) && !(index === 0 && counts(row)),
  );
  const end = footerFrom(below, headings);
  const data = below.slice(0, end);
  const kept = new Set(data);
  return { data, leftOut: rows.filter((row) => !kept.has(row)).map(saidBy) };
}

/** A title may be merged over all columns. */
const isFilled = (cell: RawCell | undefined): boolean =>
  cell !== undefined && cell !== null && cell.is !== 'merged';

/** A printed list has its header on each page. */
const repeats = ({ cells }: RawRow, headings: Header['headings']): boolean =>
  headings.length > 1 &&
  headings.every(({ at, text }) => headingKey(plainText(cells[at] ?? null)) === headingKey(text));

/** '(1)', '(2)', '(3)' below the header. */
const counts = ({ cells }: RawRow): boolean => {
  const texts = cells.flatMap((cell) => plainText(cell) || []);
  return (
    texts.length > 2 &&
    texts.every((text, index) => text.replace(/^\((\d+)\)$/, '$1') === String(index + 1))
  );
};

/** The place of the first row of the footer: below the last row with the fields that all rows need. */
function footerFrom(rows: readonly RawRow[], headings: Header['headings']): number {
  const required = headings.filter(({ column }) => column?.isRequired);
  const needed = Math.min(2, required.length);
  if (needed === 0) return rows.length;
  const isRecord = ({ cells }: RawRow) =>
    required.filter(({ at }) => isFilled(cells[at])).length >= needed;
  const last = rows.findLastIndex(isRecord);
  const footer = rows.findIndex(
    (row, index) =>
      index > last && textsOf(row).some((text) => SIGNATURE.test(text) || PLACE_AND_DAY.test(text)),
  );
  return footer < 0 ? rows.length : footer;
}
