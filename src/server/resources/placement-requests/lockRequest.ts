import { sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { conflict, foundOr404, staleVersion } from '@/server/http/errors';
import { sortKey } from '@/server/lists/order';
import { isPlacedIn } from '@/server/placements/isPlacedIn';
import type { PlacementAction } from '@/shared/resources/placement-requests/constants';
import {
  lastDayToSend,
  type PlacementSituation,
  placementRefusal,
} from '@/shared/resources/placement-requests/placementActions';
import { type PlacementRow, selectPlacementRequest } from './placementRequestQueries';

export interface PlacementMoment {
  now: Date;
  /** the day on campus */
  today: string;
}

/** The facts that decide on the actions of a user. */
export function situationOf(
  row: PlacementRow,
  user: Pick<SessionUser, 'role' | 'profileId'>,
  today: string,
): PlacementSituation {
  const isSpokesperson = row.student_id === user.profileId;
  const isPlaced = row.members.some((member) => member.is_spokesperson && member.is_placed);
  const canSend = !row.is_closed && !isPlaced;
  return {
    state: row.state,
    party: user.role === 'super_admin' ? 'office' : isSpokesperson ? 'spokesperson' : 'member',
    is_closed: row.is_closed,
    has_own_company: row.own_company !== null,
    answer: row.members.find(({ student_id }) => student_id === user.profileId)?.answer ?? null,
    can_send_until: canSend ? lastDayToSend(row, today) : null,
  };
}

/** The rows of these requests, locked against other changes; in the order of their numbers. */
export async function lockRows(trx: Database, ids: readonly number[]): Promise<void> {
  await trx
    .selectFrom('placement_requests')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locks a request. Throws 404, or 409 if the user cannot do this with it now, or has seen another version. */
export async function lockRequest(
  trx: Database,
  user: SessionUser,
  { id, action, seen }: { id: number; action: PlacementAction; seen?: number | null },
  { today }: PlacementMoment,
): Promise<PlacementRow> {
  await lockRows(trx, [id]);
  const row = foundOr404(await selectPlacementRequest(trx, user, id));
  const refusal = placementRefusal(action, situationOf(row, user, today));
  if (refusal !== null) throw conflict(refusal);
  if (seen != null && seen !== row.version) throw staleVersion();
  return row;
}

/** Makes requests of the same students follow each other, and placements of theirs too. */
export async function lockStudents(trx: Database, ids: readonly number[]): Promise<void> {
  await trx
    .selectFrom('students')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Marks a change of what belongs to a request. */
export async function touchRequest(trx: Database, id: number, now: Date): Promise<void> {
  // Two changes in one millisecond count twice.
  await sql`
    update placement_requests
    set changed_at = greatest(${now}::timestamptz, changed_at + interval '1 microsecond')
    where id = ${id}`.execute(trx);
}

/** The names of students who have an open request besides this one, or a placement in the period. */
export async function selectEngaged(
  trx: Database,
  {
    studentIds,
    periodId,
    except = null,
  }: { studentIds: readonly number[]; periodId: number; except?: number | null },
) {
  const isPlaced = isPlacedIn(sql.ref('students.id'), sql.val(periodId));
  const { rows } = await sql<{ id: number; name: string; is_placed: boolean }>`
    select students.id, students.name, ${isPlaced} as is_placed
    from students where students.id = ${anyOf(studentIds)} and (
      ${isPlaced} or exists (
        select from placement_request_members
        join placement_requests on placement_requests.id = request_id
        where placement_request_members.student_id = students.id and answer = 'agreed'
          and internship_period_id = ${periodId} and state in ('draft', 'sent', 'incomplete')
          and placement_requests.id is distinct from ${except}::integer
      )
    ) order by ${sortKey('students.name')}, students.id`.execute(trx);
  return rows;
}
