import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { formatDate } from '@/shared/format';

export interface Person {
  id: number;
  name: string;
  anonymised_at: Date | null;
}

const ALREADY = 'Akun ini sudah dianonimkan.';
const ONESELF = 'Anda tidak dapat menganonimkan akun Anda sendiri.';
const LAST_SUPER_ADMIN = 'Super admin aktif terakhir harus tetap ada.';
const runningUntil = (day: string) => `Masih ada magang yang berjalan sampai ${formatDate(day)}.`;

interface Situation {
  person: Person;
  actor: SessionUser;
  superAdmins: readonly number[];
  at: Date;
}

/** The reasons why a person cannot be anonymised; empty if they can. */
export async function refusalsOf(
  db: Database,
  { person, actor, superAdmins, at }: Situation,
): Promise<string[]> {
  if (person.anonymised_at !== null) return [ALREADY];
  const until = await selectRunningUntil(db, person.id, at.toISOString().slice(0, 10));
  return [
    ...(person.id === actor.id ? [ONESELF] : []),
    ...(superAdmins.length === 1 && superAdmins[0] === person.id ? [LAST_SUPER_ADMIN] : []),
    ...(until === null ? [] : [runningUntil(until)]),
  ];
}

/** The last day of the person's current placements as student, mentor or lecturer. */
async function selectRunningUntil(db: Database, userId: number, today: string) {
  const last = await db
    .selectFrom('internships')
    .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .innerJoin('students', 'students.id', 'internships.student_id')
    .innerJoin('mentors', 'mentors.id', 'internships.mentor_id')
    .innerJoin('lecturers', 'lecturers.id', 'internships.lecturer_id')
    .select(({ fn }) => fn.max('internship_periods.end_date').as('until'))
    .where('internship_periods.end_date', '>=', today)
    .where((eb) =>
      eb.or([
        eb('students.user_id', '=', userId),
        eb('mentors.user_id', '=', userId),
        eb('lecturers.user_id', '=', userId),
      ]),
    )
    .executeTakeFirst();
  return last?.until ?? null;
}
