import type { Insertable } from 'kysely';
import { addDays } from '@/shared/calendarDays';
import type { Tables } from '../tables';
import { DATA_CENTRE_MENTOR_ID } from './internships';
import type { DemoPeople } from './people';
import { itemAt } from './random';

/** A mentor who has not answered two reminders about two activities, so that it is the turn of the office. */
export function demoMailedMatters(
  { mentors }: Pick<DemoPeople, 'mentors'>,
  today: string,
): Insertable<Tables['mailed_follow_ups']>[] {
  const { user_id } = itemAt(mentors, DATA_CENTRE_MENTOR_ID - 1);
  return ['1', '2'].map((matter_key) => ({
    ...{ user_id, kind: 'waiting_reviews', matter_key },
    ...{ first_on: addDays(today, -22), last_on: addDays(today, -8), mails: 3 },
  }));
}
