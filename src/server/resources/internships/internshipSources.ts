import { type Expression, type SqlBool, sql } from 'kysely';
import { sortKey } from '@/server/lists/order';
import { listBy } from '@/server/lists/sources';
import { firstDay, lastDay } from '@/server/placements/placedDays';
import { internshipListed } from '@/shared/resources/internships/internshipFields';

/** An array, so that PostgreSQL looks up the few periods once, not per internship. */
const ofPeriod = (column: string) => ({
  value: column,
  where: (condition: Expression<SqlBool>) => sql<SqlBool>`internships.internship_period_id =
    any(array(select internship_periods.id from internship_periods where ${condition}))`,
});

const ofSupervisor = (kind: 'mentor' | 'lecturer') => ({
  value: 'users.name',
  order: sortKey(`${kind}_users.name`),
  where: (condition: Expression<SqlBool>) => {
    const profiles = sql.table(`${kind}s`);
    return sql<SqlBool>`${sql.ref(`internships.${kind}_id`)} = any(array(
      select profiles.id from ${profiles} profiles
      join users on users.id = profiles.user_id where ${condition}
    ))`;
  },
});

/** A day of a placement, which is that of its period or its own. No screen sorts by it. */
const dayInForce = (value: Expression<unknown>) => ({
  value,
  order: null,
  where: (condition: Expression<SqlBool>) => sql<SqlBool>`exists (
    select from internship_periods
    where internship_periods.id = internships.internship_period_id and ${condition}
  )`,
});

/** The index covers all internships, so it does not help the list of one person. */
const sourcesIn = (indexedIn: string | undefined) => ({
  ...listBy(internshipListed, {
    start_date: dayInForce(firstDay),
    end_date: dayInForce(lastDay),
    end_reason: { value: 'internships.end_reason', order: null },
    'student.nim': { value: 'internships.student_nim', indexedIn },
    'student.user.name': { value: 'internships.student_name', indexedIn },
    'mentor.company.name': { value: 'internships.company_name', indexedIn },
    'internship_period.start_date': ofPeriod('internship_periods.start_date'),
    'internship_period.end_date': { ...ofPeriod('internship_periods.end_date'), order: null },
    'mentor.user.name': ofSupervisor('mentor'),
    'lecturer.user.name': ofSupervisor('lecturer'),
  }),
  // The words of a reason, such as 'mitra', are searched in names alone.
  matchers: [],
});

export const INTERNSHIP_TEXT = 'internships.search_text';

export const internshipSources = sourcesIn(undefined);
export const internshipSourcesOfAll = sourcesIn(INTERNSHIP_TEXT);
