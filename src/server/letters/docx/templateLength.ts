import { refuse } from '../refusals';
import { paragraphsOf } from './paragraphs';
import type { DocxPart } from './printedParts';

/** A program lays out this many in about a second; letters of a page have thirty. */
const PARAGRAPHS_MAX = 5_000;
const TEXT_MAX = 300_000;
/** The lines of one paragraph are laid out together, which takes minutes for a megabyte. */
const PARAGRAPH_MAX = 20_000;

/** Refuses what is too long to be laid out in a few seconds. */
export function checkLength(parts: readonly DocxPart[]): void {
  let paragraphs = 0;
  let characters = 0;
  for (const { content } of parts.filter(({ fills }) => fills === 'story')) {
    for (const { text, lines } of paragraphsOf(content)) {
      paragraphs += lines;
      characters += text.length;
      if (text.length > PARAGRAPH_MAX || paragraphs > PARAGRAPHS_MAX || characters > TEXT_MAX) {
        throw refuse('tooLong');
      }
    }
  }
}
