import { twoDaysNotice } from './twoDaysNotice';

test.each([
  ['2026-11-20', '2026-11-21', 'Asia/Jakarta', 'Absen kemarin masih bisa sampai 07:00 WIB.'],
  ['2026-12-31', '2027-01-01', 'Asia/Jayapura', 'Absen kemarin masih bisa sampai 09:00 WIT.'],
  ['2026-11-21', '2026-11-20', 'America/New_York', 'Absen besok sudah bisa.'],
])('says until when both dates are open: %s in UTC, %s in %s', (utc, campus, zone, notice) => {
  expect(twoDaysNotice(utc, campus, zone)).toBe(notice);
});
