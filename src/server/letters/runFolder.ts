import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const PREFIX = 'simagang-letters-';
/** Longer than any run and any download of its PDFs. */
const LEFT_AFTER_MS = 24 * 60 * 60_000;

/** Makes a folder for the documents of a run, and deletes those that a killed server has left behind. */
export async function makeRunFolder(temporary: string): Promise<string> {
  for (const name of await readdir(temporary)) {
    if (name.startsWith(PREFIX)) await deleteIfLeft(join(temporary, name));
  }
  return mkdtemp(join(temporary, PREFIX));
}

async function deleteIfLeft(folder: string): Promise<void> {
  try {
    const { mtimeMs } = await stat(folder);
    if (mtimeMs < Date.now() - LEFT_AFTER_MS) await rm(folder, { recursive: true });
  } catch {
    // Another process deletes it, or it belongs to somebody else.
  }
}
