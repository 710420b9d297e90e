import { harmlessText } from '@/shared/sheets/formulaText';

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export const csvHeader = (columns: readonly string[], separator = ','): string =>
  `${BYTE_ORDER_MARK}${csvLine(columns, separator)}`;

/** Escapes texts that a spreadsheet would run as formulas. */
export const csvLine = (values: readonly unknown[], separator = ','): string =>
  `${values.map((value) => quoted(csvText(value), separator)).join(separator)}\r\n`;

const NUMBER = /^-?\d+([.,]\d+)?$/;

function csvText(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  return NUMBER.test(text) ? text : harmlessText(text);
}

const quoted = (text: string, separator: string): string =>
  /["\r\n]/.test(text) || text.includes(separator) || text !== text.trim()
    ? `"${text.replaceAll('"', '""')}"`
    : text;
