import type { Activity } from '@/client/api/api';
import { type PlaceClock, pressDateTime } from '@/shared/attendance/placeTime';

const list = new Intl.ListFormat('id-ID');

/** A sentence about the data that a deletion of the activity destroys. */
export function deletionLoss(activity: Activity, clock: PlaceClock): string | undefined {
  const { attendance_time, validated_at_by_lecturer, validated_at_by_mentor } = activity;
  const lost = [
    attendance_time && `absensi pada ${pressDateTime(attendance_time, clock)}`,
    validated_at_by_lecturer && 'validasi dosen',
    validated_at_by_mentor && 'validasi mentor',
  ].filter((part) => typeof part === 'string');
  return lost.length > 0 ? `Ikut terhapus: ${list.format(lost)}.` : undefined;
}
