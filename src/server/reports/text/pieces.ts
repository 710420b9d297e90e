import { type Family, familyFor, REPLACEMENT } from './fonts';

/** L and R: strong left-to-right and right-to-left; number: keeps its order anywhere; else neutral. */
export type Direction = 'L' | 'R' | 'number' | 'neutral';

/** A stretch of text in one font and one direction; a line is broken between pieces only. */
export interface Piece {
  text: string;
  family: Family;
  direction: Direction;
  isSpace: boolean;
  /** A line may end after this piece. */
  breakAfter: boolean;
}

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const NUMBER = /^\p{Nd}/u;
const LETTER = /[\p{L}\p{M}\p{Extended_Pictographic}]/u;
const SPACE = /^[ \u2000-\u2006\u2008-\u200A\u205F\u3000]$/;
/** Scripts and pictures that are set without spaces: a line may end beside each of them. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Extended_Pictographic}]/u;
const NEVER_FIRST = /^[、。，．！？；：）」』】〉》〕・ー…%!?,.:;)\]}'"”’]/u;
const NEVER_LAST = /[（「『【〈《〔([{“‘]$/u;
const ENDS_PART = /[-/_–—\\@&=?]$/u;

// Controls, marks that would reverse what follows, and invisible signs of the line breaker.
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFC]/g;

const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' });

/** Text as it is set: composed, without controls, and with a visible sign for broken surrogates. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\u2028\u2029]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/\p{Surrogate}/gu, REPLACEMENT)
    .normalize('NFC');
}

export function clustersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Cuts a paragraph of clean text into pieces. */
export function piecesOf(paragraph: string): Piece[] {
  const pieces: Piece[] = [];
  for (const cluster of clustersOf(paragraph)) {
    for (const { text, family } of coveredParts(cluster)) append(pieces, text, family);
  }
  return pieces;
}

/** Mostly the cluster itself; its characters one by one when no font has all of them. */
function coveredParts(cluster: string): { text: string; family: Family }[] {
  const family = familyFor(cluster);
  if (family) return [{ text: cluster, family }];
  return [...cluster].map((character) => {
    const own = familyFor(character);
    return own ? { text: character, family: own } : { text: REPLACEMENT, family: 'sans' };
  });
}

function append(pieces: Piece[], text: string, family: Family) {
  const isSpace = SPACE.test(text);
  const last = pieces.at(-1);
  const unspaced = UNSPACED.test(text);
  if (last) {
    last.breakAfter =
      isSpace || last.isSpace
        ? last.isSpace && !isSpace
        : canBreak(last.text, text, unspaced || UNSPACED.test(last.text));
  }
  const direction = isSpace ? 'neutral' : directionOf(text);
  const joins =
    last &&
    !last.breakAfter &&
    last.isSpace === isSpace &&
    last.family === family &&
    last.direction === direction;
  if (joins) last.text += text;
  else pieces.push({ text, family, direction, isSpace, breakAfter: false });
}

function canBreak(before: string, after: string, unspaced: boolean): boolean {
  if (NEVER_FIRST.test(after) || NEVER_LAST.test(before)) return false;
  return unspaced || (ENDS_PART.test(before) && LETTER.test(after)) || /\d[–—]$/.test(before);
}

function directionOf(text: string): Direction {
  if (NUMBER.test(text)) return 'number';
  if (!LETTER.test(text)) return 'neutral';
  return RIGHT_TO_LEFT.test(text) ? 'R' : 'L';
}
