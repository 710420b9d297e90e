import { type RawBuilder, sql } from 'kysely';
import { paths } from '@/shared/paths';
import type { FollowUp, FollowUpScope } from './followUp';

/** The columns of a matter that is an activity: students know theirs by name, others by whose it is. */
export const activityMatter = ({ user: { role } }: FollowUpScope): RawBuilder<unknown> =>
  role === 'student'
    ? sql`activities.id, activities.name as subject, internships.company_name as detail,
        activities.date as since, internships.id as internship_id`
    : sql`activities.id, internships.student_name as subject, activities.name as detail,
        activities.date as since, internships.id as internship_id`;

export const activityLink: Pick<FollowUp<{ internship_id: number }>, 'linkOf'> = {
  linkOf: ({ id, internship_id }, { role }) =>
    role === 'student'
      ? paths.student.activities.show(id)
      : paths.internships.activities.show(internship_id, id),
};
