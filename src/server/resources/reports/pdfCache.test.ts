import { createPdfCache } from './pdfCache';

test('keeps the PDFs that were printed last', () => {
  const cache = createPdfCache();
  for (let file = 1; file <= 9; file++) cache.set(`token ${file}`, Buffer.from(`PDF ${file}`));
  expect(cache.get('token 1')).toBeUndefined();
  expect(cache.get('token 2')?.toString()).toBe('PDF 2');
  expect(cache.get('token 9')?.toString()).toBe('PDF 9');
});

test('does not keep a very large PDF', () => {
  const cache = createPdfCache();
  cache.set('token', Buffer.alloc(2 * 1024 * 1024 + 1));
  expect(cache.get('token')).toBeUndefined();
});
