import {
  type ArchiveEntry,
  type ArchiveRules,
  checkEntries,
  readEntries,
} from '@/server/http/archive';
import { refuse } from './refusals';
import { PART_MAX_BYTES, PARTS_MAX, SMALL_PART_MAX_BYTES, UNPACKED_MAX_BYTES } from './sheetLimits';

const RULES: ArchiveRules = {
  partsMax: PARTS_MAX,
  unpackedMax: UNPACKED_MAX_BYTES,
  partMax: (name) =>
    /^xl\/(worksheets|media)\//i.test(name) ? PART_MAX_BYTES : SMALL_PART_MAX_BYTES,
  refuse,
};

/** The parts of an XLSX by their names. Refuses what is too large or has no place in a table. */
export function checkArchive(bytes: Buffer): ReadonlyMap<string, ArchiveEntry> {
  const entries = readEntries(bytes, RULES);
  refuseOtherFormats(entries.map(({ name }) => name));
  return checkEntries(bytes, entries, RULES);
}

function refuseOtherFormats(names: string[]): void {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/vbaProject|\/macrosheets\/|\/dialogsheets\//i)) throw refuse('macros');
  if (has(/^xl\/workbook\.bin$/i)) throw refuse('binaryExcel');
  if (!has(/^\[Content_Types\]\.xml$/)) {
    throw refuse(has(/^(mimetype|content\.xml)$/) ? 'openDocument' : 'notSpreadsheet');
  }
  if (!has(/^xl\//i)) throw refuse('notSpreadsheet');
}
