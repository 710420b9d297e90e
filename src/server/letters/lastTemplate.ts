import { createHash } from 'node:crypto';
import { type CheckedTemplate, checkTemplate } from './docx/checkTemplate';
import type { DocxParts } from './docx/docxParts';
import { withoutTemplateLink } from './docx/dropParts';
import { openDocx } from './docx/openDocx';

interface ReadTemplate extends CheckedTemplate {
  /** The document without the link to the template that it was made from; null if it has none. */
  unlinked: DocxParts | null;
}

/** Larger templates are checked again, so that the thread has its memory for letters. */
const KEPT_MAX_BYTES = 4 * 1024 * 1024;

let last: { key: string; template: ReadTemplate } | undefined;

/** A template that was checked as a whole; letters of one template are often made one after the other. */
export async function readTemplate(file: Buffer, known: readonly string[]): Promise<ReadTemplate> {
  const key = createHash('sha256').update(file).update(known.join()).digest('hex');
  if (last?.key === key) return last.template;
  last = undefined;
  const document = await openDocx(file);
  const unlinked = withoutTemplateLink(document);
  const template = {
    ...checkTemplate(unlinked, known),
    unlinked: unlinked === document ? null : unlinked,
  };
  if (bytesOf(document) <= KEPT_MAX_BYTES) last = { key, template };
  return template;
}

const bytesOf = (parts: DocxParts): number =>
  [...parts.values()].reduce((sum, { length }) => sum + length, 0);
