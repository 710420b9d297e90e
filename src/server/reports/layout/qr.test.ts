import jsQR from 'jsqr';
import { drawQr } from './qr';
import type { Sheet } from './sheet';

/** Pixels of a module. */
const SCALE = 4;
const QUIET = 4;

test.each([
  'https://magang.example/verify/7K3M-9QXA-2HTD',
  'https://magang-jurusan-teknologi-informasi.politeknik-negeri.example.ac.id/verify/0000-ZZZZ-9999',
])('draws %s so that another decoder reads it', (text) => {
  const dark: [x: number, y: number][] = [];
  let isFilled = false;
  const doc = {
    rect: (x: number, y: number) => dark.push([x, y]),
    fill: () => (isFilled = true),
  };
  // The number of modules across, in which the decoder gets its pixels.
  drawQr({ doc } as unknown as Sheet, text, 0, 0, 1);
  const step = Math.min(...dark.map(([x]) => x).filter((x) => x > 0));
  const modules = Math.round(1 / step);
  const size = (modules + 2 * QUIET) * SCALE;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [x, y] of dark) {
    for (let dot = 0; dot < SCALE * SCALE; dot += 1) {
      const column = (Math.round(x / step) + QUIET) * SCALE + (dot % SCALE);
      const row = (Math.round(y / step) + QUIET) * SCALE + Math.floor(dot / SCALE);
      pixels.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3);
    }
  }
  expect(isFilled).toBe(true);
  expect(jsQR(pixels, size, size)?.data).toBe(text);
});
