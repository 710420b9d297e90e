import type { LetterKind } from '@/shared/resources/letters/constants';
import shipped from './shippedTemplates.gen.json';

/** A template that SiMagang brings along, made by scripts/makeLetterTemplates.mjs. */
export function shippedTemplate(kind: LetterKind): { name: string; file: Buffer } {
  const { name, file } = shipped[kind];
  return { name, file: Buffer.from(file, 'base64') };
}
