import { sql } from 'kysely';
import { addDays } from '@/shared/calendarDays';
import { paths } from '@/shared/paths';
import type { FollowUp, FollowUpScope } from '../followUp';
import { endingPeriods, endingPlacements, openPlacements } from '../openPlacements';

const DAYS_BEFORE_END = 14;

/** Each assessor has the forms of their own, and super admins have all. */
const ownForms = ({ user }: FollowUpScope) => sql`(
  select courses.semester, courses.name as course_name, assessment_forms.id as form_id
  from assessment_forms join courses on courses.code = course_code
  where ${user.role === 'super_admin' ? sql`true` : sql`assessor = ${user.role}`}
)`;

export const missingSheets: FollowUp<{ form_id: number }> = {
  kind: 'missing_sheets',
  roles: ['super_admin', 'lecturer', 'mentor'],
  title: 'Lembar penilaian belum dikirim',
  hint: `Periodenya berakhir dalam ${DAYS_BEFORE_END} hari atau sudah berakhir, atau jurusan meminta perbaikan.`,
  // A draft of a sheet to correct is another moment of its change.
  hasMovingDay: true,
  linkOf: ({ id, form_id }) => paths.assessments.show(id, form_id),
  matters: (scope) => {
    const ending = addDays(scope.today, DAYS_BEFORE_END);
    return sql`
      select internships.id, student_name as subject, detail || course_names as detail,
        end_date - ${DAYS_BEFORE_END}::integer as since, form_id
      from ${endingPlacements(scope, ending)} as internships
      cross join lateral (
        select min(form_id) as form_id, string_agg(course_name, ', ' order by form_id) as course_names
        from missing_sheets join ${ownForms(scope)} as forms using (form_id)
        where internship_id = internships.id and forms.semester = internships.semester
      ) as missing
      where form_id is not null
        -- A few of 100,000 placements, unless a period has just ended.
        and internships.id in (
          select internship_id from missing_sheets
          where internship_period_id = any(${endingPeriods(ending)})
        )
      union all
      select internships.id, student_name, detail || course_names, since, form_id
      from (
        select internship_id, min(form_id) as form_id,
          string_agg(course_name, ', ' order by form_id) as course_names,
          min(timezone(${scope.config.campusTimeZone}, changed_at)::date) as since
        from assessment_sheets join ${ownForms(scope)} as forms using (form_id)
        where state = 'returned'
        group by internship_id
      ) as returned
      join ${openPlacements(scope)} as internships on internships.id = returned.internship_id
      where end_date > ${ending}`;
  },
};
