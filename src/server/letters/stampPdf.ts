import type { PDFPage } from '@cantoo/pdf-lib';
import { CANCELLED_STAMP, STAMP_COLOUR } from './cancelledStamp';

/** The length of the stamp, as a part of the diagonal of its page. */
const LENGTH = 0.7;
/** The height of its capitals, as a part of their size. */
const CAPITALS = 0.72;

/** The same PDF with 'DIBATALKAN' from corner to corner of each page, above what is printed. */
export async function stampPdf(pdf: Uint8Array): Promise<Uint8Array> {
  const { degrees, PDFDocument, rgb, StandardFonts } = await import('@cantoo/pdf-lib');
  const stamped = await PDFDocument.load(pdf, { updateMetadata: false });
  const font = await stamped.embedFont(StandardFonts.HelveticaBold);
  const { red, green, blue, opacity } = STAMP_COLOUR;
  for (const page of stamped.getPages()) {
    const { angle, diagonal, middle } = diagonalOf(page);
    const size = (LENGTH * diagonal) / font.widthOfTextAtSize(CANCELLED_STAMP, 1);
    const along = (LENGTH * diagonal) / 2;
    const across = (CAPITALS * size) / 2;
    page.drawText(CANCELLED_STAMP, {
      x: middle.x - along * Math.cos(angle) + across * Math.sin(angle),
      y: middle.y - along * Math.sin(angle) - across * Math.cos(angle),
      rotate: degrees((angle * 180) / Math.PI),
      ...{ size, font, opacity, color: rgb(red, green, blue) },
    });
  }
  return stamped.save({ useObjectStreams: false });
}

function diagonalOf(page: PDFPage) {
  const { x, y, width, height } = page.getCropBox();
  return {
    angle: Math.atan2(height, width),
    diagonal: Math.hypot(width, height),
    middle: { x: x + width / 2, y: y + height / 2 },
  };
}
