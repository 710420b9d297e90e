import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { conflict, forbidden, foundOr404 } from '@/server/http/errors';
import { refuseClosed } from '@/server/placements/refuseClosed';
import { notifyDefences } from '@/server/resources/notifications/kinds/plannedDefences';
import { refuseStale } from '@/server/resources/versions/refuseStale';
import { selectDefence } from './defenceQueries';
import type { DefenceView } from './defenceRows';
import { storeHeld } from './planDefences';

const CANCELLED = 'Ujian ini sudah dibatalkan.';
const HELD = 'Ujian ini sudah selesai dan tidak dapat dibatalkan.';
const TOO_EARLY = 'Ujian ini belum dimulai.';

/** Locks the table before the row, in the order of those that plan. */
async function lockDefence(trx: Database, id: number): Promise<void> {
  await sql`lock table defences in row exclusive mode`.execute(trx);
  await sql`select from defences where id = ${id} for update`.execute(trx);
}

/** Stores the score of the signed-in examiner. */
export async function scoreDefence(
  trx: Database,
  view: DefenceView,
  id: number,
  { score, remark = null }: { score: number; remark?: string | null | undefined },
): Promise<void> {
  await lockDefence(trx, id);
  const defence = foundOr404(await selectDefence(trx, view, id));
  const own = defence.examiners.find(({ is_own }) => is_own);
  if (!own) throw forbidden();
  refuseClosed(defence);
  if (defence.state === 'cancelled') throw conflict(CANCELLED);
  if (!defence.can_score) throw conflict(TOO_EARLY);
  await trx
    .updateTable('defence_examiners')
    .set({ score, remark, sent_at: view.now })
    .where('defence_id', '=', id)
    .where('lecturer_id', '=', own.lecturer_id)
    .execute();
  await storeHeld(trx, id);
}

export async function cancelDefence(
  trx: Database,
  view: DefenceView,
  { id, version }: { id: number; version: number | undefined },
  reason: string,
): Promise<void> {
  await lockDefence(trx, id);
  await refuseStale(trx, 'defences', id, version);
  const defence = foundOr404(await selectDefence(trx, view, id));
  refuseClosed(defence);
  if (defence.state === 'cancelled') throw conflict(CANCELLED);
  if (defence.state === 'held') throw conflict(HELD);
  await trx
    .updateTable('defences')
    .set({ state: 'cancelled', cancel_reason: reason })
    .where('id', '=', id)
    .execute();
  await notifyDefences(trx, [id], view);
}
