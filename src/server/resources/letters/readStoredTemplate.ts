import { conflict } from '@/server/http/errors';
import type { Letters } from '@/server/letters/createLetters';
import { RefusedTemplate, unusable } from '@/server/letters/refusals';
import type { LetterKind } from '@/shared/resources/letters/constants';

/** The fields of a template that was stored. Refuses one from before a check that it does not pass. */
export async function readStoredTemplate(
  letters: Pick<Letters, 'readTemplate'>,
  kind: LetterKind,
  file: Buffer,
  signal: AbortSignal,
): Promise<string[]> {
  try {
    return (await letters.readTemplate(file, kind, signal)).fields;
  } catch (error) {
    if (!(error instanceof RefusedTemplate)) throw error;
    throw conflict(unusable(error));
  }
}
