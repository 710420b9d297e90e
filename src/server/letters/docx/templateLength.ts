import { STUDENT_LOOP } from '@/shared/letters/letterFields';
import { refuse, type TEMPLATE_REFUSALS } from '../refusals';
import { paragraphsOf } from './paragraphs';
import type { DocxPart } from './printedParts';

/** The contents that take time: a program lays out five thousand paragraphs a second. */
export interface Length {
  paragraphs: number;
  characters: number;
  /** The letters of the longest paragraph, whose lines are laid out together: a megabyte takes minutes. */
  longest: number;
  /** Characters that the fonts of a server may lack or write from the right; each takes as long as thirty letters. */
  unusual: number;
  loops: number;
}

/** Letters of a page have thirty paragraphs and three thousand letters, and two loops. */
const LIMITS: Readonly<
  Record<keyof Length, { max: number; refusal: keyof typeof TEMPLATE_REFUSALS }>
> = {
  loops: { max: 100, refusal: 'loops' },
  paragraphs: { max: 5_000, refusal: 'tooLong' },
  characters: { max: 300_000, refusal: 'tooLong' },
  longest: { max: 5_000, refusal: 'tooLong' },
  unusual: { max: 10_000, refusal: 'unusual' },
};
const KEYS = Object.keys(LIMITS) as (keyof Length)[];

/** Whatever is neither a letter of this alphabet nor on a keyboard, nor a dash, quote or dots of Word. */
const UNUSUAL = /[^\x20-\x7e\p{Script=Latin}\u00a0-\u00ac\u00ae-\u00ff\u2010-\u2026]/gu;
const LOOP = new RegExp(`\\{#${STUDENT_LOOP}\\}`, 'g');

export function lengthOf(parts: readonly DocxPart[]): Length {
  const length: Length = { paragraphs: 0, characters: 0, longest: 0, unusual: 0, loops: 0 };
  for (const { content } of parts.filter(({ fills }) => fills === 'story')) {
    for (const { text, lines } of paragraphsOf(content)) {
      length.paragraphs += lines;
      length.characters += text.length;
      length.longest = Math.max(length.longest, text.length);
      length.unusual += countOf(UNUSUAL, text);
      length.loops += countOf(LOOP, text);
    }
  }
  return length;
}

function countOf(pattern: RegExp, text: string): number {
  let count = 0;
  for (const _match of text.matchAll(pattern)) count += 1;
  return count;
}

/** The length with so many students, from those with one and with two. */
export function lengthFor(students: number, one: Length, two: Length): Length {
  const grown = { ...one };
  for (const key of KEYS) grown[key] += (students - 1) * (two[key] - one[key]);
  return grown;
}

/** Refuses what cannot be filled and laid out in a few seconds. */
export function requireShort(length: Length): void {
  for (const key of KEYS) if (length[key] > LIMITS[key].max) throw refuse(LIMITS[key].refusal);
}
