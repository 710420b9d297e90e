import { clockOfDevice, measureClock } from './serverClock';

const SERVER = 'Tue, 24 Nov 2026 03:00:00 GMT';
const atServer = (ms = 0) => Date.parse(SERVER) + 500 + ms;
const setClock = (time: number) => jest.setSystemTime(time);

beforeEach(() => jest.useFakeTimers({ now: atServer() }));
afterEach(() => jest.useRealTimers());

/** An answer with this time of the server, which arrives at once. */
const answer = (header: string | null) => measureClock(header, Date.now());

test('the clock is unknown before the first answer, and after one without a time', () => {
  expect(clockOfDevice()).toEqual({ clock_offset: null, clock_went_back: false });
  answer(null);
  answer('yesterday');
  expect(clockOfDevice().clock_offset).toBeNull();
});

test.each([
  ['an hour slow', -3_600_000],
  ['a year fast', 365 * 86_400_000],
])('a clock that is %s is measured', (_how, error) => {
  setClock(atServer(error));
  answer(SERVER);
  expect(clockOfDevice().clock_offset).toBe(-error);
});

test('counts from the middle of the request', () => {
  setClock(atServer(1_000));
  measureClock(SERVER, atServer(-600));
  expect(clockOfDevice().clock_offset).toBe(-200);
});

test('follows a clock that was set ahead with the next answer', () => {
  answer(SERVER);
  setClock(atServer(7_200_000));
  answer(SERVER);
  expect(clockOfDevice().clock_offset).toBe(-7_200_000);
});

test('says that the clock went back, until an answer measures it again', () => {
  answer(SERVER);
  setClock(atServer(-600_000));
  expect(clockOfDevice()).toEqual({ clock_offset: 0, clock_went_back: true });
  answer(SERVER);
  expect(clockOfDevice()).toEqual({ clock_offset: 600_000, clock_went_back: false });
});

test('a slow answer replaces no measurement', () => {
  answer(SERVER);
  setClock(atServer(-600_000));
  measureClock(SERVER, atServer(-603_000));
  expect(clockOfDevice().clock_offset).toBe(0);
});
