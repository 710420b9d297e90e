import { createHash } from 'node:crypto';
import { fieldErrors } from '@/server/http/errors';
import { isPdf } from '@/server/http/isPdf';
import { baseNameOf } from '@/server/resources/attendance-requests/requestFile';
import { NOT_A_PDF } from '@/shared/validation/finalReportRules';
import type { ImageFile } from '@/shared/validation/imageFile';

const END = Buffer.from('%%EOF');
/** Programs write a few bytes after the end. */
const END_WITHIN = 1024;
const ENCRYPTION = Buffer.from('/Encrypt');
/** A reference or a dictionary, as in a trailer. */
const ENCRYPTION_VALUE = /^[\s\0]*(?:\d+[\s\0]+\d+[\s\0]+R\b|<<)/;
const VALUE_BYTES = 64;

export const INCOMPLETE = 'PDF tidak lengkap. Simpan ulang, lalu pilih lagi.';
export const ENCRYPTED = 'PDF dikunci dengan kata sandi. Simpan ulang tanpa kata sandi.';

export interface ReportFile {
  name: string;
  bytes: number;
  sha256: string;
  content: Buffer;
}

/** The file to store, which stays as it was sent; anything but a complete, open PDF is a 422. */
export function reportFileOf(file: ImageFile): ReportFile {
  const refused = (message: string) => fieldErrors({ file: [message] });
  if (!('content' in file) || !Buffer.isBuffer(file.content)) throw refused(NOT_A_PDF);
  const { content } = file;
  if (!isPdf(content)) throw refused(NOT_A_PDF);
  if (!content.subarray(-END_WITHIN).includes(END)) throw refused(INCOMPLETE);
  if (isEncrypted(content)) throw refused(ENCRYPTED);
  return {
    name: `${baseNameOf(file, 'laporan-akhir')}.pdf`,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    content,
  };
}

function isEncrypted(content: Buffer): boolean {
  for (let at = content.indexOf(ENCRYPTION); at !== -1; at = content.indexOf(ENCRYPTION, at + 1)) {
    const value = at + ENCRYPTION.length;
    if (ENCRYPTION_VALUE.test(content.toString('latin1', value, value + VALUE_BYTES))) return true;
  }
  return false;
}
