import type { CompanyPlaces, LecturerLoad } from '@/client/api/api';
import { chooseLecturers, type LecturerPer } from '@/shared/chooseLecturers';
import { leastLoaded } from '@/shared/leastLoaded';
import { type Candidate, NOWHERE, type Row } from './draft';

type Company = Pick<CompanyPlaces, 'id' | 'name' | 'free' | 'mentors' | 'lecturer_id'>;

/**
 * Spreads the students, in their order, evenly over the mentors of the companies, as long as the company
 * has a free place. Students beyond the free places get none. The same choice always gives the same result.
 */
export function spread(
  students: readonly Candidate[],
  companies: readonly Company[],
  lecturers: readonly LecturerLoad[],
  lecturerPer: LecturerPer,
): Row[] {
  const free = new Map(companies.map((company) => [company.id, company.free]));
  const freeAt = ({ id }: Company) => free.get(id) ?? 0;
  const seats = companies.flatMap((company) =>
    company.mentors.map((mentor) => ({ company, mentor })),
  );
  const given = new Map<number, number>();
  const nextLecturer = chooseLecturers(lecturers, lecturerPer);

  return students.map((student) => {
    const seat = leastLoaded(
      seats.filter(({ company }) => freeAt(company) > 0),
      ({ mentor }) => given.get(mentor.id) ?? 0,
    );
    if (!seat) return { student, place: NOWHERE };
    const { company, mentor } = seat;
    free.set(company.id, freeAt(company) - 1);
    given.set(mentor.id, (given.get(mentor.id) ?? 0) + 1);

    const lecturer = nextLecturer(company);
    return {
      student,
      place: {
        company: { id: company.id, name: company.name },
        mentor,
        lecturer: lecturer && { id: lecturer.id, name: lecturer.name },
      },
    };
  });
}
