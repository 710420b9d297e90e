import type { FreePlaces } from '@/client/api/api';
import type { LecturerPer } from '@/shared/chooseLecturers';
import { type Candidate, NOWHERE, type Place, type Row } from './draft';
import { spread } from './spread';

export type PlanMode = 'earlier' | 'one' | 'spread';

/** The way in which the chosen students get their places. */
export type Plan = {
  mode: PlanMode;
  one: Place;
  /** The chosen companies, in the order of choice. */
  companyIds: readonly number[];
  /** Mentors and lecturers who get no students. */
  leftOutMentors: readonly number[];
  leftOutLecturers: readonly number[];
  lecturerPer: LecturerPer;
};

export const NEW_PLAN: Plan = {
  mode: 'one',
  one: NOWHERE,
  companyIds: [],
  leftOutMentors: [],
  leftOutLecturers: [],
  lecturerPer: 'company',
};

const chosenCompanies = ({ companyIds, leftOutMentors }: Plan, places: FreePlaces) =>
  companyIds.flatMap((id) => {
    const company = places.companies.find((one) => one.id === id);
    if (!company) return [];
    const mentors = company.mentors.filter((mentor) => !leftOutMentors.includes(mentor.id));
    return [{ ...company, mentors }];
  });

const chosenLecturers = ({ leftOutLecturers }: Plan, places: FreePlaces) =>
  places.lecturers.filter(({ id }) => !leftOutLecturers.includes(id));

/** The free places of the chosen companies. */
export const plannedPlaces = (plan: Plan, places: FreePlaces): number =>
  chosenCompanies(plan, places)
    .filter(({ mentors }) => mentors.length > 0)
    .reduce((sum, { free }) => sum + free, 0);

export function rowsOf(
  plan: Plan,
  students: readonly Candidate[],
  places: FreePlaces,
): readonly Row[] {
  if (plan.mode === 'spread') {
    return spread(
      students,
      chosenCompanies(plan, places),
      chosenLecturers(plan, places),
      plan.lecturerPer,
    );
  }
  return students.map((student) => ({
    student,
    place: plan.mode === 'one' ? plan.one : (student.earlier?.place ?? NOWHERE),
  }));
}

/** The free places minus those that the rows take. */
export function withoutRows(
  { companies, lecturers }: FreePlaces,
  rows: readonly Row[],
): FreePlaces {
  const at = (part: 'company' | 'lecturer', id: number) =>
    rows.filter(({ place }) => place[part]?.id === id).length;
  return {
    companies: companies.map((company) => ({
      ...company,
      free: Math.max(0, company.free - at('company', company.id)),
    })),
    lecturers: lecturers.map((lecturer) => ({
      ...lecturer,
      students_count: lecturer.students_count + at('lecturer', lecturer.id),
    })),
  };
}

/** The missing choice that prevents the preview; null for a complete plan. */
export function planIssue(plan: Plan, places: FreePlaces): string | null {
  if (plan.mode === 'earlier') return null;
  if (plan.mode === 'one') {
    const { company, mentor, lecturer } = plan.one;
    if (!company) return 'Perusahaan wajib dipilih';
    if (!mentor) return 'Mentor wajib dipilih';
    return lecturer ? null : 'Dosen wajib dipilih';
  }
  if (plannedPlaces(plan, places) === 0)
    return 'Pilih mitra yang memiliki tempat kosong dan mentor.';
  return chosenLecturers(plan, places).length > 0 ? null : 'Pilih minimal satu dosen.';
}
