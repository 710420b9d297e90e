import { shrinkPhoto } from './shrinkPhoto';

/** Replaces decoding and drawing, which jsdom lacks; the canvas shows the size of the photo. */
const draw = (width: number, height: number) => {
  const close = jest.fn();
  const drawn: HTMLCanvasElement[] = [];
  const createImageBitmap = jest.fn(async () => ({ width, height, close }));
  Object.defineProperty(globalThis, 'createImageBitmap', {
    value: createImageBitmap,
    configurable: true,
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    drawn.push(this);
    return { fillRect: () => {}, drawImage: () => {} } as unknown as ReturnType<
      HTMLCanvasElement['getContext']
    >;
  } as HTMLCanvasElement['getContext']);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type) => done(new Blob(['small'], { type })));
  return { close, drawn, createImageBitmap };
};

afterEach(() => jest.restoreAllMocks());

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 900, 1600, 900],
  [640, 480, 640, 480],
  [20_000, 1, 1600, 1],
])('%i × %i pixels become %i × %i', async (width, height, toWidth, toHeight) => {
  const { close, drawn } = draw(width, height);
  await shrinkPhoto(new File(['x'], 'IMG_0001.HEIC'));
  expect(drawn.map((canvas) => [canvas.width, canvas.height])).toEqual([[toWidth, toHeight]]);
  expect(close).toHaveBeenCalled();
});

test('returns a JPEG under the name of the photo, the same one each time', async () => {
  draw(640, 480);
  const photo = await shrinkPhoto(new File(['x'], 'rak.server.png', { lastModified: 12 }));
  expect([photo.name, photo.type, photo.lastModified]).toEqual([
    'rak.server.jpg',
    'image/jpeg',
    12,
  ]);
});

test('draws a photo upright, as its camera was held', async () => {
  const { createImageBitmap } = draw(640, 480);
  const file = new File(['x'], 'rak.jpg');
  await shrinkPhoto(file);
  expect(createImageBitmap).toHaveBeenCalledWith(file, { imageOrientation: 'from-image' });
});

test('returns a file as it is that the browser cannot read', async () => {
  const { createImageBitmap } = draw(1, 1);
  createImageBitmap.mockRejectedValueOnce(new DOMException('', 'InvalidStateError'));
  const file = new File(['x'], 'IMG_0001.HEIC');
  expect(await shrinkPhoto(file)).toBe(file);
});
