/** More than the server keeps, which draws every photo anew, too (docs/decisions/0024). */
const MAX_SIDE = 1600;
/** About 200 KB for a photo of that size. */
const QUALITY = 0.75;

const draw = (canvas: HTMLCanvasElement, image: ImageBitmap) => {
  const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height));
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw.');
  // JPEG has no transparency, which would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
};

const drawnAnew = async (file: File): Promise<Blob> => {
  // Upright, because what says how a camera was held goes with the other metadata.
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const canvas = document.createElement('canvas');
    draw(canvas, image);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    });
    if (!blob) throw new Error('The browser cannot write JPEG.');
    return blob;
  } finally {
    image.close();
  }
};

/**
 * A JPEG of at most 1,600 pixels a side, without the position and other metadata of the camera. A file that the
 * browser cannot read as an image, such as HEIC in most of them, stays as it is: the server says what it takes.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  const blob = await drawnAnew(file).catch(() => null);
  if (!blob) return file;
  const name = `${file.name.replace(/\.[^.]*$/, '') || 'foto'}.jpg`;
  return new File([blob], name, { type: 'image/jpeg', lastModified: file.lastModified });
}
