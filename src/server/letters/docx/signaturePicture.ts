import type { PlacedPicture } from './placePictures';

const HEIGHT_MM = 20;
const WIDTH_MAX_MM = 60;

/** The stored signature of a person in the size of a letter; its width and height are at the start of a PNG. */
export function signaturePicture(png: Uint8Array): PlacedPicture {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const ratio = view.getUint32(16) / view.getUint32(20);
  const width = Math.min(WIDTH_MAX_MM, HEIGHT_MM * ratio);
  return { png, width, height: width / ratio };
}
