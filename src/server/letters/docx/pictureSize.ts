import { refuse } from '../refusals';

/**
 * The dots of all pictures of a document; programs unpack four bytes for each. A page of A4 at 600 dots per inch has
 * 35 million.
 */
const DOTS_MAX = 80_000_000;

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG = Buffer.from('ffd8ff', 'hex');
const DATA_URI = /^\s*data:image\/[\w.+-]+;base64,/i;

/** Counts the dots of pictures. */
export interface PictureCount {
  /** Refuses the picture that makes them too many, by what it says about its size. Decodes nothing. */
  add(picture: Uint8Array): void;
  /** The same for a picture within an attribute. */
  addFrom(value: string): void;
}

export function countPictures(): PictureCount {
  let dots = 0;
  const add = (content: Uint8Array) => {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    for (const some of untilEnd(formatOf(bytes)?.dotsOf(bytes) ?? [])) {
      dots += some;
      if (dots > DOTS_MAX) throw refuse('pixels');
    }
  };
  return {
    add,
    addFrom(value) {
      const [start] = DATA_URI.exec(value) ?? [];
      if (start !== undefined) add(Buffer.from(value.slice(start.length), 'base64'));
    },
  };
}

/** The dots of each frame or page of a picture. They throw where the file ends too early. */
type Dots = Generator<number>;

function* dotsOfPng(bytes: Buffer, at = 0): Dots {
  yield bytes.readUInt32BE(at + 16) * bytes.readUInt32BE(at + 20);
}

/** Markers are 0xff and a byte; a frame is one of them. */
function* dotsOfJpeg(bytes: Buffer, start = 0): Dots {
  let at = start + 2;
  while (bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      yield bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
      return;
    }
    // Filling bytes, and markers without a length.
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
}

function* dotsOfGif(bytes: Buffer): Dots {
  const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const screen = bytes.readUInt16LE(6) * bytes.readUInt16LE(8);
  yield screen;
  let at = 13 + tableBytes(bytes.readUInt8(10));
  for (let isFirst = true; ; ) {
    const block = bytes.readUInt8(at);
    if (block === 0x2c) {
      const frame = bytes.readUInt16LE(at + 5) * bytes.readUInt16LE(at + 7);
      // Programs give each frame the size of the screen; the first one has been counted.
      yield isFirst ? Math.max(0, frame - screen) : Math.max(screen, frame);
      isFirst = false;
      at += 11 + tableBytes(bytes.readUInt8(at + 9));
    } else if (block === 0x21) at += 2;
    else return;
    for (let size = bytes.readUInt8(at); size > 0; size = bytes.readUInt8(at)) at += 1 + size;
    at += 1;
  }
}

/** `at` is the place of the second header, which begins with its own size. */
function* dotsOfBmp(bytes: Buffer, at = 14): Dots {
  yield bytes.readUInt32LE(at) === 12
    ? bytes.readUInt16LE(at + 4) * bytes.readUInt16LE(at + 6)
    : Math.abs(bytes.readInt32LE(at + 4) * bytes.readInt32LE(at + 8));
}

const TIFF_WIDTH = 256;
const TIFF_HEIGHT = 257;
const TIFF_SHORT = 3;
const TIFF_PAGES_MAX = 100;

function* dotsOfTiff(bytes: Buffer): Dots {
  const isLittle = bytes.readUInt8(0) === 0x49;
  const short = (at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const long = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  let at = long(4);
  for (let page = 0; at > 0; page += 1) {
    // The list of pages may lead back to its start.
    if (page >= TIFF_PAGES_MAX) yield Number.POSITIVE_INFINITY;
    const entries = short(at);
    const size = new Map<number, number>();
    for (let entry = at + 2; entry < at + 2 + 12 * entries; entry += 12) {
      const value = short(entry + 2) === TIFF_SHORT ? short(entry + 8) : long(entry + 8);
      size.set(short(entry), value);
    }
    yield (size.get(TIFF_WIDTH) ?? 0) * (size.get(TIFF_HEIGHT) ?? 0);
    at = long(at + 2 + 12 * entries);
  }
}

const BITMAP_HEADER = Buffer.from('28000000', 'hex');
const RUN_LENGTHS = [1, 2];

/** A drawing may have packed pictures within; those that are not packed are as large as the file. */
function* dotsOfMetafile(bytes: Buffer): Dots {
  for (const at of placesOf(bytes, PNG)) yield* untilEnd(dotsOfPng(bytes, at));
  for (const at of placesOf(bytes, JPEG)) yield* untilEnd(dotsOfJpeg(bytes, at));
  for (const at of placesOf(bytes, BITMAP_HEADER)) {
    const isPacked =
      bytes.readUInt16LE(at + 12) === 1 && RUN_LENGTHS.includes(bytes.readUInt32LE(at + 16));
    if (isPacked) yield* dotsOfBmp(bytes, at);
  }
}

/** The values that a file yields until it ends. */
function* untilEnd(dots: Iterable<number>): Dots {
  try {
    yield* dots;
  } catch {
    // It has no more.
  }
}

function* placesOf(bytes: Buffer, what: Buffer): Generator<number> {
  for (let at = bytes.indexOf(what); at >= 0; at = bytes.indexOf(what, at + 1)) yield at;
}

const FORMATS: readonly { begins: RegExp; dotsOf: (bytes: Buffer) => Dots }[] = [
  { begins: /^89504e470d0a1a0a/, dotsOf: (bytes) => dotsOfPng(bytes) },
  { begins: /^ffd8ff/, dotsOf: (bytes) => dotsOfJpeg(bytes) },
  { begins: /^47494638/, dotsOf: dotsOfGif },
  { begins: /^424d/, dotsOf: (bytes) => dotsOfBmp(bytes) },
  { begins: /^(49492a00|4d4d002a)/, dotsOf: dotsOfTiff },
  // WMF and EMF.
  { begins: /^(d7cdc69a|01000900|01000000)/, dotsOf: dotsOfMetafile },
];

const formatOf = (content: Uint8Array) => {
  const start = Buffer.from(content.subarray(0, 8)).toString('hex');
  return FORMATS.find(({ begins }) => begins.test(start));
};

/** Whether the bytes begin like a picture that Word takes. */
export const isPicture = (content: Uint8Array): boolean => formatOf(content) !== undefined;
