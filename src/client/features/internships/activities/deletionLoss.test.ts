import { anActivity } from '@/client/testing/records/internship';
import { deletionLoss } from './deletionLoss';

const at = '2026-11-21T01:05:00Z';
const CLOCK = { zone: 'WIB', campusTimeZone: 'Asia/Jakarta' } as const;

test.each([
  [{ attendance_time: at }, 'Ikut terhapus: absensi pada 21 Nov 2026, 08:05.'],
  [{ validated_at_by_mentor: at }, 'Ikut terhapus: validasi mentor.'],
  [
    { attendance_time: at, validated_at_by_lecturer: at, validated_at_by_mentor: at },
    'Ikut terhapus: absensi pada 21 Nov 2026, 08:05, validasi dosen, dan validasi mentor.',
  ],
])('names the attendance and the validations of %j', (changes, loss) => {
  expect(deletionLoss(anActivity(changes), CLOCK)).toBe(loss);
});

test('names nothing for an activity without attendance and validations', () => {
  expect(deletionLoss(anActivity(), CLOCK)).toBeUndefined();
});
