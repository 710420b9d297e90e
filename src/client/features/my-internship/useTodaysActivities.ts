import { type Activity, useListInternshipActivitiesQuery } from '@/client/api/api';
import { isAttendanceOpen } from '@/shared/attendance/isAttendanceOpen';
import { addDays } from '@/shared/calendarDays';
import { formatWeekdayDate } from '@/shared/format';
import { useAttendanceDays } from './useAttendanceDays';

export interface ActivityDay {
  date: string;
  activities: readonly Activity[];
}

/** The activities of an internship that can be attended now, by date. */
export function useTodaysActivities(internshipId: number | undefined) {
  const { utcDay, campusDay, notice } = useAttendanceDays();
  // In the morning on campus, the students' own date comes first.
  const dates = campusDay ? [campusDay, utcDay] : [utcDay];
  const localDate = campusDay ?? utcDay;
  const yesterday = addDays(localDate, -1);
  const list = useListInternshipActivitiesQuery(
    {
      id: internshipId ?? 0,
      sort: 'start_time',
      // The night shifts of the day before end today.
      dateFrom: yesterday,
      dateTo: dates.toSorted().at(-1),
    },
    { skip: internshipId === undefined },
  );

  // `data` would still hold the list of another date or internship while the next one loads.
  const open = (list.currentData?.data ?? []).filter((activity) =>
    isAttendanceOpen(activity, dates, localDate),
  );
  const hasNightShift = open.some(({ date }) => !dates.includes(date));
  const days = (hasNightShift ? [...dates, yesterday] : dates).map(
    (date): ActivityDay => ({
      date,
      activities: open.filter((activity) => activity.date === date),
    }),
  );
  const activities = days.flatMap((day) => day.activities);

  return {
    days,
    activities,
    /** The line below the heading: today's date, or the notice about two dates. */
    caption:
      notice && activities.length > 0
        ? notice
        : dates.toSorted().map(formatWeekdayDate).join(' dan '),
    isLoading: internshipId !== undefined && !list.currentData && !list.isError,
    isError: list.isError,
    refetch: () => void list.refetch(),
  };
}
