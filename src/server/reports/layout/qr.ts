import qrcode from 'qrcode-generator';
import { INK } from './design';
import type { Sheet } from './sheet';

/** Survives a copy and a fold of the paper. */
const CORRECTION = 'M';

/** Draws a QR code with this text; the caller leaves the white margin of four modules that readers need. */
export function drawQr({ doc }: Sheet, text: string, x: number, y: number, size: number): void {
  const code = qrcode(0, CORRECTION);
  code.addData(text, 'Byte');
  code.make();
  const count = code.getModuleCount();
  const module = size / count;
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (code.isDark(row, column)) doc.rect(x + column * module, y + row * module, module, module);
    }
  }
  // One path, so that no viewer draws seams between the modules.
  doc.fill(INK);
}
