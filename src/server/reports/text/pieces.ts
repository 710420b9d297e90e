import LineBreaker from 'linebreak';
import { type Family, familyFor, REPLACEMENT } from './fonts';
import { graphemesOf } from './graphemes';
import { type Directed, isRightToLeft, levelsOf } from './visualOrder';

/** Text in one font and one direction. Lines break between pieces only. */
export interface Piece extends Directed {
  family: Family;
  isSpace: boolean;
  /** A line may end after this piece. */
  breakAfter: boolean;
}

const SPACE = /^[ \u2000-\u2006\u2008-\u200A\u205F\u3000]$/;
/** UAX #14 allows no break after these, so long file names and URLs would be cut at any letter. */
const ENDS_PART = /[_\\@&=](?=\p{L})/gu;

// Control characters, bidirectional marks and invisible break characters.
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this removes them
  /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFC]/g;

/** Composes characters, removes control characters and makes lone surrogates visible. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\u2028\u2029]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/\p{Surrogate}/gu, REPLACEMENT)
    .normalize('NFC');
}

/** Splits a paragraph of clean text into pieces in logical order. */
export function piecesOf(paragraph: string): Piece[] {
  const levels = levelsOf(paragraph);
  const breaks = breaksOf(paragraph);
  const pieces: Piece[] = [];
  let offset = 0;
  for (const grapheme of graphemesOf(paragraph)) {
    const last = pieces.at(-1);
    if (last) last.breakAfter = breaks.has(offset);
    const level = levels[offset] ?? 0;
    const isSpace = SPACE.test(grapheme);
    for (const { text, family } of coveredParts(grapheme)) {
      append(pieces, {
        text,
        family,
        level,
        isRightToLeft: isRightToLeft(grapheme),
        isSpace,
        breakAfter: false,
      });
    }
    offset += grapheme.length;
  }
  return pieces;
}

/** The offsets in the paragraph at which a line may begin. */
function breaksOf(paragraph: string): Set<number> {
  const breaks = new Set<number>();
  const breaker = new LineBreaker(paragraph);
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
    breaks.add(found.position);
  }
  for (const { index } of paragraph.matchAll(ENDS_PART)) breaks.add(index + 1);
  return breaks;
}

/** The grapheme, or its single characters when no font has all of them. */
function coveredParts(grapheme: string): { text: string; family: Family }[] {
  const family = familyFor(grapheme);
  if (family) return [{ text: grapheme, family }];
  return [...grapheme].map((character) => {
    const fallback = familyFor(character);
    return fallback ? { text: character, family: fallback } : { text: REPLACEMENT, family: 'sans' };
  });
}

function append(pieces: Piece[], piece: Piece) {
  const last = pieces.at(-1);
  const joins =
    last &&
    !last.breakAfter &&
    last.family === piece.family &&
    last.level === piece.level &&
    last.isRightToLeft === piece.isRightToLeft &&
    last.isSpace === piece.isSpace;
  if (joins) last.text += piece.text;
  else pieces.push(piece);
}
