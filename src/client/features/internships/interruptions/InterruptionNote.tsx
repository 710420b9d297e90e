import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { OpenRange } from '@/shared/attendance/placement';
import { isCalendarDate } from '@/shared/validation/dateAndTime';
import { DroppedNote } from '../dropped/DroppedNote';
import type { Dropped } from '../dropped/useDroppedActivities';
import type { InterruptionValues } from './interruptionValues';

const WORDS = {
  onDays: 'pada hari jeda',
  days: 'hari jeda',
  missing: 'Isi hari jeda untuk melihat aktivitas yang terhapus.',
};

/** Null for days that are incomplete or in the wrong order. */
function daysOf({ start_date, end_date }: Omit<InterruptionValues, 'reason'>): OpenRange | null {
  if (!isCalendarDate(start_date)) return null;
  if (end_date === '') return { startDate: start_date, endDate: null };
  return isCalendarDate(end_date) && end_date >= start_date
    ? { startDate: start_date, endDate: end_date }
    : null;
}

/** Says what goes with the days of an interruption. */
export function InterruptionNote({ dropped }: { dropped: Dropped }) {
  const { start_date, end_date } = useFormikContext<InterruptionValues>().values;
  const { show } = dropped;
  useEffect(() => show(daysOf({ start_date, end_date })), [start_date, end_date, show]);
  return <DroppedNote dropped={dropped} words={WORDS} />;
}
