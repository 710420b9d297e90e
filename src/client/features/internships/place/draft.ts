import type { Internship, PlacementInput, Student } from '@/client/api/api';

export type Named = { id: number; name: string };

/** The planned place of a student; null for each part that is not chosen yet. */
export type Place = { company: Named | null; mentor: Named | null; lecturer: Named | null };

/** A student available for placement. */
export type Candidate = {
  id: number;
  nim: string;
  name: string;
  academicYear: string | null;
  hasAccount: boolean;
  /** The placement of an earlier period, as a suggestion. */
  earlier: { internshipId: number; place: Place } | null;
};

export type Row = { student: Candidate; place: Place };

export const NOWHERE: Place = { company: null, mentor: null, lecturer: null };

export const candidateOf = ({ id, nim, academic_year, user }: Student): Candidate => ({
  id,
  nim,
  name: user.name,
  academicYear: academic_year,
  hasAccount: user.is_active,
  earlier: null,
});

export const candidateOfInternship = (internship: Internship): Candidate => {
  const { id, student, mentor, lecturer } = internship;
  return {
    id: student.id,
    nim: student.nim,
    name: student.user.name,
    academicYear: student.academic_year,
    hasAccount: true,
    earlier: {
      internshipId: id,
      place: {
        company: mentor.company,
        mentor: { id: mentor.id, name: mentor.user.name },
        lecturer: { id: lecturer.id, name: lecturer.user.name },
      },
    },
  };
};

/** The row as the server takes it; null while it is incomplete. */
export const inputOf = ({ student, place }: Row): PlacementInput | null => {
  const { company, mentor, lecturer } = place;
  if (!company || !mentor || !lecturer) return null;
  return {
    student_id: student.id,
    company_id: company.id,
    mentor_id: mentor.id,
    lecturer_id: lecturer.id,
  };
};

/** The number of rows per company, in the order of their first row. */
export const countByCompany = (rows: readonly Row[]): { company: Named; count: number }[] => {
  const counts = new Map<number, { company: Named; count: number }>();
  for (const { place } of rows) {
    const { company } = place;
    if (!company) continue;
    const counted = counts.get(company.id) ?? { company, count: 0 };
    counted.count += 1;
    counts.set(company.id, counted);
  }
  return [...counts.values()];
};
