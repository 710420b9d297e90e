import type { UploadedFile } from '@/server/http/bodies';
import { fieldErrors } from '@/server/http/errors';
import { imageTypeOf } from '@/server/http/imageTypeOf';
import { isPdf, refuseBrokenPdf } from '@/server/http/pdfFile';
import { reencodeImage, uploadedContent } from '@/server/http/reencodeImage';
import { oneLine } from '@/shared/hiddenCharacters';
import { NOT_AN_ATTACHMENT } from '@/shared/resources/attendance-requests/attendanceRequestRules';
import type { ImageFile } from '@/shared/validation/imageFile';

/** Large enough to read a photographed letter. */
const PICTURE = { maxWidth: 2000, maxHeight: 2000, format: 'jpeg' } as const;
const NAME_CHARACTERS = 100;

export interface RequestFile {
  name: string;
  kind: 'pdf' | 'jpeg';
  content: Buffer;
}

/** The file to store: a PDF as it is, a picture as JPEG without the metadata of the camera. The content decides. */
export async function processRequestFile(file: ImageFile): Promise<RequestFile> {
  const { content, size } = uploadedContent(file, 'file');
  const base = baseNameOf(file);
  if (isPdf(content)) {
    await refuseBrokenPdf(content, 'file');
    return { name: `${base}.pdf`, kind: 'pdf', content };
  }
  if (imageTypeOf(content) === null) throw fieldErrors({ file: [NOT_AN_ATTACHMENT] });
  const picture = await reencodeImage({ content, size }, PICTURE, 'file');
  return { name: `${base}.jpg`, kind: 'jpeg', content: picture };
}

/** The name without folders and its ending, in characters that every system accepts. */
export function baseNameOf(
  file: ImageFile & Partial<Pick<UploadedFile, 'filename'>>,
  otherwise = 'lampiran',
): string {
  const name = oneLine(file.filename ?? '')
    .replace(/^.*[\\/]/, '')
    .replace(/\.\w{1,5}$/, '');
  const safe = name.replace(/[^\p{L}\p{N} ._()-]/gu, '_').trim();
  return [...safe].slice(0, NAME_CHARACTERS).join('') || otherwise;
}
