import { type RawBuilder, sql } from 'kysely';
import type { FollowUpScope } from './followUp';

/** The day since when an account of `users` lacks something for a period: of its creation, or the first one of the period that has begun. */
export const accountSince = (
  { config, today }: FollowUpScope,
  startDate: RawBuilder<unknown>,
): RawBuilder<string> => sql`greatest(
  timezone(${config.campusTimeZone}, users.created_at)::date,
  case when ${startDate} <= ${today} then ${startDate} end
)`;
