import { type Expression, sql } from 'kysely';
import { paths } from '@/shared/paths';
import type { FollowUp, FollowUpScope } from './followUp';
import { openPlacements } from './openPlacements';

/** Students know their activities by name, others by whose they are. */
const columnsFor = ({ user: { role } }: FollowUpScope) =>
  role === 'student'
    ? sql`activities.name as subject, internships.company_name as detail`
    : sql`internships.student_name as subject, activities.name as detail`;

/** The matters that are activities of open placements, called `internships`. */
export const activityMatters = (scope: FollowUpScope, condition: Expression<unknown>) => sql`
  select activities.id, ${columnsFor(scope)}, activities.date as since, internships.id as internship_id
  from activities
  join ${openPlacements(scope)} as internships on internships.id = internship_id
  where ${condition}`;

export const activityLink: Pick<FollowUp<{ internship_id: number }>, 'linkOf'> = {
  linkOf: ({ id, internship_id }, { role }) =>
    role === 'student' ? paths.activities.own.show(id) : paths.activities.show(internship_id, id),
};
