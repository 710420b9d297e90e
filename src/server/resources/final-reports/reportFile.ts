import { createHash } from 'node:crypto';
import { fieldErrors } from '@/server/http/errors';
import { isPdf, refuseBrokenPdf } from '@/server/http/pdfFile';
import { baseNameOf } from '@/server/resources/attendance-requests/requestFile';
import { NOT_A_PDF } from '@/shared/resources/final-reports/finalReportRules';
import type { ImageFile } from '@/shared/validation/imageFile';

export interface ReportFile {
  name: string;
  bytes: number;
  sha256: string;
  content: Buffer;
}

/** The file to store, which stays as it was sent; anything but a complete, open PDF is a 422. */
export async function reportFileOf(file: ImageFile): Promise<ReportFile> {
  const refused = (message: string) => fieldErrors({ file: [message] });
  if (!('content' in file) || !Buffer.isBuffer(file.content)) throw refused(NOT_A_PDF);
  const { content } = file;
  if (!isPdf(content)) throw refused(NOT_A_PDF);
  await refuseBrokenPdf(content, 'file');
  return {
    name: `${baseNameOf(file, 'laporan-akhir')}.pdf`,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    content,
  };
}
