import type { SheetReading } from '@/shared/sheets/sheetReading';
import { chooseSheets, type OfferedSheet } from './chooseSheets';
import { createMeasure, type RawSheet } from './rawCells';
import { readCsv } from './readCsv';
import { openXlsx } from './readXlsx';
import type { KnownColumns } from './recogniseHeader';
import { refuse } from './refusals';

const ARCHIVE = Buffer.from('PK\x03\x04');
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** The stream that contains a password-protected workbook. */
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');

interface OpenFile {
  sheets: OfferedSheet[];
  read: { name: string; sheet: RawSheet }[];
}

/** The sheets of a file that are read, as they are. */
export async function openFile(
  bytes: Buffer,
  known: KnownColumns,
  reading: SheetReading,
): Promise<OpenFile> {
  const startsWith = (mark: Buffer) => bytes.subarray(0, mark.length).equals(mark);
  if (startsWith(COMPOUND)) {
    throw refuse(bytes.includes(ENCRYPTED_PACKAGE) ? 'encrypted' : 'oldExcel');
  }
  if (!startsWith(ARCHIVE)) {
    const rows = await readCsv(bytes);
    if (rows.length === 0) throw refuse('empty');
    const nothing = new Set<number>();
    return {
      sheets: [],
      read: [
        { name: '', sheet: { rows, merges: [], hiddenRows: nothing, hiddenColumns: nothing } },
      ],
    };
  }
  const workbook = await openXlsx(bytes);
  const sheets = await chooseSheets(workbook, known, reading);
  const measure = createMeasure();
  const read = [];
  for (const [index, { name, isRead }] of sheets.entries()) {
    if (!isRead) continue;
    const sheet = await workbook.read(index, measure);
    if (sheet.rows.length > 0) read.push({ name, sheet });
  }
  if (read.length === 0) throw refuse(sheets.some(isHiddenTable) ? 'onlyHidden' : 'empty');
  return { sheets, read };
}

const isHiddenTable = ({ isHidden, fit }: OfferedSheet): boolean =>
  isHidden && (fit === 'all' || fit === 'some');
