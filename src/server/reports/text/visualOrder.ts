import bidiFactory from 'bidi-js';
import { graphemesOf } from './graphemes';

const bidi = bidiFactory();

export interface Directed {
  text: string;
  /** Embedding level (UAX #9): odd levels run from right to left. */
  level: number;
  /** Whether fontkit lays it out from right to left, which depends on the script only. */
  isRightToLeft: boolean;
}

/** The embedding level of each character of a paragraph. */
export function levelsOf(paragraph: string): Uint8Array {
  return bidi.getEmbeddingLevels(paragraph).levels;
}

/** The paragraph level, set by the first strong character. */
export function baseLevelOf(paragraph: string): number {
  return bidi.getEmbeddingLevels(paragraph).paragraphs[0]?.level ?? 0;
}

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

export const isRightToLeft = (grapheme: string) => RIGHT_TO_LEFT.test(grapheme);

/** Reorders the pieces of a line from logical to visual order, left to right. */
export function visualOrder<P extends Directed>(line: P[], baseLevel: number): P[] {
  // A piece has a single level and stays together, so one character represents it.
  const text = line.map((piece) => piece.text.charAt(0)).join('');
  const levels = Uint8Array.from(line, ({ level }) => level);
  const paragraphs = [{ start: 0, end: line.length - 1, level: baseLevel }];
  return bidi
    .getReorderedIndices(text, { levels, paragraphs })
    .flatMap((index) => line[index] ?? [])
    .map((piece) => {
      const { level, isRightToLeft } = piece;
      const isOdd = level % 2 === 1;
      return isOdd === isRightToLeft ? piece : { ...piece, text: reversed(piece.text, isOdd) };
    });
}

function reversed(text: string, isMirrored: boolean): string {
  return graphemesOf(text)
    .reverse()
    .map((grapheme) => (isMirrored && bidi.getMirroredCharacter(grapheme)) || grapheme)
    .join('');
}
