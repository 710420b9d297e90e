import { sql } from 'kysely';
import { closedByOfEach } from '@/server/placements/closedBy';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { CLOSED_MESSAGES } from '@/server/placements/refuseClosed';
import { type Errors, groupedBy, nameKey, type Reading } from '@/server/resources/imports/importer';
import {
  type NamedPeriod,
  NO_PERIOD,
  periodFinder,
  selectPeriods,
} from '@/server/resources/imports/namedPeriods';
import { notFoundMessage } from '@/server/resources/imports/notFoundMessage';
import type { ClosedBy } from '@/shared/resources/internships/closedBy';

/** The columns by which a row names a placement. */
export interface PlacementNames {
  nim: string;
  internship_period: string;
  company_name?: string;
  mentor_name?: string;
}

interface Placement {
  id: number;
  nim: string;
  internship_period_id: number;
  company_name: string;
  mentor_name: string;
  closed_by: ClosedBy | null;
}

const NO_STUDENT = notFoundMessage('internships_student_id_fkey');
const NO_PLACEMENT = 'Mahasiswa tidak memiliki magang pada periode ini';
const NOT_AT_COMPANY = 'Mahasiswa tidak memiliki magang di perusahaan ini pada periode ini';
const NOT_WITH_MENTOR = 'Mahasiswa tidak memiliki magang dengan mentor ini pada periode ini';
const SEVERAL = 'Mahasiswa memiliki beberapa magang pada periode ini, isi Mitra Industri';
const SEVERAL_AT_COMPANY =
  'Mahasiswa memiliki beberapa magang di perusahaan ini pada periode ini, isi Nama Mentor';

export interface FoundPlacement {
  errors: Errors;
  placementId: number;
  closedBy: ClosedBy | null;
  period: NamedPeriod | null;
}

/** Finds the placements of rows with activities or grades, among those that the user may change. */
export async function findPlacements(
  { db, user, lock }: Pick<Reading, 'db' | 'user' | 'lock'>,
  rows: readonly PlacementNames[],
): Promise<FoundPlacement[]> {
  const nims = [...new Set(rows.map(({ nim }) => nim))];
  const own = db
    .selectFrom('internships')
    .where('student_nim', '=', sql<string>`any(${nims}::text[])`)
    .where(internshipsVisibleTo(user))
    .orderBy('id');
  // Before the periods, as those lock that close them.
  if (lock) await own.select('id').forNoKeyUpdate().execute();
  const periodOf = periodFinder(await selectPeriods(db, { lock }));
  const placements: Placement[] = await own
    .select(['id', 'student_nim as nim', 'internship_period_id', 'company_name'])
    .select(
      sql<string>`(
        select users.name from mentors join users on users.id = mentors.user_id
        where mentors.id = internships.mentor_id
      )`.as('mentor_name'),
    )
    .select(closedByOfEach.as('closed_by'))
    .execute();
  const ofStudents = groupedBy(placements, ({ nim }) => nim);
  return rows.map(({ nim, internship_period, company_name, mentor_name }) => {
    const wrong = (errors: Errors) => ({ errors, placementId: 0, closedBy: null, period: null });
    const periods = periodOf(internship_period);
    const ofStudent = ofStudents.get(nim);
    if (!ofStudent) return wrong({ nim: NO_STUDENT });
    if (periods.length === 0) return wrong({ internship_period: NO_PERIOD });
    const ids = periods.map(({ id }) => id);
    const inPeriod = ofStudent.filter((one) => ids.includes(one.internship_period_id));
    if (inPeriod.length === 0) return wrong({ nim: NO_PLACEMENT });
    const atCompany = company_name
      ? inPeriod.filter((one) => nameKey(one.company_name) === nameKey(company_name))
      : inPeriod;
    if (atCompany.length === 0) return wrong({ company_name: NOT_AT_COMPANY });
    const chosen = mentor_name
      ? atCompany.filter((one) => nameKey(one.mentor_name) === nameKey(mentor_name))
      : atCompany;
    const [placement, ...others] = chosen;
    if (!placement) return wrong({ mentor_name: NOT_WITH_MENTOR });
    if (others.length > 0) {
      return wrong(company_name ? { mentor_name: SEVERAL_AT_COMPANY } : { company_name: SEVERAL });
    }
    const period = periods.find(({ id }) => id === placement.internship_period_id) ?? null;
    return { errors: {}, placementId: placement.id, closedBy: placement.closed_by, period };
  });
}

export const closedPlacement = (by: ClosedBy): Errors => ({
  internship_period: CLOSED_MESSAGES[by],
});
