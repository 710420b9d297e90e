import type { Unsent } from './unsentItem';

/** A file as its bytes: WebKit keeps no files in the database of a private window. */
interface StoredFile {
  bytes: ArrayBuffer;
  name: string;
  type: string;
}

/** An item in the database. */
export type StoredUnsent = Omit<Unsent, 'payload'> & { payload: object };

const toStored = async (value: unknown): Promise<unknown> =>
  value instanceof File
    ? { bytes: await value.arrayBuffer(), name: value.name, type: value.type }
    : value;

const isStoredFile = (value: unknown): value is StoredFile =>
  typeof value === 'object' && value !== null && 'bytes' in value;

const fromStored = (value: unknown): unknown =>
  isStoredFile(value) ? new File([value.bytes], value.name, { type: value.type }) : value;

/** Rejects if a file of the item cannot be read any more. */
export async function withBytes(item: Unsent): Promise<StoredUnsent> {
  const values = Object.entries(item.payload).map(async ([name, value]) => [
    name,
    await toStored(value),
  ]);
  return { ...item, payload: Object.fromEntries(await Promise.all(values)) };
}

export const withFiles = (stored: StoredUnsent): Unsent =>
  ({
    ...stored,
    payload: Object.fromEntries(
      Object.entries(stored.payload).map(([name, value]) => [name, fromStored(value)]),
    ),
  }) as Unsent;
