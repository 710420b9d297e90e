import { leastLoaded } from './leastLoaded';

export type LecturerPer = 'company' | 'student';

interface Lecturer {
  id: number;
  students_count: number;
}

interface Company {
  id: number;
  /** Its usual lecturer. */
  lecturer_id: number | null;
}

/**
 * Returns a function that chooses a lecturer for the next student of a company: one for all students of a company, its usual one first,
 * or else the one with the fewest students, who are counted as they get more.
 */
export function chooseLecturers<One extends Lecturer>(
  lecturers: readonly One[],
  per: LecturerPer,
): (company: Company | null) => One | null {
  const supervised = new Map(lecturers.map(({ id, students_count }) => [id, students_count]));
  const countOf = ({ id }: One) => supervised.get(id) ?? 0;
  const ofCompany = new Map<number, One | null>();

  return (company) => {
    const usual = lecturers.find(({ id }) => id === company?.lecturer_id);
    const known = company && per === 'company' ? (ofCompany.get(company.id) ?? usual) : undefined;
    const lecturer = known ?? leastLoaded(lecturers, countOf);
    if (lecturer) supervised.set(lecturer.id, countOf(lecturer) + 1);
    if (company) ofCompany.set(company.id, lecturer);
    return lecturer;
  };
}
