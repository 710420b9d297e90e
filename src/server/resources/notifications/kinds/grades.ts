import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { SCORE_PART_NAMES, SCORE_PARTS, type Scores } from '@/shared/resources/grades/scores';
import { byActor, type NotificationType } from '../notification';
import { notify } from '../notify';
import { placementPage } from '../placementPage';

type GradeNews = NotificationType<{ internship_id: number; course_name: string }>;

const facts: GradeNews['facts'] = ({ user }) => sql`
  select internships.id as internship_id, courses.name as course_name,
    internships.company_name as detail
  from grades
  join courses on courses.code = course_code
  join internships on internships.id = internship_id
  where grades.id = news.matter_id and ${internshipsVisibleTo(user)}`;

/** Grades are on the page of their placement. */
const linkOf: GradeNews['linkOf'] = ({ internship_id }, person) =>
  placementPage(internship_id, person);

export const givenGrades: GradeNews = {
  kind: 'given_grades',
  roles: ['student'],
  title: 'Nilai yang sudah diisi',
  facts,
  titleOf: ({ course_name, ...news }) => `Nilai ${course_name} Anda sudah diisi${byActor(news)}`,
  linkOf,
};

export const changedGrades: GradeNews = {
  kind: 'changed_grades',
  roles: ['student'],
  title: 'Nilai yang diubah',
  facts,
  titleOf: ({ course_name, noted: parts, ...news }) =>
    `Nilai ${parts === null ? '' : `${parts} `}${course_name} Anda diubah${byActor(news)}`,
  linkOf,
};

interface GradeOf {
  internship_id: number;
  course_code: string;
}

/** The students of these grades; `detail` is per grade. */
const students = (grades: readonly (GradeOf & { detail: string | null })[]) => sql`
  select students.user_id, grades.id as matter_id, told.detail
  from jsonb_to_recordset(${JSON.stringify(grades)}::jsonb)
    as told(internship_id integer, course_code text, detail text)
  join grades using (internship_id, course_code)
  join internships on internships.id = grades.internship_id
  join students on students.id = student_id`;

export async function notifyGiven(
  trx: Database,
  grades: readonly GradeOf[],
  now: Date,
): Promise<void> {
  const told = grades.map(({ internship_id, course_code }) => ({
    internship_id,
    course_code,
    detail: null,
  }));
  await notify(trx, 'given_grades', students(told), now);
}

interface Change extends GradeOf {
  before: Scores;
  after: Scores;
}

/** Tells of the scores that are not what they were; `detail` names them, such as 'UTS, UAS'. */
export async function notifyChanged(
  trx: Database,
  changes: readonly Change[],
  now: Date,
): Promise<void> {
  const told = changes.flatMap(({ internship_id, course_code, before, after }) => {
    const parts = SCORE_PARTS.filter((part) => before[part] !== after[part]);
    if (parts.length === 0) return [];
    const detail = parts.map((part) => SCORE_PART_NAMES[part]).join(', ');
    return { internship_id, course_code, detail };
  });
  if (told.length > 0) await notify(trx, 'changed_grades', students(told), now);
}
