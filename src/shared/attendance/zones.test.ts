import { campusZone } from './zones';

test.each([
  ['Asia/Jakarta', 'WIB'],
  ['Asia/Pontianak', 'WIB'],
  ['Asia/Makassar', 'WITA'],
  ['Asia/Jayapura', 'WIT'],
  ['UTC', 'WIB'],
  ['Mars/Olympus', 'WIB'],
])('the zone of a campus in %s is %s', (campusTimeZone, zone) => {
  expect(campusZone(campusTimeZone)).toBe(zone);
});
