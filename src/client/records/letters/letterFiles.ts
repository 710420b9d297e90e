import type { GetLetterFileArg, Letter } from '@/client/api/api';

export type LetterFormat = NonNullable<GetLetterFileArg['format']>;

/** Word documents, archives, PDFs and pictures. */
const headers = { accept: '*/*' };

/** Slashes of a number would be folders. */
export const letterFileName = (
  { number }: Pick<Letter, 'number'>,
  format: LetterFormat = 'docx',
): string => `${number.replace(/[^\p{L}\p{N} ._()-]/gu, '-')}.${format}`;

/** A PDF needs LibreOffice on the server, which says so without it. */
export const letterFileRequest = (id: number, format: LetterFormat = 'docx') => ({
  url: `/letters/${id}/file`,
  params: { format },
  headers,
});

export const letterScanRequest = (id: number) => ({ url: `/letters/${id}/scan`, headers });

/** All these letters in one archive. */
export const letterArchiveRequest = (ids: readonly number[], format: LetterFormat = 'docx') => ({
  url: '/letters/files',
  params: { ids: ids.join(','), format },
  headers,
});
