import type { Insertable } from 'kysely';
import type { Tables } from '../tables';
import type { DemoActivity } from './activities';
import { campusInstant } from './dates';
import type { DemoInternship } from './internships';
import type { DemoPeople } from './people';
import { itemAt } from './random';

type Press = Omit<Insertable<Tables['attendance_events']>, 'device_event_id' | 'id'> & {
  received_at: Date;
};

interface Placed {
  readonly activity: DemoActivity;
  readonly internship: DemoInternship;
  readonly people: DemoPeople;
}

const actorOf = ({ users }: DemoPeople, userId: number) => {
  const { id, name, role } = itemAt(users, userId - 1);
  return { actor_user_id: id, actor_name: name, actor_role: role };
};

const mentorOf = ({ internship, people }: Placed) =>
  actorOf(people, itemAt(people.mentors, internship.mentor_id - 1).user_id);

export const studentOf = ({ internship, people }: Omit<Placed, 'activity'>) =>
  actorOf(people, itemAt(people.students, internship.student_id - 1).user_id);

/** A press that the mentor entered in the afternoon. */
export const enteredPress = (placed: Placed): Press => ({
  activity_id: placed.activity.id,
  kind: 'in',
  received_at: campusInstant(placed.activity.date, '16:20'),
  claimed_at: placed.activity.attendance_time,
  reason_note: 'Ponselnya rusak; saya melihatnya datang.',
  ...mentorOf(placed),
});

/** A press of a student who was not there, made void by the mentor. */
export function voidPress(placed: Placed): Press {
  const { id, date, start_time } = placed.activity;
  const { actor_user_id, actor_name, actor_role } = mentorOf(placed);
  return {
    activity_id: id,
    kind: 'in',
    received_at: campusInstant(date, start_time, -7),
    ...studentOf(placed),
    voided_at: campusInstant(date, '15:10'),
    voided_by_user_id: actor_user_id,
    voided_by_name: actor_name,
    voided_by_role: actor_role,
    void_reason: 'Absen dari rumah; hari itu tidak datang.',
  };
}
