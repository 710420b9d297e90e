import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { formatDate } from '@/shared/format';
import { DroppedNote } from '../dropped/DroppedNote';
import type { Dropped } from '../dropped/useDroppedActivities';
import { daysAfter } from './lastDay';

const MISSING_DAY = 'Isi hari terakhir untuk melihat aktivitas yang terhapus.';

/** Says what goes with the days after the last one. */
export function AfterLastDay({ dropped }: { dropped: Dropped }) {
  const { end_date } = useFormikContext<{ end_date: string }>().values;
  const { show } = dropped;
  useEffect(() => show(daysAfter(end_date)), [end_date, show]);
  const words = {
    onDays: `sesudah ${formatDate(end_date)}`,
    days: 'hari sesudahnya',
    missing: MISSING_DAY,
  };
  return <DroppedNote dropped={dropped} words={words} />;
}
