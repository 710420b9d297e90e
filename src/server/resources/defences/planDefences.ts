import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { conflict, fieldErrors, foundOr404 } from '@/server/http/errors';
import { closedBy } from '@/server/placements/closedBy';
import { refuseClosed } from '@/server/placements/refuseClosed';
import { notifyDefences } from '@/server/resources/notifications/kinds/plannedDefences';
import { refuseStale } from '@/server/resources/versions/refuseStale';
import { EXAMINERS_MAX } from '@/shared/resources/defences/constants';
import { lockPlans, refuseClash } from './clashes';
import { selectDefence } from './defenceQueries';
import type { DefenceView } from './defenceRows';

interface Slot {
  date: string;
  time: string;
  minutes: number;
  room: string;
}

interface Plan extends Slot {
  internship_ids: readonly number[];
  has_lecturer: boolean;
  examiner_ids: readonly number[];
}

const NO_PLACEMENT = 'Magang tidak ditemukan';
const NO_EXAMINER = 'Penguji tidak ditemukan atau tidak aktif';
const TOO_MANY_EXAMINERS = `Maksimal ${EXAMINERS_MAX} penguji, termasuk dosen pembimbing`;
const PAST_MIDNIGHT = 'Ujian terakhir selesai setelah tengah malam';
const ONLY_PLANNED = 'Hanya ujian yang masih dijadwalkan dapat diubah.';
const HAS_SCORED = 'Penguji yang sudah mengirim nilai tidak dapat diganti';

const MINUTES_OF_DAY = 24 * 60;

/** Plans a defence for each placement, one after the other, and returns their ids. */
export async function planDefences(
  trx: Database,
  { timeZone, now }: DefenceView,
  { internship_ids, has_lecturer, examiner_ids, ...first }: Plan,
): Promise<number[]> {
  await lockPlans(trx);
  refuseMidnight(first, internship_ids.length);
  await refuseExaminers(trx, examiner_ids);
  const placements = await lockPlacements(trx, internship_ids);
  const start = await instantOf(trx, first, timeZone);
  const ids: number[] = [];
  for (const [index, { id, lecturer_id }] of placements.entries()) {
    const examiners = has_lecturer ? [...new Set([lecturer_id, ...examiner_ids])] : examiner_ids;
    if (examiners.length > EXAMINERS_MAX) throw fieldErrors({ examiner_ids: [TOO_MANY_EXAMINERS] });
    const starts_at = new Date(start.getTime() + index * first.minutes * 60_000);
    const { minutes, room } = first;
    await refuseClash(trx, { starts_at, minutes, room, examiner_ids: examiners }, { timeZone });
    const defence = await trx
      .insertInto('defences')
      .values({ internship_id: id, starts_at, minutes, room })
      .returning('id')
      .executeTakeFirstOrThrow();
    await storeExaminers(trx, defence.id, examiners);
    ids.push(defence.id);
  }
  await notifyDefences(trx, ids, { timeZone, now });
  return ids;
}

/** Moves a planned defence, or changes its examiners. Scores that were sent stay. */
export async function changeDefence(
  trx: Database,
  view: DefenceView,
  { id, version }: { id: number; version: number | undefined },
  { examiner_ids, ...slot }: Slot & { examiner_ids: readonly number[] },
): Promise<void> {
  await lockPlans(trx);
  const { timeZone } = view;
  await refuseStale(trx, 'defences', id, version);
  const defence = foundOr404(await selectDefence(trx, view, id));
  refuseClosed(defence);
  if (defence.state !== 'planned') throw conflict(ONLY_PLANNED);
  refuseMidnight(slot, 1);
  const kept = new Set(examiner_ids);
  const before = defence.examiners.map(({ lecturer_id }) => lecturer_id);
  if (defence.examiners.some(({ lecturer_id, sent_at }) => sent_at && !kept.has(lecturer_id))) {
    throw fieldErrors({ examiner_ids: [HAS_SCORED] });
  }
  await refuseExaminers(
    trx,
    examiner_ids.filter((one) => !before.includes(one)),
  );
  const starts_at = await instantOf(trx, slot, timeZone);
  const { minutes, room } = slot;
  await refuseClash(trx, { starts_at, minutes, room, examiner_ids }, { exceptId: id, timeZone });
  await trx
    .updateTable('defences')
    .set({ starts_at, minutes, room })
    .where('id', '=', id)
    .execute();
  await storeExaminers(trx, id, examiner_ids);
  await storeHeld(trx, id);
  const hasSameSlot =
    starts_at.getTime() === defence.starts_at.getTime() &&
    room === defence.room &&
    minutes === defence.minutes;
  const hasSameExaminers = before.join() === examiner_ids.join();
  if (hasSameSlot && !hasSameExaminers) await countChangeOfExaminers(trx, id);
  if (!hasSameSlot || !hasSameExaminers) await notifyDefences(trx, [id], view, before);
}

/** The trigger of the table counts the changes of its rows, which do not have the examiners. */
const countChangeOfExaminers = (trx: Database, id: number) =>
  sql`update defences set version = version + 1 where id = ${id}`.execute(trx);

/** A defence is held when all examiners have sent their scores. */
export async function storeHeld(trx: Database, id: number): Promise<void> {
  await sql`
    update defences set state = 'held'
    where id = ${id} and state = 'planned' and not exists (
      select from defence_examiners where defence_id = ${id} and sent_at is null
    )`.execute(trx);
}

/** In the order of the ids. */
async function lockPlacements(trx: Database, ids: readonly number[]) {
  const rows = await trx
    .selectFrom('internships')
    .innerJoin('internship_periods', 'internship_periods.id', 'internship_period_id')
    .select(['internships.id', 'internships.lecturer_id', 'student_name'])
    .select(closedBy().as('closed_by'))
    .select(
      sql<boolean>`exists (
        select from defences where internship_id = internships.id and state <> 'cancelled'
      )`.as('has_defence'),
    )
    .where('internships.id', '=', anyOf(ids))
    .orderBy('internships.id')
    .forKeyShare('internships')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const planned = rows.filter(({ has_defence }) => has_defence);
  if (byId.size < ids.length) throw fieldErrors({ internship_ids: [NO_PLACEMENT] });
  for (const row of rows) refuseClosed(row);
  if (planned.length > 0) {
    const names = planned.map(({ student_name }) => student_name).join(', ');
    throw fieldErrors({ internship_ids: [`${names} sudah memiliki jadwal ujian`] });
  }
  return ids.map((id) => foundOr404(byId.get(id)));
}

function refuseMidnight({ time, minutes }: Slot, count: number): void {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (hour * 60 + minute + minutes * count > MINUTES_OF_DAY) {
    throw fieldErrors({ time: [PAST_MIDNIGHT] });
  }
}

async function refuseExaminers(trx: Database, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select lecturers.id from lecturers join users on users.id = user_id
    where lecturers.id = any(${ids}::integer[]) and role = 'lecturer' and is_active`.execute(trx);
  if (rows.length < ids.length) throw fieldErrors({ examiner_ids: [NO_EXAMINER] });
}

/** The instant of a day and a time on campus. */
async function instantOf(trx: Database, { date, time }: Slot, timeZone: string): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select timezone(${timeZone}, ${date}::date + ${time}::time) as at`.execute(trx);
  return foundOr404(rows[0]).at;
}

async function storeExaminers(
  trx: Database,
  id: number,
  examinerIds: readonly number[],
): Promise<void> {
  await sql`
    delete from defence_examiners
    where defence_id = ${id} and lecturer_id <> all(${examinerIds}::integer[])`.execute(trx);
  await trx
    .insertInto('defence_examiners')
    .values(
      examinerIds.map((lecturer_id, index) => ({
        defence_id: id,
        lecturer_id,
        position: index + 1,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['defence_id', 'lecturer_id'])
        .doUpdateSet((set) => ({ position: set.ref('excluded.position') })),
    )
    .execute();
}
