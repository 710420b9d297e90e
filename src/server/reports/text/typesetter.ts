import { type Face, type Family, fontOf } from './fonts';
import { cleanText, clustersOf, type Piece, piecesOf } from './pieces';
import { baseDirection, visualOrder } from './visualOrder';

/** Sizes and widths are in points. */
export interface TextStyle {
  size: number;
  bold?: boolean;
  color: string;
}

/** A stretch of a line in one font, as it stands on paper. */
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

export const LINE_HEIGHT = 1.36;
/** Where the letters of a line stand, from its top. */
const BASELINE = 1.04;

/** All of it is in Noto Sans, and nothing in it runs right to left: set word by word. */
const PLAIN =
  /^[\x20-\x7E\u00A1-\u00AC\u00AE-\u02AF\u1E00-\u1EFF\u2013\u2014\u2018-\u201E\u2022\u2026]*$/;

/** Breaks text into lines and draws them. One for each document: widths come from its fonts. */
export function createTypesetter(doc: PDFKit.PDFDocument) {
  const registered = new Set<Face>();
  const widths = new Map<string, number>();
  const wrapped = new Map<string, Line[]>();

  function use(face: Face) {
    if (!registered.has(face)) {
      // pdfkit 0.20 takes a parsed font; its types know only names and bytes.
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

  /** The words of plain text, each with the space after it: the form in which pdfkit keeps them. */
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

  /** The pieces up to each place where a line may end; what is wider than a line, cut at characters. */
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
      for (const cluster of clustersOf(piece.text)) {
        // Measured together with what stands before it: Arabic letters change when they join.
        const longer = widthOf(text + cluster, faceOf(piece.family, style), style.size);
        if (partWidth + longer > maxWidth && (part.length > 0 || text)) {
          keep();
          cut.push(part);
          part = [];
          partWidth = 0;
          text = cluster;
          width = widthOf(cluster, faceOf(piece.family, style), style.size);
        } else {
          text += cluster;
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
    const base = baseDirection(lines.flat());
    return lines.map((pieces) => toLine(withoutLastSpace(pieces), base, style));
  }

  function toLine(pieces: Measured[], base: 'L' | 'R', style: TextStyle): Line {
    const runs: Run[] = [];
    let joinable = false;
    for (const { text, family, width, direction } of visualOrder(pieces, base)) {
      const last = runs.at(-1);
      const face = faceOf(family, style);
      // Arabic words stay runs of their own: within a run pdfkit sets words from left to right.
      if (last && joinable && direction !== 'R' && last.face === face) {
        last.text += text;
        last.width += width;
      } else {
        runs.push({ text, face, width });
      }
      joinable = direction !== 'R';
    }
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0), style };
  }

  return {
    /** The lines of a text in a column; line feeds in the text end a line. */
    wrap(text: string, style: TextStyle, maxWidth: number): Line[] {
      const key = `${style.size} ${style.bold ?? false} ${style.color} ${maxWidth} ${text}`;
      const known = wrapped.get(key);
      if (known) return known;
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

    /** Draws a line with its top left corner at the given place. */
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

export type Typesetter = ReturnType<typeof createTypesetter>;

export function lineHeight({ style }: Line): number {
  return style.size * LINE_HEIGHT;
}

function widthOfPieces(pieces: Measured[]): number {
  return pieces.reduce((sum, { width }) => sum + width, 0);
}

/** Without the space at the end, which may stand outside the column. */
function widthOfInk(pieces: Measured[]): number {
  return widthOfPieces(withoutLastSpace(pieces));
}

function withoutLastSpace(pieces: Measured[]): Measured[] {
  return pieces.at(-1)?.isSpace ? pieces.slice(0, -1) : pieces;
}
