import { sql } from 'kysely';
import { addDays } from '@/shared/calendarDays';
import type { FollowUp, FollowUpScope } from '../followUp';
import { endingPlacements, openPlacements } from '../openPlacements';

const DAYS_BEFORE_END = 14;

/** Each assessor has the sheets of their own, and super admins have all. */
const isAsked = ({ user }: FollowUpScope) =>
  user.role === 'super_admin' ? sql`true` : sql`forms.assessor = ${user.role}`;

/** The forms of each period. */
const FORMS = sql`internship_periods
  join courses on courses.semester = internship_periods.semester
  join assessment_forms as forms on forms.course_code = courses.code and forms.is_active`;

export const missingSheets: FollowUp = {
  kind: 'missing_sheets',
  roles: ['super_admin', 'lecturer', 'mentor'],
  title: 'Lembar penilaian belum dikirim',
  hint: `Periodenya berakhir dalam ${DAYS_BEFORE_END} hari atau sudah berakhir, atau jurusan meminta perbaikan.`,
  // A draft of a sheet to correct is another moment of its change.
  hasMovingDay: true,
  matters: (scope) => {
    const ending = addDays(scope.today, DAYS_BEFORE_END);
    return sql`
      select internships.id, student_name as title, detail || ' · ' || course_names as detail,
        end_date - ${DAYS_BEFORE_END}::integer as since,
        '/internships/' || internships.id || '/assessments/' || form_id as link
      from ${endingPlacements(scope, ending)} as internships
      cross join lateral (
        select min(forms.id) as form_id, string_agg(courses.name, ', ' order by forms.id) as course_names
        from ${FORMS}
        where internship_periods.id = internships.internship_period_id and ${isAsked(scope)}
          and not exists (
            select from assessment_sheets
            where internship_id = internships.id and form_id = forms.id and state = 'sent'
          )
      ) as missing
      where form_id is not null
        -- Periods without forms have many placements, too.
        and internship_period_id in (select internship_periods.id from ${FORMS} where ${isAsked(scope)})
      union all
      select internships.id, student_name, detail || ' · ' || course_names, since,
        '/internships/' || internships.id || '/assessments/' || form_id
      from (
        select internship_id, min(forms.id) as form_id,
          string_agg(courses.name, ', ' order by forms.id) as course_names,
          min(timezone(${scope.config.campusTimeZone}, changed_at)::date) as since
        from assessment_sheets
        join assessment_forms as forms on forms.id = form_id
        join courses on courses.code = forms.course_code
        where state = 'returned' and ${isAsked(scope)}
        group by internship_id
      ) as returned
      join ${openPlacements(scope)} as internships on internships.id = returned.internship_id
      where end_date > ${ending}`;
  },
};
