import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';

/** The text in the metadata of `cameraPhoto`. */
export const SECRET = 'Rumah Budi';

/** An EXIF segment with a description, and an orientation: the camera was held upright. */
const exif = () => {
  const text = Buffer.from(`${SECRET}\0`, 'latin1');
  const ENTRIES = 2;
  const TEXT_AT = 8 + 2 + ENTRIES * 12 + 4;
  const tiff = Buffer.alloc(TEXT_AT + text.length);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(ENTRIES, 8);
  const writeEntry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(count, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  };
  writeEntry(10, 0x010e, 2, text.length, TEXT_AT);
  writeEntry(22, 0x0112, 3, 1, 6);
  text.copy(tiff, TEXT_AT);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** A JPEG of 2,000 × 1,500 pixels, drawn by the browser. */
export const drawnPhoto = async (page: Page, name: string) => {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 2000;
    canvas.height = 1500;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    for (let row = 0; row < 15; row += 1) {
      context.fillStyle = `hsl(${row * 24} 60% 55%)`;
      context.fillRect(0, row * 100, 2000, 100);
    }
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
  });
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
};

/** A photo with metadata, of which a camera that was held upright made 1,500 × 2,000 pixels. */
export const cameraPhoto = async (page: Page, name: string) => {
  const { buffer: drawn, ...file } = await drawnPhoto(page, name);
  const START = 2;
  const buffer = Buffer.concat([drawn.subarray(0, START), exif(), drawn.subarray(START)]);
  return { ...file, buffer };
};

/** Keeps the photos that the page hands over to the network: Chromium does not tell the files of a request. */
export const keepSentPhotos = async (page: Page) => {
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    const kept: File[] = [];
    Object.assign(window, { sentPhotos: kept });
    XMLHttpRequest.prototype.send = function (body) {
      const photo = body instanceof FormData ? body.get('photo') : null;
      if (photo instanceof File) kept.push(photo);
      send.call(this, body);
    };
  });
  return async () => {
    const texts = await page.evaluate(async () => {
      const { sentPhotos } = window as unknown as { sentPhotos: File[] };
      const bytes = await Promise.all(sentPhotos.map((photo) => photo.arrayBuffer()));
      return bytes.map((each) => Array.from(new Uint8Array(each)));
    });
    return texts.map((bytes) => Buffer.from(bytes));
  };
};
