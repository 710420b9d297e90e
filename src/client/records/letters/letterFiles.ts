import type { Letter } from '@/client/api/api';

/** Word documents, archives, PDFs and pictures. */
const headers = { accept: '*/*' };

/** Slashes of a number would be folders. */
export const letterFileName = ({ number }: Pick<Letter, 'number'>): string =>
  `${number.replace(/[^\p{L}\p{N} ._()-]/gu, '-')}.docx`;

export const letterFileRequest = (id: number) => ({ url: `/letters/${id}/file`, headers });

export const letterScanRequest = (id: number) => ({ url: `/letters/${id}/scan`, headers });

/** All these letters in one archive. */
export const letterArchiveRequest = (ids: readonly number[]) => ({
  url: '/letters/files',
  params: { ids: ids.join(',') },
  headers,
});
