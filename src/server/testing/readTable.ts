import { originalText } from '@/shared/sheets/formulaText';

/** The rows of an exported CSV file, by the rules of RFC 4180. */
export function readCsv(text: string, separator = ';'): string[][] {
  const rows: string[][] = [[]];
  const cell = new RegExp(`("(?:[^"]|"")*"|[^"\\r\\n${separator}]*)(${separator}|\\r\\n)`, 'gy');
  const body = text.replace(/^\uFEFF/, '');
  for (const [, held = '', end] of body.matchAll(cell)) {
    const unquoted = held.startsWith('"') ? held.slice(1, -1).replaceAll('""', '"') : held;
    rows.at(-1)?.push(originalText(unquoted));
    if (end !== separator) rows.push([]);
  }
  return rows.slice(0, -1);
}

/** The cells of the only sheet of a workbook. */
export async function readXlsx(bytes: Uint8Array) {
  const { readXlsx: read } = await import('hucre/xlsx');
  const { sheets } = await read(bytes);
  if (sheets.length !== 1) throw new Error(`${sheets.length} sheets`);
  return sheets[0]?.rows ?? [];
}
