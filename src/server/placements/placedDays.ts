import { type SqlBool, sql } from 'kysely';
import { LEFT_REASONS } from '@/shared/resources/internships/placementDates';

// About a row of `internships` with its row of `internship_periods`: `datesInForce` in SQL. A missing day of its own is null,
// which `greatest` and `least` ignore.

/** The refusal of a press or a request about a day outside of the placement, for students and reviewers alike. */
export const NOT_PLACED =
  'Magang tidak berlangsung pada tanggal ini: belum dimulai, sudah berakhir, atau sedang jeda.';

export const firstDay = sql<string>`greatest(internship_periods.start_date, internships.start_date)`;
export const lastDay = sql<string>`least(internship_periods.end_date, internships.end_date)`;

/** Whether the placement is interrupted on a day, by a column such as `activities.date`. */
export const isInterruptedOn = (day: unknown) => sql<SqlBool>`exists (
  select from internship_interruptions as interruptions
  where interruptions.internship_id = internships.id
    and ${day} between interruptions.start_date and coalesce(interruptions.end_date, 'infinity')
)`;

/** Whether the student works at the company on a day. */
export const isPlacedOn = (day: unknown) =>
  sql<boolean>`(${day} between ${firstDay} and ${lastDay} and not ${isInterruptedOn(day)})`;

/** The same by its own days alone: an activity outside of the period takes presses as it always did. */
export const isOwnDay = (day: unknown) => sql<boolean>`(
  ${day} between coalesce(internships.start_date, '-infinity') and coalesce(internships.end_date, 'infinity')
  and not ${isInterruptedOn(day)}
)`;

const reasonsToLeave = sql.join(LEFT_REASONS.map((reason) => sql.lit(reason)));

/** Whether nothing more is expected of a placement after its end, by the column of its reason (docs/decisions/0103). */
export const isToLeave = (reason: string) =>
  sql<SqlBool>`(${sql.ref(reason)} is not null and ${sql.ref(reason)} in (${reasonsToLeave}))`;
