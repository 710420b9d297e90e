import { changedPayload } from './changedPayload';
import type { Unsent } from './unsentItem';

/** A file as its bytes: WebKit keeps no files in the database of a private window. */
interface StoredFile {
  bytes: ArrayBuffer;
  name: string;
  type: string;
}

/** An item in the database. */
export type StoredUnsent = Omit<Unsent, 'payload'> & { payload: object };

const isStoredFile = (value: unknown): value is StoredFile =>
  typeof value === 'object' && value !== null && 'bytes' in value;

const fromStored = (value: unknown): unknown =>
  isStoredFile(value) ? new File([value.bytes], value.name, { type: value.type }) : value;

/** Rejects if a file of the item cannot be read any more. */
export const withBytes = (item: Unsent): Promise<StoredUnsent> =>
  changedPayload(item, async (file) => ({ bytes: await file.arrayBuffer() }));

export const withFiles = (stored: StoredUnsent): Unsent =>
  ({
    ...stored,
    payload: Object.fromEntries(
      Object.entries(stored.payload).map(([name, value]) => [name, fromStored(value)]),
    ),
  }) as Unsent;
