import type { ImportKind } from '@/shared/records';
import type { SheetColumn } from '@/shared/sheets/sheetColumn';
import { SHEET_COLUMNS } from '@/shared/sheets/sheetColumns';
import type { Errors } from './importer';

const VALUE_SHOWN_MAX = 60;

/** 'Tahun ajaran wajib diisi, gunakan format seperti 2024/2025', with what follows the remark. */
const REQUIRED = /\bwajib (?:diisi|dipilih)\b[.,]?\s*(.*)$/is;
const NOT_FOUND = /^(.+?) tidak ditemukan\b/;

/**
 * The errors of a row of a file. The rules of the forms call a value that they do not accept missing; in a file, a cell that
 * says something is quoted, with what would be understood.
 */
export const withFilledCells = (
  kind: ImportKind,
  values: Readonly<Record<string, string>>,
  errors: Errors,
): Errors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, message]) => {
      const column = SHEET_COLUMNS[kind].find((one) => one.field === field);
      const value = values[field]?.trim();
      return [field, column && value ? messageFor(column, value, message) : message];
    }),
  );

function messageFor({ type, choices, note }: SheetColumn, value: string, message: string): string {
  if (choices && !Object.hasOwn(choices, value)) {
    return `${quoted(value)} tidak dikenal. Pilih ${listed(Object.values(choices))}.`;
  }
  const [, rest] = REQUIRED.exec(message) ?? [];
  if (rest === '' && type === 'text') return `${quoted(value)} terlalu pendek.`;
  if (rest !== undefined) return `${quoted(value)} tidak sesuai. ${sentence(rest || note)}`;
  return message.replace(NOT_FOUND, (_, what) => `${what} ${quoted(value)} tidak ditemukan`);
}

const quoted = (value: string): string =>
  `'${value.length > VALUE_SHOWN_MAX ? `${value.slice(0, VALUE_SHOWN_MAX)}…` : value}'`;

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

const listed = (labels: readonly string[]): string =>
  labels.length > 1 ? `${labels.slice(0, -1).join(', ')} atau ${labels.at(-1)}` : labels.join('');
