import { type Activity, useListInternshipActivitiesQuery } from '@/client/api/api';
import { formatWeekdayDate } from '@/shared/format';
import { useAttendanceDays } from './useAttendanceDays';

export interface ActivityDay {
  date: string;
  activities: readonly Activity[];
}

/** The activities of an internship that can be attended now, by date. */
export function useTodaysActivities(internshipId: number | undefined) {
  const { utcDay, campusDay, notice } = useAttendanceDays();
  const request = { id: internshipId ?? 0, sort: 'start_time' };
  const skip = internshipId === undefined;
  const utc = useListInternshipActivitiesQuery({ ...request, date: utcDay }, { skip });
  const campus = useListInternshipActivitiesQuery(
    { ...request, date: campusDay ?? utcDay },
    { skip: skip || !campusDay },
  );

  // In the morning on campus, the students' own date comes first.
  const queries = campusDay ? [campus, utc] : [utc];
  const dates = campusDay ? [campusDay, utcDay] : [utcDay];
  const days = dates.map((date, index): ActivityDay => {
    // `data` would still hold the list of another date or internship while the next one loads.
    const list = queries[index]?.currentData;
    return { date, activities: list?.data ?? [] };
  });
  const activities = days.flatMap((day) => day.activities);

  return {
    days,
    activities,
    /** The line below the heading: today's date, or the notice about two dates. */
    caption:
      notice && activities.length > 0
        ? notice
        : [...dates].sort().map(formatWeekdayDate).join(' dan '),
    isLoading: queries.some(({ currentData, isError }) => !currentData && !isError),
    isError: queries.some(({ isError }) => isError),
    refetch: () => {
      for (const { refetch } of queries) void refetch();
    },
  };
}
