import { changedPayload } from './changedPayload';
import type { Unsent } from './unsentItem';

const inBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Everything that waits as a JSON file, its photos and attachments in Base64: for the worst case. */
export async function unsentFile(items: readonly Unsent[]): Promise<Blob> {
  const entries = await Promise.all(
    items.map((item) => changedPayload(item, async (file) => ({ base64: await inBase64(file) }))),
  );
  return new Blob([JSON.stringify(entries, null, 2)], { type: 'application/json' });
}
