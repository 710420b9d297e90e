import { createMeasure, type RawCell, type RawRow } from './rawCells';
import { type REFUSALS, refuse } from './refusals';
import { CELL_CHARACTERS_MAX, COLUMNS_MAX } from './sheetLimits';

/** 10,000 rows of 100 columns have a million. */
const SEPARATORS_MAX = 1_500_000;
const LINES_MAX = 200_000;
/** One record, in bytes: as many columns as there may be, each as long as it may be. */
const RECORD_BYTES_MAX = COLUMNS_MAX * CELL_CHARACTERS_MAX;
/** Errors of the parser. An open quote makes one cell of the rest of the file. */
const REFUSED_FOR: Record<string, keyof typeof REFUSALS> = {
  CSV_MAX_RECORD_SIZE: 'longCell',
  CSV_QUOTE_NOT_CLOSED: 'openQuote',
};

/** A header has no control characters. In a text that somebody has pasted into a form there may be some, but NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they tell a text from other files
const BINARY = /\0|^.*[\x01-\x08\x0e-\x1f]/;
const OTHER_FORMAT = /^\s*(%PDF-|<(!doctype|html|\?xml|table))/i;

/** Spreadsheets write UTF-8 with or without a byte order mark, UTF-16 with one, or the code page of Windows. */
function decodeText(bytes: Buffer): string {
  const text = decode(bytes);
  if (BINARY.test(text)) throw refuse('notSpreadsheet');
  return text;
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows1252(bytes);
  }
}

/**
 * From 0x80 to 0x9F, as the WHATWG has it; five are no characters. Node.js 20 reads all of them as Latin-1 does, where they
 * are controls, so that the apostrophe of a name would be lost.
 */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const decodeWindows1252 = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (control) => WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80));

const SEPARATORS = [',', ';', '\t'];

/** The one that the first line has most of, outside of quotes; Excel may also name it in a line of its own. */
function separatorOf(text: string): { separator: string; skipLines: number } {
  const named = /^sep=([,;\t])\r?\n/i.exec(text);
  if (named?.[1]) return { separator: named[1], skipLines: 1 };
  const line =
    text
      .trimStart()
      .split(/[\r\n]/, 1)[0]
      ?.replace(/"[^"]*"/g, '') ?? '';
  const counts = SEPARATORS.map((separator) => line.split(separator).length);
  return { separator: SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',', skipLines: 0 };
}

const count = (text: string, character: string, max: number): number => {
  let found = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) {
    found += 1;
    if (found > max) break;
  }
  return found;
};

export async function readCsv(bytes: Buffer): Promise<RawRow[]> {
  const { CsvError, parse } = await import('csv-parse/sync');
  const text = decodeText(bytes);
  if (OTHER_FORMAT.test(text)) throw refuse('notSpreadsheet');
  const { separator, skipLines } = separatorOf(text);
  // Before anything is made of them.
  if (count(text, '\n', LINES_MAX) + count(text, '\r', LINES_MAX) > LINES_MAX * 2) {
    throw refuse('tooManyRows');
  }
  if (count(text, separator, SEPARATORS_MAX) > SEPARATORS_MAX) throw refuse('tooManyColumns');
  const measure = createMeasure();
  const rows: RawRow[] = [];
  let number = skipLines;
  try {
    parse(text, {
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      from_line: skipLines + 1,
      max_record_size: RECORD_BYTES_MAX,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      on_record: (values: string[]) => {
        number += 1;
        const cells = values.map(cellOf);
        const columns = cells.findLastIndex((cell) => cell !== null) + 1;
        if (columns === 0) return null;
        for (const value of values) measure.text(value);
        measure.column(columns - 1);
        measure.row();
        rows.push({ number, cells: cells.slice(0, columns) });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refuse(REFUSED_FOR[error.code] ?? 'damaged');
  }
  return rows;
}

/** Of Excel: a text that it does not take for a number. */
const QUOTED = /^="(.*)"$/s;

/** A CSV file has no types: whatever begins with an equals sign is run by a spreadsheet. */
function cellOf(cell: string): RawCell {
  const text = cell.trim();
  if (text === '') return null;
  const quoted = QUOTED.exec(text)?.[1];
  if (quoted !== undefined) return { is: 'text', text: quoted };
  return text.startsWith('=') ? { is: 'formula' } : { is: 'text', text };
}
