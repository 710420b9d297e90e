import { sql } from 'kysely';
import type { InferType } from 'yup';
import type { SessionUser } from '@/server/auth/sessionUser';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { conflict, MESSAGES, staleVersion } from '@/server/http/errors';
import {
  ALREADY_PLACED,
  checkPlacements,
  selectPlacementFindings,
} from '@/server/resources/internships/manyPlacements';
import { storePlacements } from '@/server/resources/internships/storePlacements';
import { notifyPlacesDecided } from '@/server/resources/notifications/kinds/decidedPlaces';
import { placementRefusal } from '@/shared/resources/placement-requests/placementActions';
import type {
  placementAcceptancesCheckRules,
  placementAcceptancesRules,
} from '@/shared/resources/placement-requests/placementRequestRules';
import { decidedBy } from './changeState';
import { lockRows, type PlacementMoment, situationOf } from './lockRequest';
import { studentsOf } from './members';
import { type PlacementRow, selectPlacementRequestsOf } from './placementRequestQueries';

type Input = InferType<typeof placementAcceptancesCheckRules>;
type Acceptance = Input['acceptances'][number];
type Findings = Awaited<ReturnType<typeof selectPlacementFindings>>[number];

const OTHER_PERIOD = 'Pengajuan ini untuk periode lain.';
const OTHER_STUDENTS = 'Penempatan harus memuat setiap anggota pengajuan ini satu kali.';
const OTHER_COMPANY = 'Pilih mitra yang diminta dalam pengajuan ini.';
const NOT_LINKED = 'Hubungkan perusahaan yang diusulkan dengan mitra dahulu.';
const deactivated = (names: readonly string[]) =>
  `Akun ${names.join(', ')} nonaktif. Aktifkan lagi, atau kembalikan pengajuan ini agar anggotanya diubah.`;
const NAMED_TWICE = 'Pengajuan ini disebut dua kali.';

/** The findings about acceptances, each as if those before it were stored. */
export async function checkAcceptances(
  db: Database,
  user: SessionUser,
  input: Input,
  moment: PlacementMoment,
) {
  const { internship_period_id, start_date, acceptances } = input;
  const messages = await refusalsOf(db, user, input, moment);
  const placements = acceptances.flatMap((acceptance) => acceptance.placements);
  const findings = await selectPlacementFindings(
    db,
    { internship_period_id, start_date, placements },
    moment.today,
  );
  let next = 0;
  return acceptances.map(({ request_id, placements: own }, index) => {
    const found = findings.slice(next, next + own.length);
    next += own.length;
    return {
      request_id,
      message: messages[index]?.message ?? null,
      placements: found.map(withoutPlaced),
    };
  });
}

/** A student who is placed already cannot be placed by a request, whatever the reason. */
function withoutPlaced({ student_id, errors, warnings }: Findings): Findings {
  if (!warnings.includes(ALREADY_PLACED)) return { student_id, errors, warnings };
  return {
    student_id,
    errors: { ...errors, student_id: [ALREADY_PLACED] },
    warnings: warnings.filter((warning) => warning !== ALREADY_PLACED),
  };
}

/**
 * Stores the placements of all requests as placing many does, or none of them (docs/decisions/0048). The rows of the requests
 * are locked first, then those that placements lock.
 */
export async function acceptRequests(
  trx: Database,
  user: SessionUser,
  { reason, ...input }: InferType<typeof placementAcceptancesRules>,
  moment: PlacementMoment,
): Promise<number[]> {
  const { internship_period_id, start_date, acceptances } = input;
  await lockMembers(
    trx,
    acceptances.map(({ request_id }) => request_id),
  );
  await lockRows(
    trx,
    acceptances.map(({ request_id }) => request_id),
  );
  for (const refusal of await refusalsOf(trx, user, input, moment)) {
    if (refusal?.isStale) throw staleVersion();
    if (refusal) throw conflict(refusal.message);
  }
  const placements = acceptances.flatMap((acceptance) => acceptance.placements);
  const placed = { internship_period_id, start_date, placements };
  const findings = await selectPlacementFindings(trx, placed, moment.today, true);
  await refuseTaken(trx, findings);
  await checkPlacements(trx, placed, reason, moment.today);
  const ids = await storePlacements(trx, placed, moment);

  const requestIds = acceptances.map(({ request_id }) => request_id);
  await sql`
    update placement_request_members as members set internship_id = placed.internship_id
    from unnest(${ids}::integer[], ${placements.map(({ student_id }) => student_id)}::integer[])
      as placed (internship_id, student_id)
    where request_id = ${anyOf(requestIds)} and members.student_id = placed.student_id`.execute(
    trx,
  );
  await trx
    .updateTable('placement_requests')
    .set({ state: 'accepted', comment: null, ...decidedBy(user, moment) })
    .where('id', '=', anyOf(requestIds))
    .execute();
  await notifyPlacesDecided(trx, requestIds, moment.now);
  return ids;
}

/** Keeps members from being deactivated meanwhile. Accounts come before requests, as when one is deleted. */
async function lockMembers(trx: Database, ids: readonly number[]): Promise<void> {
  await trx
    .selectFrom('users')
    .select('users.id')
    .where('users.id', 'in', (members) =>
      members
        .selectFrom('placement_request_members')
        .innerJoin('students', 'students.id', 'placement_request_members.student_id')
        .select('students.user_id')
        .where('request_id', '=', anyOf(ids)),
    )
    .orderBy('users.id')
    .forShare()
    .execute();
}

/** Throws 409 for changes since the screen was opened, which are no mistakes in a field. */
async function refuseTaken(trx: Database, findings: readonly Findings[]): Promise<void> {
  for (const { student_id, errors } of findings.map(withoutPlaced)) {
    const message = errors.company_id?.[0] ?? errors.student_id?.[0];
    if (!message) continue;
    const student = await trx
      .selectFrom('students')
      .select('name')
      .where('id', '=', student_id)
      .executeTakeFirst();
    throw conflict(`${student?.name ?? 'Mahasiswa'}: ${message}.`);
  }
}

interface Refusal {
  message: string;
  isStale?: boolean;
}

/** The reasons against each acceptance, from the requests alone. */
async function refusalsOf(
  db: Database,
  user: SessionUser,
  { internship_period_id, acceptances }: Input,
  { today }: PlacementMoment,
): Promise<(Refusal | null)[]> {
  const rows = await selectPlacementRequestsOf(
    db,
    user,
    acceptances.map(({ request_id }) => request_id),
  );
  const seen = new Set<number>();
  const refusals: (Refusal | null)[] = [];
  for (const acceptance of acceptances) {
    const row = rows.find(({ id }) => id === acceptance.request_id);
    const message = seen.has(acceptance.request_id)
      ? NAMED_TWICE
      : refusalOf(row, acceptance, internship_period_id, user, today);
    seen.add(acceptance.request_id);
    if (message !== null) refusals.push({ message: row ? about(row, message) : message });
    else if (acceptance.seen_version != null && acceptance.seen_version !== row?.version) {
      refusals.push({ message: MESSAGES.stale, isStale: true });
    } else refusals.push(null);
  }
  return refusals;
}

const about = ({ student_name }: PlacementRow, message: string) => `${student_name}: ${message}`;

function refusalOf(
  row: PlacementRow | undefined,
  { placements }: Acceptance,
  periodId: number,
  user: SessionUser,
  today: string,
): string | null {
  if (!row) return MESSAGES.notFound;
  const refusal = placementRefusal('accept', situationOf(row, user, today));
  if (refusal !== null) return refusal;
  if (row.internship_period.id !== periodId) return OTHER_PERIOD;
  const members = studentsOf(row).sort();
  const placed = placements.map(({ student_id }) => student_id).sort();
  if (members.join() !== placed.join()) return OTHER_STUDENTS;
  const inactive = row.members.filter(({ is_active }) => !is_active);
  if (inactive.length > 0) return deactivated(inactive.map(({ name, nim }) => name ?? nim));
  if (row.own_company && !row.linked_company) return NOT_LINKED;
  const offered = companiesOf(row).map(({ company_id }) => company_id);
  return placements.every(({ company_id }) => offered.includes(company_id)) ? null : OTHER_COMPANY;
}

/** The companies at which the students of a request can be placed, the preferred one first. */
const companiesOf = ({ choices, linked_company }: PlacementRow) =>
  linked_company ? [linked_company] : choices;
