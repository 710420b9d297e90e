import { sql } from 'kysely';
import { sortKey } from '@/server/lists/order';
import { listBy } from '@/server/lists/sources';
import { assessmentSheetListed } from '@/shared/resources/assessments/assessmentFields';
import type { AssessmentState } from '@/shared/resources/assessments/constants';

export const SHEET_STATE = sql<AssessmentState>`coalesce(sheets.state, 'missing')`;

/** The assessor; of a sheet that was sent, the person who sent it. */
export const ASSESSOR_NAME = sql<string>`coalesce(sheets.sent_by_name, (
  select users.name from users
  where users.id = case forms.assessor
    when 'mentor' then (select user_id from mentors where mentors.id = internships.mentor_id)
    else (select user_id from lecturers where lecturers.id = internships.lecturer_id)
  end
))`;

export const assessmentSources = listBy(assessmentSheetListed, {
  student_name: 'internships.student_name',
  nim: 'internships.student_nim',
  company_name: 'internships.company_name',
  course_name: 'courses.name',
  assessor: 'forms.assessor',
  assessor_name: { value: ASSESSOR_NAME, order: sortKey(ASSESSOR_NAME) },
  state: { value: SHEET_STATE },
});
