import { sql } from 'kysely';
import { byId, ownInternships, type PersonalData } from '@/server/resources/personalRecords';

const grades = (userId: number) => sql`
  select grades.id, internship_id, course_code, courses.name as course_name,
    assignment_1, assignment_2, midterm, final, other
  from grades join courses on courses.code = course_code
  where internship_id in (${ownInternships(userId)})`;

/** Students get their grades from the office. */
export const gradePersonalData = {
  grades: {
    copy: { file: 'nilai', title: 'Nilai', rows: byId(grades), ownRows: null },
    forget: null,
  },
} as const satisfies PersonalData;
