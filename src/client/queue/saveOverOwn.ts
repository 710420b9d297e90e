import { codeOf } from '@/client/api/serverErrors';
import { STALE_VERSION } from '@/shared/constants/errorCodes';

interface Saving<Saved> {
  /** The version on which the text is based. */
  version: number;
  /** The texts of this device that may have been stored since: their answers were lost. */
  earlier: readonly string[];
  save: (basedOn: number) => Promise<Saved>;
  /** Resolves to what is stored now. */
  read: () => Promise<{ text: string; version: number } | null | undefined>;
}

/** Saves a text, also over an earlier one of this device. Rejects with `stale_version` if somebody else has stored another. */
export async function saveOverOwn<Saved>({ version, earlier, save, read }: Saving<Saved>) {
  try {
    return await save(version);
  } catch (error) {
    if (codeOf(error) !== STALE_VERSION || earlier.length === 0) throw error;
    const stored = await read();
    if (!stored || !earlier.includes(stored.text)) throw error;
    return save(stored.version);
  }
}
