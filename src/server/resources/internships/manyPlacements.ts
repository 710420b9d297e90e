import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { type FieldErrors, fieldErrors } from '@/server/http/errors';
import { LECTURER_STUDENTS_USUAL } from '@/shared/constants/limits';
import type {
  PlacementInput,
  PlacementsInput,
} from '@/shared/resources/internships/internshipsBulkRules';
import { REASON_REQUIRED } from '@/shared/validation/reasonRules';
import { newStart } from './placement';
import { placementErrors } from './placementErrors';
import { selectPlacementFacts } from './placementFacts';

interface Findings {
  student_id: number;
  errors: FieldErrors;
  warnings: string[];
}

export const ALREADY_PLACED = 'Mahasiswa sudah memiliki penempatan pada periode ini';
export const tooManyStudents = (count: number) =>
  `Dosen ini akan membimbing ${count} mahasiswa pada periode ini, lebih dari ${LECTURER_STUDENTS_USUAL}`;

/** The errors and warnings of each placement, as if those before it were stored (docs/decisions/0048). */
export async function selectPlacementFindings(
  db: Database,
  { internship_period_id, start_date: chosen, placements }: PlacementsInput,
  today: string,
  isLocking = false,
): Promise<Findings[]> {
  const ids = (field: keyof PlacementInput) => placements.map((placement) => placement[field]);
  const facts = await selectPlacementFacts(
    db,
    {
      periodId: internship_period_id,
      students: ids('student_id'),
      mentors: ids('mentor_id'),
      lecturers: ids('lecturer_id'),
      periods: [internship_period_id],
      companies: ids('company_id'),
    },
    isLocking,
  );
  const start_date = newStart(chosen, facts.periods.get(internship_period_id), today);
  const supervised = await selectSupervised(db, internship_period_id, ids('lecturer_id'));

  return placements.map((placement) => {
    const { student_id, company_id, mentor_id, lecturer_id } = placement;
    const errors = placementErrors({ ...placement, internship_period_id, start_date }, null, facts);

    const warnings: string[] = [];
    const isPlaced = facts.placed.some(
      (other) => other.student_id === student_id && !hasEndedBy(other, start_date),
    );
    if (isPlaced && !errors.student_id) warnings.push(ALREADY_PLACED);
    const students = supervised.get(lecturer_id) ?? new Set();
    supervised.set(lecturer_id, students.add(student_id));
    if (students.size > LECTURER_STUDENTS_USUAL && !errors.lecturer_id) {
      warnings.push(tooManyStudents(students.size));
    }

    if (!errors.company_id && !errors.mentor_id) {
      facts.taken.set(company_id, [...(facts.taken.get(company_id) ?? []), null]);
    }
    if (!errors.student_id) facts.placed.push({ id: null, student_id, mentor_id, end_date: null });
    return { student_id, errors, warnings };
  });
}

/** Whether a placement has ended before another one begins. */
const hasEndedBy = ({ end_date }: { end_date: string | null }, start: string | null) =>
  end_date !== null && start !== null && end_date < start;

/** Refuses all if one breaks a rule or has a warning without a reason. Call it in their transaction. */
export async function checkPlacements(
  trx: Database,
  input: PlacementsInput,
  reason: string | null | undefined,
  today: string,
): Promise<void> {
  const findings = await selectPlacementFindings(trx, input, today, true);
  const errors: FieldErrors = {};
  for (const [index, found] of findings.entries()) {
    for (const [field, messages] of Object.entries(found.errors)) {
      const isOfAll = field === 'internship_period_id' || field === 'start_date';
      errors[isOfAll ? field : `placements.${index}.${field}`] = messages;
    }
  }
  if (!reason && findings.some(({ warnings }) => warnings.length > 0)) {
    errors.reason = [REASON_REQUIRED];
  }
  if (Object.keys(errors).length > 0) throw fieldErrors(errors);
}

/** The students of these lecturers in a period. */
export async function selectSupervised(
  db: Database,
  periodId: number,
  lecturerIds: readonly number[],
) {
  const rows = await db
    .selectFrom('internships')
    .select(['lecturer_id', sql<number[]>`array_agg(student_id)`.as('students')])
    .where('lecturer_id', '=', sql<number>`any(${[...new Set(lecturerIds)]}::integer[])`)
    .where('internship_period_id', '=', periodId)
    .groupBy('lecturer_id')
    .execute();
  return new Map(rows.map(({ lecturer_id, students }) => [lecturer_id, new Set(students)]));
}
