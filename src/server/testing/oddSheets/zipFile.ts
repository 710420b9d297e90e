import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a ZIP file; declared values replace the true ones in both headers. */
export interface ZipEntry {
  name: string;
  data: string | Buffer;
  /** The compressed bytes, if they differ from those of `data`. */
  packed?: Buffer;
  isStored?: boolean;
  flags?: number;
  crc?: number;
  /** The declared sizes. */
  size?: number;
  packedSize?: number;
  /** Only the central directory has the entry; its content is that of the first one. */
  isOverlapping?: boolean;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const DEFLATED = 8;
/** 1 January 1980, the first day of the format. */
const DATE = 0x21;

const CENTRAL_SIZE = 46;
const END_SIZE = 22;
const MAX_COUNT = 0xffff;

/** The fields that both headers have, from the version on. */
const common = (entry: ZipEntry, data: Buffer, packed: Buffer) => {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(VERSION, 0);
  header.writeUInt16LE(entry.flags ?? 0, 2);
  header.writeUInt16LE(entry.isStored ? 0 : DEFLATED, 4);
  header.writeUInt16LE(0, 6);
  header.writeUInt16LE(DATE, 8);
  header.writeUInt32LE(entry.crc ?? crc32(data), 10);
  header.writeUInt32LE(entry.packedSize ?? packed.length, 14);
  header.writeUInt32LE(entry.size ?? data.length, 18);
  header.writeUInt16LE(Buffer.byteLength(entry.name), 22);
  return header;
};

const signed = (signature: number, ...parts: Buffer[]) => {
  const start = Buffer.alloc(4);
  start.writeUInt32LE(signature);
  return Buffer.concat([start, ...parts]);
};

/** A ZIP file of these entries, also one that no program would write. */
export const zipFile = (entries: readonly ZipEntry[]): Buffer => {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  let firstOffset = 0;
  for (const entry of entries) {
    const data = Buffer.from(entry.data as string);
    const packed = entry.packed ?? (entry.isStored ? data : deflateRawSync(data));
    const name = Buffer.from(entry.name);
    const fields = common(entry, data, packed);
    const central = Buffer.alloc(CENTRAL_SIZE - 4 - fields.length - 2);
    central.writeUInt32LE(entry.isOverlapping ? firstOffset : offset, central.length - 4);
    const version = Buffer.from([VERSION, 0]);
    directory.push(signed(CENTRAL, version, fields, central, name));
    if (entry.isOverlapping) continue;
    const local = signed(LOCAL, fields, name, packed);
    if (files.length === 0) firstOffset = offset;
    files.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(END_SIZE);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(Math.min(entries.length, MAX_COUNT), 8);
  end.writeUInt16LE(Math.min(entries.length, MAX_COUNT), 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, listed, end]);
};
