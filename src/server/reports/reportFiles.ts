import type { Reply } from '@/server/contract/operations';
import { XLSX_TYPE } from '@/server/http/sheetCells';

export function sendPdf(pdf: Buffer, fileName: string, reply: Reply): Buffer {
  reply.type('application/pdf');
  reply.header('content-disposition', `inline; filename="${fileName}"`);
  return pdf;
}

export function sendWorkbook(workbook: Uint8Array, name: string, reply: Reply): Buffer {
  reply.type(XLSX_TYPE);
  reply.header('content-disposition', `attachment; filename="${safeFileName(name)}.xlsx"`);
  return Buffer.from(workbook.buffer, workbook.byteOffset, workbook.byteLength);
}

/** Quotes, line feeds and non-ASCII letters are not allowed in the header. */
export function safeFileName(name: string): string {
  return name.replace(/[^A-Za-z0-9._-]+/g, '-');
}
