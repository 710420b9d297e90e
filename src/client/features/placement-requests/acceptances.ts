import type {
  FreePlaces,
  PlacementAcceptance,
  PlacementChoice,
  PlacementRequest,
  PlacementSuggestion,
} from '@/client/api/api';

type PlannedStudent = {
  student_id: number;
  nim: string;
  name: string;
  mentor_id: number | null;
  lecturer_id: number | null;
};

/** Where the students of a request would be placed; null for what is not chosen yet. */
export type Plan = {
  request_id: number;
  version: number;
  company_id: number | null;
  students: readonly PlannedStudent[];
};

export const planOf = ({ request_id, version, placements }: PlacementSuggestion): Plan => ({
  request_id,
  version,
  company_id: placements[0]?.company_id ?? null,
  students: placements.map(({ student_id, nim, name, mentor_id, lecturer_id }) => ({
    student_id,
    nim,
    name,
    mentor_id,
    lecturer_id,
  })),
});

/** The companies at which the students of a request can be placed, the preferred one first. */
export const offeredTo = ({
  choices,
  linked_company,
}: PlacementRequest): readonly PlacementChoice[] => (linked_company ? [linked_company] : choices);

/** The chosen company. */
export const companyOf = ({ company_id }: Plan, request: PlacementRequest) => {
  const chosen = offeredTo(request).find((choice) => choice.company_id === company_id);
  return chosen && { id: chosen.company_id, name: chosen.company_name };
};

export const mentorsAt = ({ companies }: FreePlaces, companyId: number | null) =>
  companies.find(({ id }) => id === companyId)?.mentors ?? [];

/** At another company the mentors are others: the first one is as good as any. */
export const atCompany = (plan: Plan, company_id: number | null, places: FreePlaces): Plan => {
  const [first] = mentorsAt(places, company_id);
  return {
    ...plan,
    company_id,
    students: plan.students.map((student) => ({ ...student, mentor_id: first?.id ?? null })),
  };
};

export const withStudent = (plan: Plan, changed: PlannedStudent): Plan => ({
  ...plan,
  students: plan.students.map((student) =>
    student.student_id === changed.student_id ? changed : student,
  ),
});

/** A mentor who has just been invited, for the students who have none; for all if each has one. */
export const withMentor = (plan: Plan, mentor_id: number): Plan => ({
  ...plan,
  students: withMissing(plan.students, 'mentor_id', mentor_id),
});

export const withLecturer = (plan: Plan, lecturer_id: number): Plan => ({
  ...plan,
  students: withMissing(plan.students, 'lecturer_id', lecturer_id),
});

function withMissing(
  students: readonly PlannedStudent[],
  name: 'mentor_id' | 'lecturer_id',
  id: number,
): readonly PlannedStudent[] {
  const isMissing = students.some((student) => student[name] === null);
  return students.map((student) =>
    isMissing && student[name] !== null ? student : { ...student, [name]: id },
  );
}

/** The plan as the server takes it; null while it is incomplete. */
export function acceptanceOf(plan: Plan): PlacementAcceptance | null {
  const { request_id, version, company_id, students } = plan;
  if (company_id === null) return null;
  const placements = students.flatMap(({ student_id, mentor_id, lecturer_id }) =>
    mentor_id === null || lecturer_id === null
      ? []
      : [{ student_id, company_id, mentor_id, lecturer_id }],
  );
  return placements.length === students.length
    ? { request_id, seen_version: version, placements }
    : null;
}

/** The messages about missing choices. */
export function missingOf({ company_id, students }: Plan): readonly string[] {
  return [
    company_id === null && 'Tidak ada pilihan dengan tempat yang cukup. Pilih mitra.',
    company_id !== null &&
      students.some(({ mentor_id }) => mentor_id === null) &&
      'Mentor wajib dipilih',
    students.some(({ lecturer_id }) => lecturer_id === null) && 'Dosen wajib dipilih',
  ].filter((text) => text !== false);
}
