import type { Insertable } from 'kysely';
import { addDays } from '@/shared/calendarDays';
import type { Tables } from '../tables';
import type { DemoActivity } from './activities';
import { campusInstant } from './dates';
import { activeOf, DEMO_MENTOR_ID, type DemoInternship } from './internships';
import type { DemoPeople, DemoUser } from './people';
import { itemAt } from './random';

interface DemoRecords {
  readonly people: DemoPeople;
  readonly internships: readonly DemoInternship[];
  readonly activities: readonly DemoActivity[];
}

/** The place of the student who is silent on every day of loading, among those of the mentor account. */
const SILENT_STUDENT = 3;

/** A student who fell silent (scenes.ts): the lecturer and then the office have written to the student. */
export function demoReminders(
  { people, internships, activities }: DemoRecords,
  today: string,
): Insertable<Tables['chat_reminders']>[] {
  const { id, lecturer_id } = itemAt(activeOf(internships, DEMO_MENTOR_ID), SILENT_STUDENT);
  const past = activities.filter(({ internship_id, date }) => internship_id === id && date < today);
  const attended = past.filter(({ attendance_time }) => attendance_time !== null);
  const lastDay =
    attended
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? '';
  const [since] = past
    .map(({ date }) => date)
    .filter((date) => date > lastDay)
    .sort();
  if (since === undefined) return [];
  const lecturer = itemAt(people.users, itemAt(people.lecturers, lecturer_id - 1).user_id - 1);
  const admin = people.users.find(({ role }) => role === 'super_admin') as DemoUser;
  const by = (actor: DemoUser, days: number, time: string) => ({
    ...{ kind: 'silent_students' as const, matter_id: id, since },
    at: campusInstant(addDays(today, days), time),
    reminded_on: addDays(today, days),
    actor_user_id: actor.id,
    actor_name: actor.name,
  });
  return [by(lecturer, -2, '09:10'), by(admin, -1, '13:25')];
}
