import type { ListedActivity } from '@/client/api/api';
import { isNightShift, lastDayOf } from '@/shared/attendance/shift';

/** The states of an activity, in the order of the legend. */
export const MARKS = [
  'planned',
  'attended',
  'missed',
  'logMissing',
  'waiting',
  'returned',
  'validated',
] as const;

export type Mark = (typeof MARKS)[number];

export const MARK_LABELS: Readonly<Record<Mark, string>> = {
  planned: 'Direncanakan',
  attended: 'Sudah absen',
  missed: 'Tanpa absen',
  logMissing: 'Belum ada catatan',
  waiting: 'Menunggu peninjauan',
  returned: 'Dikembalikan',
  validated: 'Divalidasi',
};

/** `openDays` are the dates on which attendance is open. */
export function markOf(activity: ListedActivity, openDays: readonly string[]): Mark {
  if (activity.returned_at_by_mentor || activity.returned_at_by_lecturer) return 'returned';
  if (activity.validated_at_by_mentor || activity.validated_at_by_lecturer) return 'validated';
  const lastDay = lastDayOf(activity.date, isNightShift(activity));
  const isOver = openDays.every((day) => lastDay < day);
  if (!activity.attendance_time) return isOver ? 'missed' : 'planned';
  if (activity.has_log) return 'waiting';
  return isOver ? 'logMissing' : 'attended';
}

/** The marks in words: '3 aktivitas: 2 divalidasi, 1 dikembalikan'. */
export function marksText(marks: readonly Mark[]): string {
  if (marks.length === 0) return 'tidak ada aktivitas';
  const parts = MARKS.flatMap((mark) => {
    const count = marks.filter((each) => each === mark).length;
    return count > 0 ? [`${count} ${MARK_LABELS[mark].toLowerCase()}`] : [];
  });
  return `${marks.length} aktivitas: ${parts.join(', ')}`;
}
