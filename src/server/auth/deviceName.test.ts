import { deviceNameOf } from './deviceName';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 13; SM-A536E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
    'Chrome di Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    'Safari di iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:125.0) Gecko/20100101 Firefox/125.0',
    'Firefox di Windows',
  ],
  ['curl/8.1.2', null],
  ['', null],
  [undefined, null],
])('%s is %s', (userAgent, name) => {
  expect(deviceNameOf(userAgent)).toBe(name);
});

test('stays short, whatever a client sends', () => {
  expect((deviceNameOf(`${'x'.repeat(5000)}/1.0`) ?? '').length).toBeLessThanOrEqual(100);
});
