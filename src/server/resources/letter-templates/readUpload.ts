import type { UploadedFile } from '@/server/http/bodies';
import { fieldErrors } from '@/server/http/errors';
import type { Letters } from '@/server/letters/createLetters';
import { RefusedTemplate, sentenceOf, TEMPLATE_REFUSALS } from '@/server/letters/refusals';
import { oneLine } from '@/shared/hiddenCharacters';
import { type LetterKind, TEMPLATE_MAX_BYTES } from '@/shared/resources/letters/constants';
import type { UploadedTemplate } from './letterTemplateQueries';

const NAME_CHARACTERS = 200;

/** The document of an upload. Everything that is wrong with it is a message on `file`. */
export async function readUpload(
  letters: Pick<Letters, 'readTemplate'>,
  kind: LetterKind,
  { file }: { file: object },
  signal: AbortSignal,
): Promise<UploadedTemplate> {
  if (!('content' in file)) throw fieldErrors({ file: [TEMPLATE_REFUSALS.notDocx] });
  const { content, filename } = file as UploadedFile;
  if (content.length === 0) throw fieldErrors({ file: [TEMPLATE_REFUSALS.empty] });
  if (content.length > TEMPLATE_MAX_BYTES)
    throw fieldErrors({ file: [TEMPLATE_REFUSALS.tooLarge] });
  try {
    return { file_name: nameOf(filename), ...(await letters.readTemplate(content, kind, signal)) };
  } catch (error) {
    if (!(error instanceof RefusedTemplate)) throw error;
    throw fieldErrors({ file: [error.message, ...error.problems.map(sentenceOf)] });
  }
}

/** The name without folders, in characters that every system accepts, with the ending of what it is. */
function nameOf(filename = ''): string {
  const name = oneLine(filename)
    .replace(/^.*[\\/]/, '')
    .replace(/\.docx$/i, '')
    .replace(/[^\p{L}\p{N} ._()-]/gu, '_')
    .trim();
  return `${[...name].slice(0, NAME_CHARACTERS).join('') || 'template'}.docx`;
}
