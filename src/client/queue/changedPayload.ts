import type { Unsent } from './unsentItem';

/** The item with the content of its files in another form, beside their names and types. */
export async function changedPayload(item: Unsent, contentOf: (file: File) => Promise<object>) {
  const entries = Object.entries(item.payload).map(async ([name, value]) => [
    name,
    value instanceof File
      ? { name: value.name, type: value.type, ...(await contentOf(value)) }
      : value,
  ]);
  return { ...item, payload: Object.fromEntries(await Promise.all(entries)) };
}
