import type { Caller } from './caller';
import { formatDate } from './dates';

interface Grade {
  internship_id: number;
  course: { code: string; name: string };
}

interface Internship {
  id: number;
  mentor: { id: number; user: { name: string }; company: { name: string } };
  lecturer: { id: number; user: { name: string } };
  internship_period: { id: number; start_date: string; closed_at: string | null };
}

const openGrade = async (admin: Caller) => {
  const { data: grades } = await admin.get<{ data: Grade[] }>('/grades');
  for (const grade of grades) {
    const { data: internship } = await admin.get<{ data: Internship }>(
      `/internships/${grade.internship_id}`,
    );
    if (internship.internship_period.closed_at === null) return { grade, internship };
  }
  throw new Error('The demo data lacks a grade in an open period.');
};

/** A graded internship of an open period in the demo data, with the choices and the query of its report. */
export const gradedInternship = async (admin: Caller) => {
  const { grade, internship } = await openGrade(admin);
  const { mentor, lecturer, internship_period } = internship;
  return {
    id: internship.id,
    course: grade.course.name,
    mentor: { name: mentor.user.name, company: mentor.company.name },
    lecturer: lecturer.user.name,
    /** The start of the option's label: '1 Feb 2026'. */
    period: formatDate(internship_period.start_date),
    query: new URLSearchParams({
      course_code: grade.course.code,
      mentor_id: String(mentor.id),
      lecturer_id: String(lecturer.id),
      internship_period_id: String(internship_period.id),
    }).toString(),
  };
};
