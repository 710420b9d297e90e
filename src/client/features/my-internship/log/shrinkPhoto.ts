/** The limit of the server, in pixels. */
const MAX_SIDE = 1280;
/** About 150 KB for a photo of that size. */
const QUALITY = 0.75;

const drawnOn = (canvas: HTMLCanvasElement, image: ImageBitmap) => {
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

/**
 * A JPEG of at most 1,280 pixels a side, without the position and other metadata of the camera. Rejects
 * for files that the browser cannot read as an image.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  const image = await createImageBitmap(file);
  try {
    const canvas = document.createElement('canvas');
    drawnOn(canvas, image);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    });
    if (!blob) throw new Error('The browser cannot write JPEG.');
    const name = `${file.name.replace(/\.[^.]*$/, '') || 'foto'}.jpg`;
    return new File([blob], name, { type: 'image/jpeg', lastModified: file.lastModified });
  } finally {
    image.close();
  }
}
