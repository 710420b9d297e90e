import type { Database } from '@/server/db/database';
import { aCompany, aLecturer, aMentor, anInternshipPeriod, aStudent } from './builders';

/** The records that an internship refers to, and a request body for creating it. */
export async function aPlacement(db: Database, quota = 10) {
  const company = await aCompany(db, { internship_quota: quota });
  const mentor = await aMentor(db, { company_id: company.id });
  const student = await aStudent(db);
  const lecturer = await aLecturer(db);
  const period = await anInternshipPeriod(db);
  const input = {
    student_id: student.id,
    company_id: company.id,
    mentor_id: mentor.id,
    lecturer_id: lecturer.id,
    internship_period_id: period.id,
  };
  return { company, mentor, student, lecturer, period, input };
}
