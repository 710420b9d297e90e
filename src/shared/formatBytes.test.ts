import { formatBytes } from './formatBytes';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1 kB'],
  [12_340_000, '12,3 MB'],
  [2_500_000_000, '2,5 GB'],
])('%d bytes read %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
