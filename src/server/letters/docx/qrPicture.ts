import { crc32, deflateSync } from 'node:zlib';
import qrcode from 'qrcode-generator';
import type { PlacedPicture } from './placePictures';

/** Survives a copy and a fold of the paper. */
const CORRECTION = 'M';
/** The white margin that readers need, in modules. */
const QUIET = 4;
/** Dots of a module, so that printers keep its edges. Eight of them are a byte of the picture. */
const SCALE = 8;
const DARK = 0x00;
const LIGHT = 0xff;
const SIZE_MM = 24;
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const ONE_BIT_GREY = [1, 0, 0, 0, 0];

/** A QR code with this text. */
export function qrPicture(text: string): PlacedPicture {
  const code = qrcode(0, CORRECTION);
  code.addData(text, 'Byte');
  code.make();
  const modules = code.getModuleCount();
  const across = modules + 2 * QUIET;
  const size = across * SCALE;
  // Every row begins with a byte for its filter, which is none.
  const light = Buffer.alloc(1 + across, LIGHT).fill(0, 0, 1);
  const rowOf = (row: number): Buffer => {
    const dots = Buffer.from(light);
    for (let column = 0; column < modules; column += 1) {
      if (code.isDark(row, column)) dots[1 + QUIET + column] = DARK;
    }
    return dots;
  };
  const margin = Array.from({ length: QUIET }, () => light);
  const rows = [...margin, ...Array.from({ length: modules }, (_, row) => rowOf(row)), ...margin];
  const picture = Buffer.concat(rows.flatMap((row) => Array.from({ length: SCALE }, () => row)));
  const header = Buffer.alloc(8);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  const png = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([header, Buffer.from(ONE_BIT_GREY)])),
    chunk('IDAT', deflateSync(picture)),
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
