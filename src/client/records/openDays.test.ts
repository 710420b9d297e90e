import { freezeDate } from '@/client/testing/device';
import { openDays } from './openDays';

beforeEach(() => freezeDate('2026-11-20T20:00:00Z'));
afterEach(() => jest.useRealTimers());

test('while the campus has another date, both are open', () => {
  expect(openDays('Asia/Jakarta')).toEqual(['2026-11-20', '2026-11-21']);
});

test('an old browser may not know the time zone', () => {
  expect(openDays('Asia/Nowhere')).toEqual(['2026-11-20']);
});
