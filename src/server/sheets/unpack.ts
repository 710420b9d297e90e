import { crc32, createInflateRaw } from 'node:zlib';
import { type ArchiveEntry, STORED } from './checkArchive';
import { refuse } from './refusals';

const LOCAL_ENTRY = 0x04034b50;
const LOCAL_BYTES = 30;
const CHUNK_BYTES = 64 * 1024;

/** The content of a part of an archive, in pieces, and never more of it than its directory declares. */
export async function* unpack(bytes: Buffer, entry: ArchiveEntry): AsyncGenerator<Buffer> {
  let size = 0;
  let checksum = 0;
  for await (const chunk of contentOf(bytes, entry)) {
    size += chunk.length;
    if (size > entry.unpacked) throw refuse('damaged');
    checksum = crc32(chunk, checksum);
    yield chunk;
  }
  if (size < entry.unpacked) throw refuse('damaged');
  // Some programs do not compute it.
  if (entry.checksum !== 0 && checksum !== entry.checksum) throw refuse('damaged');
}

function contentOf(bytes: Buffer, { offset, packed, method }: ArchiveEntry): AsyncIterable<Buffer> {
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
