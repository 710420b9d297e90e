import type { Sheet } from './sheet';

/** Draws an image into the lower left of a box. A damaged one leaves the space blank. */
export function drawImage(
  sheet: Sheet,
  image: Uint8Array,
  x: number,
  y: number,
  fit: [width: number, height: number],
) {
  try {
    sheet.doc.image(sheet.imageOf(image), x, y, { fit, valign: 'bottom' });
  } catch {
    // The report remains readable and can be signed by hand.
  }
}
