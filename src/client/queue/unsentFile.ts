import type { Unsent } from './unsentItem';

const inBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

const readable = async (value: unknown): Promise<unknown> =>
  value instanceof File
    ? { name: value.name, type: value.type, base64: await inBase64(value) }
    : value;

/** Everything that waits as a JSON file, its photos and attachments in Base64: for the worst case. */
export async function unsentFile(items: readonly Unsent[]): Promise<Blob> {
  const entries = await Promise.all(
    items.map(async (item) => {
      const fields = Object.entries(item.payload).map(async ([name, value]) => [
        name,
        await readable(value),
      ]);
      return { ...item, payload: Object.fromEntries(await Promise.all(fields)) };
    }),
  );
  return new Blob([JSON.stringify(entries, null, 2)], { type: 'application/json' });
}
