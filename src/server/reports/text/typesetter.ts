import { type Face, type Family, fontOf } from './fonts';
import { graphemesOf } from './graphemes';
import { cleanText, type Piece, piecesOf } from './pieces';
import { baseLevelOf, visualOrder } from './visualOrder';

/** Sizes and widths are in points. */
export interface TextStyle {
  size: number;
  bold?: boolean;
  color: string;
}

/** Part of a line in one font, in visual order. */
interface Run {
  text: string;
  face: Face;
  width: number;
}

export interface Line {
  runs: Run[];
  width: number;
  style: TextStyle;
}

interface Measured extends Piece {
  width: number;
}

const LINE_HEIGHT = 1.36;
/** Distance from the top of a line to its baseline. */
const BASELINE = 1.04;

/** Left-to-right text that Noto Sans covers, which needs neither fallback fonts nor reordering. */
const PLAIN =
  /^[\x20-\x7E\u00A1-\u00AC\u00AE-\u02AF\u1E00-\u1EFF\u2013\u2014\u2018-\u201E\u2022\u2026]*$/;

/** Breaks text into lines and draws them. Each document needs its own, as it registers fonts. */
export function createTypesetter(doc: PDFKit.PDFDocument) {
  const registered = new Set<Face>();
  const widths = new Map<string, number>();
  const wrapped = new Map<string, Line[]>();

  function use(face: Face) {
    if (!registered.has(face)) {
      // pdfkit 0.20 accepts a parsed font, but its types allow only names and bytes.
      doc.registerFont(face, fontOf(face) as unknown as Uint8Array);
      registered.add(face);
    }
    doc.font(face);
  }

  const faceOf = (family: Family, { bold }: TextStyle): Face =>
    `${family}-${bold ? 'bold' : 'regular'}`;

  function widthOf(text: string, face: Face, size: number): number {
    const key = `${face} ${text}`;
    let unit = widths.get(key);
    if (unit === undefined) {
      use(face);
      unit = doc.fontSize(1).widthOfString(text);
      widths.set(key, unit);
    }
    return unit * size;
  }

  /** Wraps plain text by words; null when a word is wider than the line. pdfkit caches words with their space. */
  function wrapPlain(paragraph: string, style: TextStyle, maxWidth: number): Line[] | null {
    const face = faceOf('sans', style);
    const space = widthOf(' ', face, style.size);
    const lines: Line[] = [];
    let text = '';
    let width = 0;
    for (const word of paragraph.split(' ')) {
      const spaced = `${word} `;
      const wordWidth = widthOf(spaced, face, style.size);
      if (wordWidth - space > maxWidth) return null;
      if (text && width + wordWidth - space > maxWidth) {
        lines.push({ runs: [{ text, face, width }], width: width - space, style });
        text = '';
        width = 0;
      }
      text += spaced;
      width += wordWidth;
    }
    lines.push({ runs: [{ text, face, width }], width: width - space, style });
    return lines;
  }

  function measure(piece: Piece, style: TextStyle): Measured {
    return { ...piece, width: widthOf(piece.text, faceOf(piece.family, style), style.size) };
  }

  /** The pieces between two break opportunities; chunks wider than a line are cut at characters. */
  function chunksOf(paragraph: string, style: TextStyle, maxWidth: number): Measured[][] {
    const chunks: Measured[][] = [];
    let chunk: Measured[] = [];
    for (const piece of piecesOf(paragraph)) {
      chunk.push(measure(piece, style));
      if (piece.breakAfter) {
        chunks.push(chunk);
        chunk = [];
      }
    }
    if (chunk.length > 0) chunks.push(chunk);
    return chunks.flatMap((whole) =>
      widthOfInk(whole) <= maxWidth ? [whole] : cutAtCharacters(whole, style, maxWidth),
    );
  }

  function cutAtCharacters(chunk: Measured[], style: TextStyle, maxWidth: number): Measured[][] {
    const cut: Measured[][] = [];
    let part: Measured[] = [];
    let partWidth = 0;
    for (const piece of chunk) {
      let text = '';
      let width = 0;
      const keep = () => {
        if (text) part.push({ ...piece, text, width });
      };
      for (const grapheme of graphemesOf(piece.text)) {
        // Measured with the preceding text, because Arabic letters change shape when they join.
        const longer = widthOf(text + grapheme, faceOf(piece.family, style), style.size);
        if (partWidth + longer > maxWidth && (part.length > 0 || text)) {
          keep();
          cut.push(part);
          part = [];
          partWidth = 0;
          text = grapheme;
          width = widthOf(grapheme, faceOf(piece.family, style), style.size);
        } else {
          text += grapheme;
          width = longer;
        }
      }
      keep();
      partWidth += width;
    }
    return [...cut, part];
  }

  function wrapPieces(paragraph: string, style: TextStyle, maxWidth: number): Line[] {
    const lines: Measured[][] = [];
    let line: Measured[] = [];
    let width = 0;
    for (const chunk of chunksOf(paragraph, style, maxWidth)) {
      if (line.length > 0 && width + widthOfInk(chunk) > maxWidth) {
        lines.push(line);
        line = [];
        width = 0;
      }
      line.push(...chunk);
      width += widthOfPieces(chunk);
    }
    lines.push(line);
    const base = baseLevelOf(paragraph);
    return lines.map((pieces) => toLine(withoutTrailingSpace(pieces), base, style));
  }

  function toLine(pieces: Measured[], baseLevel: number, style: TextStyle): Line {
    const runs: Run[] = [];
    let joinable = false;
    for (const { text, family, width, isRightToLeft } of visualOrder(pieces, baseLevel)) {
      const last = runs.at(-1);
      const face = faceOf(family, style);
      // pdfkit draws the words of a run from left to right, so each right-to-left word gets its own run.
      if (last && joinable && !isRightToLeft && last.face === face) {
        last.text += text;
        last.width += width;
      } else {
        runs.push({ text, face, width });
      }
      joinable = !isRightToLeft;
    }
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0), style };
  }

  return {
    /** Wraps text to a column; a line feed in the text ends a line. */
    wrap(text: string, style: TextStyle, maxWidth: number): Line[] {
      const key = `${style.size} ${style.bold ?? false} ${style.color} ${maxWidth} ${text}`;
      const cached = wrapped.get(key);
      if (cached) return cached;
      const lines = cleanText(text)
        .split('\n')
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph !== '')
        .flatMap(
          (paragraph) =>
            (PLAIN.test(paragraph) && wrapPlain(paragraph, style, maxWidth)) ||
            wrapPieces(paragraph, style, maxWidth),
        );
      wrapped.set(key, lines);
      return lines;
    },

    /** Draws a line with its top left corner at the given position. */
    draw({ runs, style }: Line, left: number, top: number) {
      const baseline = top + style.size * BASELINE;
      let x = left;
      doc.fillColor(style.color);
      for (const { text, face, width } of runs) {
        use(face);
        doc.fontSize(style.size).text(text, x, baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
        });
        x += width;
      }
    },
  };
}

export function lineHeight({ style }: Line): number {
  return style.size * LINE_HEIGHT;
}

function widthOfPieces(pieces: Measured[]): number {
  return pieces.reduce((sum, { width }) => sum + width, 0);
}

/** The width without a trailing space, which may extend beyond the column. */
function widthOfInk(pieces: Measured[]): number {
  return widthOfPieces(withoutTrailingSpace(pieces));
}

function withoutTrailingSpace(pieces: Measured[]): Measured[] {
  return pieces.at(-1)?.isSpace ? pieces.slice(0, -1) : pieces;
}
