import { createMeasure, type RawCell, type RawRow } from './rawCells';
import { type REFUSALS, refuse } from './refusals';
import { CELL_CHARACTERS_MAX, COLUMNS_MAX } from './sheetLimits';

/** The limit of separators; 10,000 rows of 100 columns have a million. */
const SEPARATORS_MAX = 1_500_000;
const LINES_MAX = 200_000;
/** The largest record in bytes: the most columns, each of the greatest length. */
const RECORD_BYTES_MAX = COLUMNS_MAX * CELL_CHARACTERS_MAX;
/** Refusals by the parser's errors. An open quote makes one cell of the rest of the file. */
const REFUSED_FOR: Record<string, keyof typeof REFUSALS> = {
  CSV_MAX_RECORD_SIZE: 'longCell',
  CSV_QUOTE_NOT_CLOSED: 'openQuote',
};

/** NUL anywhere, or a control character in the header; pasted texts may contain other ones. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they tell a text from other files
const BINARY = /\0|^.*[\x01-\x08\x0e-\x1f]/;
const OTHER_FORMAT = /^\s*(%PDF-|<(!doctype|html|\?xml|table))/i;

/** Decodes UTF-8 with or without a byte order mark, UTF-16 with one, or Windows-1252. */
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
 * The characters from 0x80 to 0x9F by the WHATWG standard. Node.js 20 reads them as the control characters
 * of Latin-1, which would lose the apostrophe of a name.
 */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const decodeWindows1252 = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (control) => WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80));

const SEPARATORS = [',', ';', '\t'];

/** The most frequent candidate in the first line outside of quotes; Excel may name it in a `sep=` line. */
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
  // Checked before the lines are parsed.
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

/** Excel's notation for a text that looks like a number. */
const QUOTED = /^="(.*)"$/s;

/** A CSV file has no types, and spreadsheets run a text that begins with an equals sign. */
function cellOf(cell: string): RawCell {
  const text = cell.trim();
  if (text === '') return null;
  const quoted = QUOTED.exec(text)?.[1];
  if (quoted !== undefined) return { is: 'text', text: quoted };
  return text.startsWith('=') ? { is: 'formula' } : { is: 'text', text };
}
