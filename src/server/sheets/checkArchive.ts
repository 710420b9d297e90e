import { refuse } from './refusals';
import { PART_MAX_BYTES, PARTS_MAX, SMALL_PART_MAX_BYTES, UNPACKED_MAX_BYTES } from './sheetLimits';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const COMMENT_MAX_BYTES = 65_535;
/** The mark for a number that does not fit, as in archives of more than 4 GB. */
const ZIP64_MARK = 0xffffffff;
const ENCRYPTED = 0x1;
export const STORED = 0;
const DEFLATED = 8;

/** A part of an archive, as its directory describes it. */
export interface ArchiveEntry {
  name: string;
  flags: number;
  method: number;
  checksum: number;
  packed: number;
  unpacked: number;
  offset: number;
}

/**
 * The parts of an XLSX by their names. Before unpacking, refuses parts that declare to be too large or have
 * no place in a table.
 */
export function checkArchive(bytes: Buffer): ReadonlyMap<string, ArchiveEntry> {
  const entries = readDirectory(bytes);
  const names = entries.map(({ name }) => name);
  refuseOtherFormats(names);
  let total = 0;
  for (const { name, flags, method, packed, unpacked } of entries) {
    if ((flags & ENCRYPTED) !== 0) throw refuse('encrypted');
    if (method !== STORED && method !== DEFLATED) throw refuse('damaged');
    if (method === STORED && packed !== unpacked) throw refuse('damaged');
    total += unpacked;
    if (unpacked > limitOf(name) || total > UNPACKED_MAX_BYTES) throw refuse('expands');
  }
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  if (byName.size < entries.length) throw refuse('damaged');
  refuseOverlaps(entries, bytes.length);
  return byName;
}

const limitOf = (name: string): number =>
  /^xl\/(worksheets|media)\//i.test(name) ? PART_MAX_BYTES : SMALL_PART_MAX_BYTES;

function refuseOtherFormats(names: string[]): void {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/vbaProject|\/macrosheets\/|\/dialogsheets\//i)) throw refuse('macros');
  if (has(/^xl\/workbook\.bin$/i)) throw refuse('binaryExcel');
  if (!has(/^\[Content_Types\]\.xml$/)) {
    throw refuse(has(/^(mimetype|content\.xml)$/) ? 'openDocument' : 'notSpreadsheet');
  }
  if (!has(/^xl\//i)) throw refuse('notSpreadsheet');
}

/** Refuses entries that share bytes, which unpack to far more than the size of the file. */
function refuseOverlaps(entries: ArchiveEntry[], length: number): void {
  const ordered = [...entries].sort((one, other) => one.offset - other.offset);
  for (const [index, { offset, packed }] of ordered.entries()) {
    const next = ordered[index + 1]?.offset ?? length;
    if (offset + packed > next) throw refuse('damaged');
  }
}

function readDirectory(bytes: Buffer): ArchiveEntry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let position = bytes.readUInt32LE(end + 16);
  if (count > PARTS_MAX) throw refuse('expands');
  const entries: ArchiveEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (position + ENTRY_BYTES > bytes.length) throw refuse('damaged');
    if (bytes.readUInt32LE(position) !== DIRECTORY_ENTRY) throw refuse('damaged');
    const nameLength = bytes.readUInt16LE(position + 28);
    const entry = {
      flags: bytes.readUInt16LE(position + 8),
      method: bytes.readUInt16LE(position + 10),
      checksum: bytes.readUInt32LE(position + 16),
      packed: bytes.readUInt32LE(position + 20),
      unpacked: bytes.readUInt32LE(position + 24),
      offset: bytes.readUInt32LE(position + 42),
      name: bytes.toString('utf8', position + ENTRY_BYTES, position + ENTRY_BYTES + nameLength),
    };
    if ([entry.packed, entry.unpacked, entry.offset].includes(ZIP64_MARK)) throw refuse('expands');
    entries.push(entry);
    position +=
      ENTRY_BYTES +
      nameLength +
      bytes.readUInt16LE(position + 30) +
      bytes.readUInt16LE(position + 32);
  }
  return entries;
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_BYTES - COMMENT_MAX_BYTES);
  for (let position = bytes.length - END_BYTES; position >= first; position -= 1) {
    if (bytes.readUInt32LE(position) === END_OF_DIRECTORY) return position;
  }
  throw refuse('damaged');
}
