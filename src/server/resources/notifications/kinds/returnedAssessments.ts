import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { isOpen } from '@/server/placements/closedBy';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { paths } from '@/shared/paths';
import { byActor, type NotificationType } from '../notification';
import { notify } from '../notify';

interface Returned {
  internship_id: number;
  form_id: number;
  student_name: string;
  course_name: string;
}

/** News until the sheet is sent again, the placement is closed or somebody else is the assessor. */
export const returnedAssessments: NotificationType<Returned> = {
  kind: 'returned_assessments',
  roles: ['lecturer', 'mentor'],
  title: 'Lembar penilaian yang perlu diperbaiki',
  isMailed: true,
  isDetailMailed: true,
  facts: ({ user }) => sql`
    select internships.id as internship_id, forms.id as form_id, internships.student_name,
      courses.name as course_name
    from assessment_sheets as sheets
    join assessment_forms as forms on forms.id = form_id
    join courses on courses.code = forms.course_code
    join internships on internships.id = internship_id
    join internship_periods as periods on periods.id = internship_period_id
    where sheets.id = news.matter_id and sheets.state = 'returned'
      and ${isOpen('periods')} and forms.assessor = ${user.role}
      and ${internshipsVisibleTo(user)}`,
  titleOf: (news) => `Lembar penilaian dikembalikan${byActor(news)} untuk diperbaiki`,
  detailOf: ({ student_name, course_name }) => `${student_name} · ${course_name}`,
  linkOf: ({ internship_id, form_id }) => paths.assessments.show(internship_id, form_id),
};

/** Tells the assessor of the placement, who can correct it. */
export async function notifyAssessmentReturned(
  trx: Database,
  { id, form_id }: { id: number; form_id: number },
  now: Date,
): Promise<void> {
  const recipient = sql`
    select case forms.assessor when 'mentor' then mentors.user_id else lecturers.user_id end as user_id,
      sheets.id as matter_id, null::text as detail
    from assessment_sheets as sheets
    join assessment_forms as forms on forms.id = form_id
    join internships on internships.id = internship_id
    join mentors on mentors.id = mentor_id
    join lecturers on lecturers.id = lecturer_id
    where internship_id = ${id} and form_id = ${form_id}`;
  await notify(trx, 'returned_assessments', recipient, now);
}
