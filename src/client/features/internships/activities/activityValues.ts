import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { parse } from 'date-fns/parse';
import type { ActivityInput } from '@/client/api/api';

/** The form values of one activity. */
export type ActivityValues = ActivityInput;

export type ActivitiesValues = { activities: ActivityValues[] };

export const NEW_ACTIVITY: ActivityValues = {
  name: '',
  date: '',
  start_time: '',
  end_time: '',
  address: '',
  description: '',
};

const ISO_DATE = 'yyyy-MM-dd';

const dayAfter = (text: string): string => {
  const date = parse(text, ISO_DATE, new Date(0));
  return isValid(date) ? format(addDays(date, 1), ISO_DATE) : '';
};

/** Interns usually continue on the next day, at the same hours and place. */
export const nextActivity = (previous: ActivityValues): ActivityValues => ({
  ...NEW_ACTIVITY,
  date: dayAfter(previous.date),
  start_time: previous.start_time,
  end_time: previous.end_time,
  address: previous.address,
});
