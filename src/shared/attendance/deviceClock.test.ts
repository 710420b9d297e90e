import { clockDoubtOf, deviceInstant } from './deviceClock';

const NOW = new Date('2026-03-02T05:00:00.000Z');
const MINUTE = 60_000;

test.each([
  [
    'the time of a device that was never compared',
    '2026-03-02T01:00:00.000Z',
    null,
    '2026-03-02T01:00:00.000Z',
  ],
  [
    'the time with the offset of a slow clock',
    '2026-03-02T01:00:00.000Z',
    12 * MINUTE,
    '2026-03-02T01:12:00.000Z',
  ],
  [
    'the time with the offset of a fast clock',
    '2026-03-02T01:00:00.000Z',
    -12 * MINUTE,
    '2026-03-02T00:48:00.000Z',
  ],
  ['a time in the zone of the device', '2026-03-02T08:00:00+07:00', 0, '2026-03-02T01:00:00.000Z'],
  ['now for five minutes ahead', '2026-03-02T05:05:00.000Z', 0, NOW.toISOString()],
  ['nothing for a millisecond more', '2026-03-02T05:05:00.001Z', 0, undefined],
  ['nothing for the end of all dates', '9999-12-31T23:59:59.999Z', 3_155_760_000_000, undefined],
  ['nothing without a time', null, 0, undefined],
])('claims %s', (_what, device_time, clock_offset, claimed) => {
  expect(deviceInstant({ device_time, clock_offset }, NOW)?.toISOString()).toBe(claimed);
});

test.each([
  ['no doubt for an offset of five minutes', { clock_offset: 5 * MINUTE }, null],
  ['no doubt for as much the other way', { clock_offset: -5 * MINUTE }, null],
  ['a doubt for a millisecond more', { clock_offset: 5 * MINUTE + 1 }, 'offset'],
  ['a doubt for a clock that is ahead', { clock_offset: -5 * MINUTE - 1 }, 'offset'],
  ['a doubt without a comparison', { clock_offset: null }, 'unknown'],
  [
    'a doubt for a clock that went back after any comparison',
    { clock_offset: 0, clock_went_back: true },
    'went_back',
  ],
])('knows %s', (_what, clock, doubt) => {
  expect(clockDoubtOf(clock)).toBe(doubt);
});
