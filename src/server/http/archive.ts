import { crc32, createInflateRaw } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const COMMENT_MAX_BYTES = 65_535;
/** The mark for a number that does not fit, as in archives of more than 4 GB. */
const ZIP64_MARK = 0xffffffff;
const ENCRYPTED = 0x1;
const STORED = 0;
const DEFLATED = 8;
const LOCAL_ENTRY = 0x04034b50;
const LOCAL_BYTES = 30;
const CHUNK_BYTES = 64 * 1024;

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

export type ArchiveFault = 'damaged' | 'encrypted' | 'expands';

/** The limits of an archive of somebody else, and the errors in which it is refused. */
export interface ArchiveRules {
  partsMax: number;
  unpackedMax: number;
  partMax: (name: string) => number;
  refuse: (fault: ArchiveFault) => Error;
}

type Refuse = ArchiveRules['refuse'];

/** The entries of an archive; `checkEntries` decides about them. */
export function readEntries(bytes: Buffer, { partsMax, refuse }: ArchiveRules): ArchiveEntry[] {
  return readDirectory(bytes, partsMax, refuse);
}

/**
 * The entries by their names. Before unpacking, refuses parts that declare to be too large, that have the same
 * name or that share bytes.
 */
export function checkEntries(
  bytes: Buffer,
  entries: ArchiveEntry[],
  { unpackedMax, partMax, refuse }: ArchiveRules,
): ReadonlyMap<string, ArchiveEntry> {
  let total = 0;
  for (const { name, flags, method, packed, unpacked } of entries) {
    if ((flags & ENCRYPTED) !== 0) throw refuse('encrypted');
    if (method !== STORED && method !== DEFLATED) throw refuse('damaged');
    if (method === STORED && packed !== unpacked) throw refuse('damaged');
    total += unpacked;
    if (unpacked > partMax(name) || total > unpackedMax) throw refuse('expands');
  }
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  if (byName.size < entries.length) throw refuse('damaged');
  refuseOverlaps(entries, bytes.length, refuse);
  return byName;
}

/** Refuses entries that share bytes, which unpack to far more than the size of the file. */
function refuseOverlaps(entries: ArchiveEntry[], length: number, refuse: Refuse): void {
  const ordered = [...entries].sort((one, other) => one.offset - other.offset);
  for (const [index, { offset, packed }] of ordered.entries()) {
    const next = ordered[index + 1]?.offset ?? length;
    if (offset + packed > next) throw refuse('damaged');
  }
}

function readDirectory(bytes: Buffer, partsMax: number, refuse: Refuse): ArchiveEntry[] {
  const end = findEnd(bytes, refuse);
  const count = bytes.readUInt16LE(end + 10);
  let position = bytes.readUInt32LE(end + 16);
  if (count > partsMax) throw refuse('expands');
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

function findEnd(bytes: Buffer, refuse: Refuse): number {
  const first = Math.max(0, bytes.length - END_BYTES - COMMENT_MAX_BYTES);
  for (let position = bytes.length - END_BYTES; position >= first; position -= 1) {
    if (bytes.readUInt32LE(position) === END_OF_DIRECTORY) return position;
  }
  throw refuse('damaged');
}

/** The content of a part of an archive, in pieces, and never more of it than its directory declares. */
export async function* unpack(
  bytes: Buffer,
  entry: ArchiveEntry,
  refuse: Refuse,
): AsyncGenerator<Buffer> {
  let size = 0;
  let checksum = 0;
  for await (const chunk of contentOf(bytes, entry, refuse)) {
    size += chunk.length;
    if (size > entry.unpacked) throw refuse('damaged');
    checksum = crc32(chunk, checksum);
    yield chunk;
  }
  if (size < entry.unpacked) throw refuse('damaged');
  // Some programs do not compute it.
  if (entry.checksum !== 0 && checksum !== entry.checksum) throw refuse('damaged');
}

function contentOf(
  bytes: Buffer,
  { offset, packed, method }: ArchiveEntry,
  refuse: Refuse,
): AsyncIterable<Buffer> {
  if (offset + LOCAL_BYTES > bytes.length) throw refuse('damaged');
  if (bytes.readUInt32LE(offset) !== LOCAL_ENTRY) throw refuse('damaged');
  const start =
    offset + LOCAL_BYTES + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const content = bytes.subarray(start, start + packed);
  if (content.length < packed) throw refuse('damaged');
  if (method === STORED) return inPieces(content);
  const inflate = createInflateRaw({ chunkSize: CHUNK_BYTES });
  inflate.end(content);
  return inflate;
}

async function* inPieces(content: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < content.length; start += CHUNK_BYTES) {
    yield content.subarray(start, start + CHUNK_BYTES);
  }
}
