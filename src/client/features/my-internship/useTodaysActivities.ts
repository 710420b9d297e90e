import { type ListedActivity, useListInternshipActivitiesQuery } from '@/client/api/api';
import { isAttendanceOpen } from '@/shared/attendance/isAttendanceOpen';
import { addDays } from '@/shared/calendarDays';
import { formatWeekdayDate } from '@/shared/format';
import { twoDaysNotice } from './twoDaysNotice';
import { useAttendanceDays } from './useAttendanceDays';

export interface ActivityDay {
  date: string;
  activities: readonly ListedActivity[];
}

/** The activities of an internship that can be attended now, by date. */
export function useTodaysActivities(internshipId: number | undefined) {
  const { utcDay, campusDay, placeDays } = useAttendanceDays();
  // In the morning on campus, the students' own date comes first.
  const openDays = campusDay ? [campusDay, utcDay] : [utcDay];
  const localDays = [campusDay ?? utcDay, ...Object.values(placeDays)].sort();
  const list = useListInternshipActivitiesQuery(
    {
      id: internshipId ?? 0,
      sort: 'start_time',
      // The night shifts of the day before end today.
      dateFrom: addDays(localDays[0] ?? utcDay, -1),
      dateTo: [...localDays, utcDay].sort().at(-1),
    },
    { skip: internshipId === undefined },
  );

  // `data` would still hold the list of another date or internship while the next one loads.
  const listed = list.currentData?.data ?? [];
  const todayAt = ({ time_zone }: ListedActivity) => placeDays[time_zone];
  const open = listed.filter((each) => isAttendanceOpen(each, openDays, todayAt(each)));
  const dates = shownDates(openDays, listed.map(todayAt), open);

  return {
    days: [...dates.today, ...dates.before].map(
      (date): ActivityDay => ({ date, activities: open.filter((each) => each.date === date) }),
    ),
    activities: open,
    /** The line below the heading: today's date, or the notice about two dates. */
    caption:
      twoDaysNotice(open, { utcDay, campusDay, placeDays }) ??
      dates.today.toSorted().map(formatWeekdayDate).join(' dan '),
    isLoading: internshipId !== undefined && !list.currentData && !list.isError,
    // A list that cannot be read again stays: its activities can still be attended.
    isError: list.isError && !list.currentData,
    refetch: () => void list.refetch(),
  };
}

/** Today's dates, that of the places first, and the earlier ones of activities that are still open. */
function shownDates(
  openDays: readonly string[],
  placeToday: readonly string[],
  open: readonly ListedActivity[],
) {
  const [first = ''] = openDays;
  const isOpenOn = (date: string) => open.some((each) => each.date === date);
  const ahead = [...new Set(placeToday)].filter((date) => date > first && !openDays.includes(date));
  // Where the next day has begun, the days of the campus matter only for what is still open.
  const ofCampus = ahead.length > 0 ? openDays.filter(isOpenOn) : openDays;
  const today = [...ahead, ...ofCampus];
  const before = [...new Set(open.map(({ date }) => date))].filter((date) => !today.includes(date));
  return { today, before };
}
