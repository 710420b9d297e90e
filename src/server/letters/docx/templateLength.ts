import { refuse } from '../refusals';
import { paragraphsOf } from './paragraphs';
import type { DocxPart } from './printedParts';

/** The elements that a program lays out, which takes a second for five thousand paragraphs. */
export interface Length {
  paragraphs: number;
  characters: number;
  /** The letters of the longest paragraph, whose lines are laid out together: a megabyte takes minutes. */
  longest: number;
}

/** Letters of a page have thirty paragraphs. */
const MAX: Length = { paragraphs: 5_000, characters: 300_000, longest: 20_000 };

export function lengthOf(parts: readonly DocxPart[]): Length {
  const length: Length = { paragraphs: 0, characters: 0, longest: 0 };
  for (const { content } of parts.filter(({ fills }) => fills === 'story')) {
    for (const { text, lines } of paragraphsOf(content)) {
      length.paragraphs += lines;
      length.characters += text.length;
      length.longest = Math.max(length.longest, text.length);
    }
  }
  return length;
}

/** The length with so many students, from those with one and with two. */
export function lengthFor(students: number, one: Length, two: Length): Length {
  const grown = (key: keyof Length) => one[key] + (students - 1) * (two[key] - one[key]);
  return {
    paragraphs: grown('paragraphs'),
    characters: grown('characters'),
    longest: grown('longest'),
  };
}

/** Refuses what is too long to be laid out in a few seconds. */
export function requireShort({ paragraphs, characters, longest }: Length): void {
  const isTooLong =
    paragraphs > MAX.paragraphs || characters > MAX.characters || longest > MAX.longest;
  if (isTooLong) throw refuse('tooLong');
}
