import { sql } from 'kysely';
import { addDays } from '@/shared/calendarDays';
import { paths } from '@/shared/paths';
import type { FollowUp, FollowUpScope } from '../followUp';
import { endingPlacements, openPlacements } from '../openPlacements';

const DAYS_BEFORE_END = 14;

/** Each assessor has the forms of their own, and super admins have all. */
const ownForms = ({ user }: FollowUpScope) => sql`(
  select courses.semester, courses.name as course_name, assessment_forms.id as form_id,
    assessment_forms.is_active
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
    const lastDay = addDays(scope.today, DAYS_BEFORE_END);
    const ending = endingPlacements(scope, lastDay);
    return sql`
      select internships.id, student_name as subject, detail || course_names as detail,
        end_date - ${DAYS_BEFORE_END}::integer as since, form_id
      from (
        select placed.id, min(form_id) as form_id,
          string_agg(course_name, ', ' order by form_id) as course_names
        from ${ending} as placed
        join ${ownForms(scope)} as forms using (semester)
        where forms.is_active and not exists (
          select from assessment_sheets as sheets
          where sheets.internship_id = placed.id and sheets.form_id = forms.form_id and state = 'sent'
        )
        group by placed.id
      ) as missing
      join ${ending} as internships using (id)
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
      where end_date > ${lastDay}`;
  },
};
