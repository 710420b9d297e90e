import { type RawBuilder, sql } from 'kysely';
import type { FollowUpScope } from './followUp';

/** The columns of a matter that is an activity: students know theirs by name, others by whose it is. */
export const activityMatter = ({ user: { role } }: FollowUpScope): RawBuilder<unknown> =>
  role === 'student'
    ? sql`activities.id, activities.name as title, internships.company_name as detail,
        activities.date as since, '/student/activities/' || activities.id as link`
    : sql`activities.id, internships.student_name as title, activities.name as detail,
        activities.date as since,
        '/internships/' || internships.id || '/activities/' || activities.id as link`;
