import PDFDocument from 'pdfkit';
import type { Verification } from '../reportData';
import { cleanText } from '../text/pieces';
import { createTypesetter, type Line, lineHeight, type TextStyle } from '../text/typesetter';
import { HAIR, HAIRLINE, SMALL } from './design';

/** Margins of an A4 page in points; the footer is inside the bottom margin. */
const SIDE = 45;
const TOP = 40;
const BOTTOM = 54;
const FOOTER_FROM_BOTTOM = 36;
/** With the room before it. */
const PAGE_NUMBER_WIDTH = 110;

export interface SheetOptions {
  orientation: 'portrait' | 'landscape';
  title: string;
  author: string;
  creator: string;
  createdAt: Date;
}

export type Align = 'left' | 'center' | 'right';

/** Pages that fill from top to bottom; the next element goes to `y`. */
export function createSheet({ orientation, title, author, creator, createdAt }: SheetOptions) {
  const doc = new PDFDocument({
    size: 'A4',
    layout: orientation,
    margin: 0,
    autoFirstPage: false,
    // The total in "Halaman x dari y" is known only after the last page.
    bufferPages: true,
    // By default pdfkit starts with Helvetica, which the reports do not use.
    font: '',
    lang: 'id-ID',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: cleanText(title),
      Author: cleanText(author),
      Creator: cleanText(creator),
      Producer: 'pdfkit',
      CreationDate: createdAt,
    },
  });
  const chunks: Uint8Array[] = [];
  doc.on('data', (bytes: Uint8Array) => chunks.push(bytes));
  const ended = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  doc.addPage();

  const typesetter = createTypesetter(doc);
  const left = SIDE;
  const width = doc.page.width - 2 * SIDE;
  const bottom = doc.page.height - BOTTOM;

  /** The first line of a text; an ellipsis tells that it goes on. */
  function oneLine(text: string, style: TextStyle, columnWidth: number): Line[] {
    const [first, ...more] = typesetter.wrap(text, style, columnWidth);
    if (!first || more.length === 0) return first ? [first] : [];
    const shown = first.runs.map((run) => run.text).join('');
    return typesetter.wrap(`${shown.trimEnd()} …`, style, Number.POSITIVE_INFINITY);
  }

  /** An image on many pages, such as a signature, is decoded and embedded once. */
  const images = new WeakMap<Uint8Array, PDFKit.Mixins.ImageSrc>();
  // Its types lack the function.
  const { openImage } = doc as unknown as {
    openImage: (bytes: Buffer) => PDFKit.Mixins.ImageSrc;
  };

  const sheet = {
    doc,
    left,
    width,
    bottom,
    y: TOP,
    wrap: typesetter.wrap,
    oneLine,

    room: () => bottom - sheet.y,
    roomOfPage: bottom - TOP,

    addPage() {
      doc.addPage();
      sheet.y = TOP;
    },

    /** Adds a page when less than `height` is left on this one. */
    keepTogether(height: number) {
      if (sheet.room() < height && sheet.y > TOP) sheet.addPage();
    },

    /** Draws lines from `top` downwards and returns the y where they end. */
    drawLines(lines: Line[], x: number, top: number, columnWidth = 0, align: Align = 'left') {
      let y = top;
      for (const line of lines) {
        const free = columnWidth - line.width;
        const shift = { left: 0, center: free / 2, right: free }[align];
        typesetter.draw(line, x + shift, y);
        y += lineHeight(line);
      }
      return y;
    },

    /** Throws for a damaged image. */
    imageOf(bytes: Uint8Array): PDFKit.Mixins.ImageSrc {
      const image = images.get(bytes) ?? openImage.call(doc, Buffer.from(bytes));
      images.set(bytes, image);
      return image;
    },

    /** Writes a paragraph across the page, adding pages as needed. */
    write(text: string, style: TextStyle, gapAfter = 0) {
      for (const line of typesetter.wrap(text, style, width)) {
        sheet.keepTogether(lineHeight(line));
        sheet.y = sheet.drawLines([line], left, sheet.y);
      }
      sheet.y += gapAfter;
    },

    rule(y: number, from = left, to = left + width, thickness = HAIR, color = HAIRLINE) {
      doc.lineWidth(thickness).moveTo(from, y).lineTo(to, y).stroke(color);
    },

    /**
     * Writes the footers of the pages since the last part, with the code if there is one, and lets go of the pages, so
     * that a long document takes no more memory than its longest part. The next element needs a new page.
     */
    endPart(footer: string, verification?: Verification) {
      const { code, url } = verification ?? {};
      const { start, count } = doc.bufferedPageRange();
      const y = doc.page.height - FOOTER_FROM_BOTTOM;
      const footerLine = (text: string) => oneLine(text, SMALL, width - PAGE_NUMBER_WIDTH);
      const check = code
        ? footerLine(['Kode verifikasi', code, ...(url ? ['·', url] : [])].join(' '))
        : [];
      for (let index = 0; index < count; index += 1) {
        doc.switchToPage(start + index);
        const numbers = typesetter.wrap(`Halaman ${index + 1} dari ${count}`, SMALL, width);
        sheet.rule(y - 6);
        const below = sheet.drawLines(footerLine(footer), left, y);
        sheet.drawLines(numbers, left, y, width, 'right');
        const end = sheet.drawLines(check, left, below);
        if (url) doc.link(left, below, check[0]?.width ?? 0, end - below, url);
      }
      doc.flushPages();
    },

    /** Writes the footers, with the code if there is one, ends the document and returns its bytes. */
    finish(footer: string, verification?: Verification): Promise<Uint8Array> {
      sheet.endPart(footer, verification);
      return sheet.end();
    },

    /** Ends the document without footers and returns its bytes. */
    end(): Promise<Uint8Array> {
      doc.end();
      return ended;
    },
  };
  return sheet;
}

export type Sheet = ReturnType<typeof createSheet>;

export function heightOf(lines: Line[]): number {
  return lines.reduce((sum, line) => sum + lineHeight(line), 0);
}
