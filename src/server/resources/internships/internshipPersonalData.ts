import { sql } from 'kysely';
import { byId, type PersonalData } from '@/server/resources/personalRecords';

const internships = (userId: number) => sql`
  select internships.id, internship_periods.start_date, internship_periods.end_date,
    internships.start_date as own_start_date, internships.end_date as own_end_date, end_reason, semester, year, student_nim, student_name, company_name,
    mentor_users.name as mentor_name, lecturer_users.name as lecturer_name
  from internships
  join internship_periods on internship_periods.id = internship_period_id
  join students on students.id = student_id
  join mentors on mentors.id = mentor_id
  join users as mentor_users on mentor_users.id = mentors.user_id
  join lecturers on lecturers.id = lecturer_id
  join users as lecturer_users on lecturer_users.id = lecturers.user_id
  where ${userId} in (students.user_id, mentors.user_id, lecturers.user_id)`;

export const internshipPersonalData = {
  internships: {
    copy: { file: 'magang', title: 'Magang', rows: byId(internships) },
    forget: null,
  },
} as const satisfies PersonalData;
