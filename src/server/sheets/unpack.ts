import { type ArchiveEntry, unpack as unpackEntry } from '@/server/http/archive';
import { refuse } from './refusals';

/** The content of a part of a workbook, in pieces, and never more of it than its directory declares. */
export const unpack = (bytes: Buffer, entry: ArchiveEntry): AsyncGenerator<Buffer> =>
  unpackEntry(bytes, entry, refuse);
