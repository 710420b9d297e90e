import { createImageUrls } from './imageUrls';

const SECRET = 'a secret of at least thirty-two characters';
const at = (time: string) => createImageUrls('signatures', SECRET, () => new Date(time));
const parse = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return {
    id: Number(pathname.split('/').pop()),
    expires: Number(searchParams.get('expires')),
    signature: searchParams.get('signature') ?? '',
  };
};

test('a URL is stable for an hour and valid for one to two hours', () => {
  const url = at('2026-11-20T08:00:01Z').urlOf(7);
  expect(at('2026-11-20T08:59:59Z').urlOf(7)).toBe(url);
  expect(at('2026-11-20T09:00:00Z').urlOf(7)).not.toBe(url);

  const { id, expires, signature } = parse(url);
  expect(id).toBe(7);
  expect(at('2026-11-20T08:00:01Z').isValid(7, expires, signature)).toBe(true);
  expect(at('2026-11-20T09:59:59Z').isValid(7, expires, signature)).toBe(true);
  expect(at('2026-11-20T10:00:00Z').isValid(7, expires, signature)).toBe(false);
});

test('a URL is invalid when any part of it changes', () => {
  const urls = at('2026-11-20T08:00:01Z');
  const { expires, signature } = parse(urls.urlOf(7));
  expect(urls.isValid(8, expires, signature)).toBe(false);
  expect(urls.isValid(7, expires + 3600, signature)).toBe(false);
  expect(urls.isValid(7, expires, `A${signature.slice(1)}`)).toBe(false);
  expect(urls.isValid(7, expires, '')).toBe(false);
  expect(urls.isValid(7, expires, signature.slice(0, 10))).toBe(false);
  const other = createImageUrls('signatures', `${SECRET}!`, () => new Date('2026-11-20T08:00:01Z'));
  expect(other.isValid(7, expires, signature)).toBe(false);
});

test('a URL of one kind is not valid for another', () => {
  const clock = () => new Date('2026-11-20T08:00:01Z');
  const photos = createImageUrls('activity-photos', SECRET, clock);
  const { expires, signature } = parse(photos.urlOf(7));
  expect(photos.urlOf(7)).toMatch(/^\/api\/activity-photos\/7\?/);
  expect(photos.isValid(7, expires, signature)).toBe(true);
  expect(createImageUrls('signatures', SECRET, clock).isValid(7, expires, signature)).toBe(false);
});
