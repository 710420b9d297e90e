import { crc32, deflateSync } from 'node:zlib';
import qrcode from 'qrcode-generator';
import type { PlacedPicture } from './placePictures';

/** Survives a copy and a fold of the paper. */
const CORRECTION = 'M';
/** The white margin that readers need, in modules. */
const QUIET = 4;
/** Dots of a module, so that printers keep its edges. */
const SCALE = 8;
const SIZE_MM = 24;
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const ONE_BIT_GREY = [1, 0, 0, 0, 0];

/** A QR code with this text. */
export function qrPicture(text: string): PlacedPicture {
  const code = qrcode(0, CORRECTION);
  code.addData(text, 'Byte');
  code.make();
  const modules = code.getModuleCount();
  const size = (modules + 2 * QUIET) * SCALE;
  const isDark = (pixelRow: number, pixelColumn: number): boolean => {
    const row = Math.floor(pixelRow / SCALE) - QUIET;
    const column = Math.floor(pixelColumn / SCALE) - QUIET;
    const isInside = row >= 0 && column >= 0 && row < modules && column < modules;
    return isInside && code.isDark(row, column);
  };
  // Every row begins with a byte for its filter; a white dot is a set bit.
  const rowBytes = 1 + Math.ceil(size / 8);
  const rows = Buffer.alloc(rowBytes * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (isDark(row, column)) continue;
      const at = row * rowBytes + 1 + (column >> 3);
      rows[at] = (rows[at] ?? 0) | (0x80 >> (column & 7));
    }
  }
  const header = Buffer.alloc(8);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  const png = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([header, Buffer.from(ONE_BIT_GREY)])),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { png, width: SIZE_MM, height: SIZE_MM };
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}
