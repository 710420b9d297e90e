import { inflateSync } from 'node:zlib';

const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;
const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;

/**
 * Unpacks a WOFF file into a TrueType font. fontkit reads WOFF too, but inflates a whole table
 * again for every embedded glyph: a line of text took 15 seconds.
 */
export function woffToTrueType(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES;
    const offset = woff.readUInt32BE(at + 4);
    const packedLength = woff.readUInt32BE(at + 8);
    const length = woff.readUInt32BE(at + 12);
    const stored = woff.subarray(offset, offset + packedLength);
    return {
      tag: woff.toString('latin1', at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packedLength < length ? inflateSync(stored) : stored,
    };
  });

  const power = 2 ** Math.floor(Math.log2(count));
  const directory = Buffer.alloc(HEADER_BYTES + count * ENTRY_BYTES);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(power * ENTRY_BYTES, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((count - power) * ENTRY_BYTES, 10);

  const parts: Buffer[] = [directory];
  let offset = directory.length;
  tables.forEach(({ tag, checksum, data }, index) => {
    const at = HEADER_BYTES + index * ENTRY_BYTES;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(data.length, at + 12);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    offset += data.length + padding.length;
  });
  return Buffer.concat(parts);
}
