import { crc32, deflateSync } from 'node:zlib';

const START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

interface Shape {
  width: number;
  height: number;
  /** Bytes of the unpacked pixels; by default the complete image, half black and half white. */
  pixels?: Buffer;
  chunks?: Buffer[];
}

/** Rows of grey pixels, each behind the byte of its filter. */
function halves(width: number, height: number): Buffer {
  const row = Buffer.alloc(width + 1).fill(255, 1 + Math.floor(width / 2));
  return Buffer.alloc((width + 1) * height, row);
}

/** A PNG whose header may contradict its data. */
export function pngFile({ width, height, pixels, chunks = [] }: Shape): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const data = pixels ?? halves(width, height);
  return Buffer.concat([
    START,
    chunk('IHDR', header),
    ...chunks,
    chunk('IDAT', deflateSync(data)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
