import type { GetLetterFileArg, Letter, ListLetterFilesArg } from '@/client/api/api';
import { LETTER_PDFS_MAX, LETTERS_MAX } from '@/shared/resources/letters/constants';

type LetterFormat = NonNullable<GetLetterFileArg['format']>;
export type LettersFormat = NonNullable<ListLetterFilesArg['format']>;

/** The letters of one download. */
export const LETTERS_AT_ONCE: Readonly<Record<LettersFormat, number>> = {
  docx: LETTERS_MAX,
  pdf: LETTER_PDFS_MAX,
  print: LETTER_PDFS_MAX,
};

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

/** All these letters in one archive, or as one PDF to print. */
export const lettersFileRequest = (ids: readonly number[], format: LettersFormat = 'docx') => ({
  url: '/letters/files',
  params: { ids: ids.join(','), format },
  headers,
});

export const lettersFileName = (format: LettersFormat): string =>
  format === 'print' ? 'surat.pdf' : 'surat.zip';
