import { locationSteps } from './locationSteps';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36`, 'Chrome di Android', /Izin › Lokasi/],
  [
    `${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36 EdgA/126.0`,
    'Chrome di Android',
    /Izin › Lokasi/,
  ],
  [
    `${ANDROID} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    /gembok/,
  ],
  [
    'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
    'Firefox di Android',
    /Diizinkan/,
  ],
  [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari di iPhone', /Situs Web Safari/],
  [
    `${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`,
    'Browser ini di iPhone',
    /nama browser ini/,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox', /Diblokir/],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'Safari di Mac',
    /menu Safari/,
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    'Browser ini',
    /kiri bilah alamat/,
  ],
  ['', 'Browser ini', /kiri bilah alamat/],
])('knows the steps of %s', (userAgent, where, step) => {
  const found = locationSteps(userAgent);
  expect(found.where).toBe(where);
  expect(found.steps.join(' ')).toMatch(step);
  expect(found.steps.at(-1)).toBe('Muat ulang halaman ini, lalu coba lagi.');
});
