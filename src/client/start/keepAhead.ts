import { api } from '@/client/api/api';
import type { AppStore } from '@/client/app/store';
import { selectSelectedInternship } from '@/client/session/selectionSlice';
import { addDays } from '@/shared/calendarDays';
import { firstDay, lastDay, monthOf } from '@/shared/calendarMonths';

const DAYS = 14;

/**
 * Asks for the months around today and the own days, so that they are on the device when the application is opened without a
 * network on another day.
 */
export const keepAhead = async ({ dispatch, getState }: AppStore): Promise<void> => {
  const { data } = await dispatch(
    api.endpoints.listStudentInternships.initiate({}, { subscribe: false }),
  );
  const selected = selectSelectedInternship(getState())?.id;
  const internships = data?.data ?? [];
  const id = (internships.find((each) => each.id === selected) ?? internships[0])?.id;
  if (id === undefined) return;
  const today = new Date().toISOString().slice(0, 10);
  dispatch(
    api.util.prefetch(
      'listInternshipActivities',
      {
        id,
        dateFrom: firstDay(monthOf(addDays(today, -DAYS))),
        dateTo: lastDay(monthOf(addDays(today, DAYS))),
        sort: 'date,start_time',
      },
      {},
    ),
  );
  const month = monthOf(today);
  dispatch(
    api.util.prefetch(
      'listAttendanceDays',
      { id, dateFrom: firstDay(month), dateTo: lastDay(month) },
      {},
    ),
  );
};
