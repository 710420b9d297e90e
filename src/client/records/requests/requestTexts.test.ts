import { anAttendanceRequest } from '@/client/testing/records/attendanceRequest';
import { deviceTexts } from './requestTexts';

const CLOCK = { zone: 'WITA', campusTimeZone: 'Asia/Jakarta' } as const;
const MADE = {
  ...{ made_at: '2026-11-22T23:05:00.000Z', device_time: '2026-11-22T20:05:00.000Z' },
  created_at: '2026-11-23T00:10:00.000Z',
};

test('a request that was sent at once has no text about its device', () => {
  expect(deviceTexts(anAttendanceRequest(), CLOCK)).toEqual([]);
});

test('a queued request shows both times by the clock of the place, and the doubt', () => {
  const made = 'Dibuat di perangkat 23 Nov 2026, 07:05 WITA, terkirim 23 Nov 2026, 08:10 WITA';
  expect(deviceTexts(anAttendanceRequest(MADE), CLOCK)).toEqual([made]);
  expect(deviceTexts(anAttendanceRequest({ ...MADE, clock_doubt: 'offset' }), CLOCK)).toEqual([
    made,
    'Jam ponsel berbeda 3 jam dari server (di ponsel 23 Nov 2026, 04:05 WITA)',
  ]);
  const anonymous = { ...MADE, device_time: null, clock_doubt: 'offset' as const };
  expect(deviceTexts(anAttendanceRequest(anonymous), CLOCK)[1]).toBe(
    'Jam ponsel berbeda dari server',
  );
});
