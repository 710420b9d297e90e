import { sql } from 'kysely';

/** Whether the period asks for check-outs on the day of an activity, beside `internship_periods` and `activities`. */
export const requiresCheckOut = sql<boolean>`(
  select rules.requires_check_out from period_rules_on(internship_periods.id, activities.date) as rules
)`;
