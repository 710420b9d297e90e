import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import type { FieldErrors } from '@/server/http/errors';
import { notifyMembersAsked } from '@/server/resources/notifications/kinds/askedMembers';
import { PLACEMENT_ASKS_PER_DAY } from '@/shared/resources/placement-requests/constants';
import { lockStudents, type PlacementMoment } from './lockRequest';

const TOO_MANY_ASKED = `Hari ini Anda sudah mengajak ${PLACEMENT_ASKS_PER_DAY} mahasiswa. Ajak yang lain besok`;

/** The errors about the numbers that are too many for today, whether or not anybody has them. */
export async function errorsOfAsking(
  trx: Database,
  spokespersonId: number,
  { nims, isNew }: { nims: readonly string[]; isNew: (nim: string) => boolean },
  { today }: PlacementMoment,
): Promise<FieldErrors> {
  if (!nims.some(isNew)) return {};
  // Requests that are stored at the same time count each other.
  await lockStudents(trx, [spokespersonId]);
  const rows = await trx
    .selectFrom('placement_asks')
    .select('nim')
    .distinct()
    .where('spokesperson_id', '=', spokespersonId)
    .where('asked_on', '=', today)
    .execute();
  const asked = new Set(rows.map(({ nim }) => nim));
  const errors: FieldErrors = {};
  for (const [index, nim] of nims.entries()) {
    if (!isNew(nim) || asked.has(nim)) continue;
    if (asked.size < PLACEMENT_ASKS_PER_DAY) asked.add(nim);
    else errors[`member_nims.${index}`] = [TOO_MANY_ASKED];
  }
  return errors;
}

interface Asking {
  requestId: number;
  spokespersonId: number;
  nims: readonly string[];
  /** The unknown ones of before: they count only if they are known now. */
  triedNims?: readonly string[];
}

/**
 * Asks the students with these numbers. An unknown number is kept like the others, by the same statements; only
 * sending says so (docs/decisions/0098).
 */
export async function askMembers(
  trx: Database,
  { requestId, spokespersonId, nims, triedNims = [] }: Asking,
  { now, today }: PlacementMoment,
): Promise<void> {
  if (nims.length === 0) return;
  const students = await trx
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.user_id')
    .select(['students.id', 'students.nim'])
    .where('students.nim', 'in', nims)
    .where('users.is_active', '=', true)
    .execute();
  const idOf = new Map(students.map(({ id, nim }) => [nim, id]));
  const ids = students.map(({ id }) => id);
  const unknown = nims.filter((nim) => !idOf.has(nim));
  const asked = nims.filter((nim) => idOf.has(nim) || !triedNims.includes(nim));

  await sql`
    insert into placement_asks (request_id, spokesperson_id, student_id, nim, asked_on, asked_at)
    select ${requestId}::integer, ${spokespersonId}::integer, student_id, nim, ${today}::date, ${now}::timestamptz
    from unnest(${asked.map((nim) => idOf.get(nim) ?? null)}::integer[], ${asked}::text[])
      as asked (student_id, nim)
    -- Asking the same people again and again must not fill the disk.
    where not exists (
      select from placement_asks as earlier
      where earlier.request_id = ${requestId} and earlier.asked_on = ${today}
        and earlier.spokesperson_id = ${spokespersonId} and earlier.nim = asked.nim
        and earlier.student_id is not distinct from asked.student_id
    )`.execute(trx);
  await sql`
    insert into placement_request_members (request_id, student_id)
    select ${requestId}::integer, id from unnest(${ids}::integer[]) as asked (id)`.execute(trx);
  await sql`
    insert into placement_unknown_members (request_id, nim)
    select ${requestId}::integer, nim from unnest(${unknown}::text[]) as asked (nim)`.execute(trx);
  await notifyMembersAsked(trx, requestId, ids, now);
}
