import sharp, { type Sharp } from 'sharp';
import { IMAGE_MAX_BYTES } from '@/shared/constants/limits';
import { chunk, pngFile } from './pngFile';

/** 'notImage' and 'tooLarge' are messages on the field; 'refused' is a 413 for the whole request. */
type Verdict = 'taken' | 'notImage' | 'tooLarge' | 'refused';

export interface Upload {
  about: string;
  verdict: Verdict;
  /** An image without strokes, which is no signature. */
  isBlank?: true;
  content: () => Buffer | Promise<Buffer>;
  fileName?: string;
  type?: string;
}

const SCRIPT = '<script>alert(1)</script>';
const HTML = Buffer.from(`<!doctype html><html><body>${SCRIPT}</body></html>`);
const SVG = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`,
);
const ZIP = Buffer.concat([Buffer.from('504b0304140000000800', 'hex'), Buffer.from('a.jar')]);
const JPEG_START = Buffer.from([0xff, 0xd8]);

const text = (words: string) => chunk('tEXt', Buffer.from(`Comment\0${words}`, 'latin1'));

/** Pixels that do not compress, so that half a file is half an image. */
function noise(width = 120, height = 120): Sharp {
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, index) => (index * 7919) % 251),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

const DARK = { r: 0, g: 0, b: 99, alpha: 0.5 };

const canvas = (width = 300, height = 100, channels: 3 | 4 = 3) => {
  const paper = sharp({ create: { width, height, channels, background: DARK } });
  if (width < 2) return paper;
  const light = { width: Math.floor(width / 2), height, channels, background: '#ffffff' };
  return paper.composite([{ input: { create: light }, left: 0, top: 0 }]);
};

const png = () => canvas().png().toBuffer();
const jpeg = () => noise().jpeg().toBuffer();
const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
const followedBy = async (image: Promise<Buffer>, tail: Buffer) =>
  Buffer.concat([await image, tail]);

/** A JPEG with a segment after its start, such as a comment. */
async function jpegWith(marker: number, data: Buffer): Promise<Buffer> {
  const image = await jpeg();
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]);
  return Buffer.concat([JPEG_START, head, data, image.subarray(2)]);
}

/** A PNG padded with a chunk that decoders ignore. */
function pngOfSize(bytes: number): Buffer {
  const shape = { width: 20, height: 10 };
  const padding = bytes - pngFile({ ...shape, chunks: [chunk('prVt', Buffer.alloc(0))] }).length;
  return pngFile({ ...shape, chunks: [chunk('prVt', Buffer.alloc(padding))] });
}

const taken = (about: string, content: Upload['content'], more: Partial<Upload> = {}): Upload => ({
  about,
  verdict: 'taken',
  content,
  ...more,
});

const notImage = (
  about: string,
  content: Upload['content'],
  more: Partial<Upload> = {},
): Upload => ({ about, verdict: 'notImage', content, ...more });

const NAMES = [
  '../../../etc/passwd',
  'C:\\Windows\\win.ini',
  'tanda tangan.svg',
  'laporan.png.exe',
  'x.php',
  `${SCRIPT}.png`,
  "'; drop table users; --.png",
  '%00.png',
  '%2e%2e%2fx.png',
  `${'panjang'.repeat(60)}.png`,
  'ttd ✍️ 🎓.png',
  'gnp.‮exe',
  'CON',
  '.htaccess',
  ' ',
];

export const UPLOADS: readonly Upload[] = [
  taken('PNG', png),
  taken('PNG with transparency', () => canvas(300, 100, 4).png().toBuffer()),
  taken('grey PNG', () => canvas().greyscale().png().toBuffer()),
  taken('PNG with a palette', () => noise().png({ palette: true }).toBuffer()),
  taken('PNG of 16 bits', () => canvas().toColourspace('rgb16').png().toBuffer()),
  taken('interlaced PNG', () => noise().png({ progressive: true }).toBuffer()),
  taken('PNG of one pixel', () => canvas(1, 1).png().toBuffer(), { isBlank: true }),
  taken('PNG of one row', () => canvas(3000, 1).png().toBuffer()),
  taken('PNG that is too wide', () => canvas(3000, 600).png().toBuffer()),
  taken('PNG that is too high', () => canvas(100, 4000).png().toBuffer()),
  taken('PNG with a script in its text', () =>
    pngFile({ width: 20, height: 10, chunks: [text(SCRIPT)] }),
  ),
  taken('animated PNG', () =>
    pngFile({
      width: 20,
      height: 10,
      chunks: [chunk('acTL', Buffer.from('0000000100000000', 'hex'))],
    }),
  ),
  taken('PNG and ZIP in one', () => followedBy(png(), ZIP)),
  taken('PNG and HTML in one', () => followedBy(png(), HTML)),
  taken('baseline JPEG', jpeg),
  taken('progressive JPEG', () => noise().jpeg({ progressive: true }).toBuffer()),
  taken('grey JPEG', () => noise().greyscale().jpeg().toBuffer()),
  taken('CMYK JPEG', () => noise().toColourspace('cmyk').jpeg().toBuffer()),
  taken('JPEG without subsampling', () => noise().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()),
  taken('JPEG turned by the camera', () =>
    canvas().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  ),
  taken('JPEG with a place and a script in its metadata', () =>
    canvas()
      .withExif({ IFD0: { Copyright: SCRIPT }, IFD3: { GPSLatitude: '6/1 54/1 0/1' } })
      .jpeg()
      .toBuffer(),
  ),
  taken('JPEG with a script in its comment', () => jpegWith(0xfe, Buffer.from(SCRIPT))),
  taken('JPEG that is a script, too', () => jpegWith(0xfe, Buffer.from('*/=alert(1);/*'))),
  taken('JPEG and JAR in one', () => followedBy(jpeg(), ZIP)),
  taken('JPEG and HTML in one', () => followedBy(jpeg(), HTML)),
  taken('PNG sent as GIF', png, { type: 'image/gif', fileName: 'ttd.gif' }),
  taken('PNG sent as HTML', png, { type: 'text/html', fileName: 'ttd.html' }),
  taken('PNG sent as SVG', png, { type: 'image/svg+xml', fileName: 'ttd.svg' }),
  taken('JPEG sent as PNG', jpeg, { type: 'image/png' }),
  taken('PNG without a type', png, { type: 'application/octet-stream' }),
  taken('PNG of 5 MiB', () => pngOfSize(IMAGE_MAX_BYTES)),
  ...NAMES.map((fileName) => taken(`PNG named ${JSON.stringify(fileName)}`, png, { fileName })),

  notImage('SVG', () => SVG, { type: 'image/svg+xml', fileName: 'ttd.svg' }),
  notImage('SVG sent as PNG', () => SVG),
  notImage('XML with an external entity', () =>
    Buffer.from('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
  ),
  notImage('HTML sent as PNG', () => HTML),
  notImage('GIF', () => canvas().gif().toBuffer(), { type: 'image/gif', fileName: 'ttd.gif' }),
  notImage('GIF sent as PNG', () => canvas().gif().toBuffer()),
  notImage('GIF with a PNG behind it', async () =>
    Buffer.concat([Buffer.from('GIF89a'), await png()]),
  ),
  notImage('WebP', () => canvas().webp().toBuffer(), { type: 'image/webp' }),
  notImage('TIFF', () => canvas().tiff().toBuffer()),
  notImage('BMP', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)])),
  notImage('PDF', () => Buffer.from('%PDF-1.7\n%%EOF')),
  notImage('ZIP', () => ZIP),
  notImage('program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])),
  notImage('nothing', () => Buffer.alloc(0)),
  notImage('line feed before a PNG', async () => Buffer.concat([Buffer.from('\n'), await png()])),
  notImage('start of a PNG', () => Buffer.from('89504e470d0a1a0a', 'hex')),
  notImage('start of a JPEG', () => Buffer.from('ffd8ffe0', 'hex')),
  notImage('start of a PNG, then HTML', () =>
    Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), HTML]),
  ),
  notImage('start of a JPEG, then HTML', () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), HTML])),
  notImage('half a PNG', async () => half(await noise().png().toBuffer())),
  notImage('half a JPEG', async () => half(await jpeg())),
  notImage('PNG without pixels', () => pngFile({ width: 20, height: 10, pixels: Buffer.alloc(0) })),
  notImage('PNG of no width', () => pngFile({ width: 0, height: 10, pixels: Buffer.alloc(9) })),
  notImage('PNG whose header is damaged', async () => {
    const damaged = Buffer.from(await png());
    damaged.writeUInt32BE(0xdeadbeef, 29);
    return damaged;
  }),
  notImage('PNG that promises 900 million pixels', () =>
    pngFile({ width: 30_000, height: 30_000, pixels: Buffer.alloc(1000) }),
  ),
  notImage('PNG that promises 2³¹ − 1 by 2³¹ − 1', () =>
    pngFile({ width: 2 ** 31 - 1, height: 2 ** 31 - 1, pixels: Buffer.alloc(1000) }),
  ),
  notImage('PNG of 51 million pixels in 50 KB', () => pngFile({ width: 7_200, height: 7_100 })),
  {
    about: 'PNG of 5 MiB and one byte',
    verdict: 'tooLarge',
    content: () => pngOfSize(IMAGE_MAX_BYTES + 1),
  },
  {
    about: 'zeros, 5 MiB and one byte',
    verdict: 'tooLarge',
    content: () => Buffer.alloc(IMAGE_MAX_BYTES + 1),
  },
  {
    about: '20 MB',
    verdict: 'refused',
    content: () => Buffer.alloc(20_000_000),
  },
];
