import type { ActivityInput } from '@/client/api/api';
import { toDate, toIsoDate } from '@/client/ui/isoDate';

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

const dayAfter = (text: string): string => {
  const date = toDate(text);
  if (Number.isNaN(date.getTime())) return '';
  date.setDate(date.getDate() + 1);
  return toIsoDate(date);
};

/** Interns usually continue on the next day, at the same hours and place. */
export const nextActivity = (previous: ActivityValues): ActivityValues => ({
  ...NEW_ACTIVITY,
  date: dayAfter(previous.date),
  start_time: previous.start_time,
  end_time: previous.end_time,
  address: previous.address,
});
