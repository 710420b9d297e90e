import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

/**
 * LibreOffice listens on a socket in /tmp, whatever `TMPDIR` says, and leaves it behind when it is ended. Its name has
 * the digest of the profile's address, without the leading zeros of bytes (`CreateMD5FromString` in LibreOffice).
 */
export function officeSocketOf(profile: string): string {
  const address = Buffer.from(pathToFileURL(profile).href, 'utf16le');
  const digest = [...createHash('md5').update(address).digest()].map((byte) => byte.toString(16));
  return `/tmp/OSL_PIPE_${process.getuid?.() ?? 0}_SingleOfficeIPC_${digest.join('')}`;
}

/** Deletes the socket of a LibreOffice that has ended. */
export const removeOfficeSocket = (profile: string): Promise<void> =>
  rm(officeSocketOf(profile), { force: true });
