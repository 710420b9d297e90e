import { createHash } from 'node:crypto';
import { readdir, realpath, stat } from 'node:fs/promises';

/** Where packages and administrators of Linux install fonts. */
const FONTS = ['/usr/share/fonts', '/usr/local/share/fonts'];

/** The digest of all that a PDF depends on beside its document: the installed LibreOffice and the fonts. */
export async function rendererDigest(program: string): Promise<string> {
  const path = await realpath(program);
  const { mtimeMs, size } = await stat(path);
  const fonts = await Promise.all(
    FONTS.map((folder) => readdir(folder, { recursive: true }).catch((): string[] => [])),
  );
  const facts = [path, mtimeMs, size, ...fonts.flatMap((names) => names.sort())];
  return createHash('sha256').update(facts.join('\n')).digest('hex');
}
