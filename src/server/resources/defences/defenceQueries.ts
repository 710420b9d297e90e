import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import type { DefenceFilters } from './defenceList';
import {
  columnsFor,
  type DefenceView,
  defencesVisibleTo,
  isOn,
  placements,
  plannedOf,
} from './defenceRows';

const defenceRows = (db: Database, view: DefenceView) =>
  placements(db)
    .innerJoin('defences', 'defences.internship_id', 'internships.id')
    .select(columnsFor(view))
    .where(defencesVisibleTo(view.user));

type StoredDefence = Awaited<ReturnType<ReturnType<typeof defenceRows>['execute']>>[number];

const shown = (row: StoredDefence, now: Date) => ({
  ...row,
  ...plannedOf(row),
  can_score:
    row.closed_by === null &&
    row.state !== 'cancelled' &&
    row.starts_at <= now &&
    row.examiners.some(({ is_own }) => is_own),
});

export async function selectDefence(db: Database, view: DefenceView, id: number) {
  const row = await defenceRows(db, view).where('defences.id', '=', id).executeTakeFirst();
  return row && shown(row, view.now);
}

/** In the order of these ids, which is that of the slots. */
export async function selectDefencesOf(db: Database, view: DefenceView, ids: readonly number[]) {
  const rows = await defenceRows(db, view)
    .where('defences.id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy('defences.starts_at')
    .orderBy('defences.id')
    .execute();
  return rows.map((row) => shown(row, view.now));
}

/** The planned and held defences of a day or a period, in the order of a schedule. */
export async function selectSchedule(
  db: Database,
  view: DefenceView,
  { date, internship_period_id }: Pick<DefenceFilters, 'date' | 'internship_period_id'>,
) {
  let rows = defenceRows(db, view).where('defences.state', '<>', 'cancelled');
  if (date !== undefined) rows = rows.where(isOn(date, view.timeZone));
  if (internship_period_id !== undefined) {
    rows = rows.where('internships.internship_period_id', '=', internship_period_id);
  }
  const found = await rows
    .orderBy('defences.starts_at')
    .orderBy('defences.room')
    .orderBy('defences.id')
    .execute();
  return found.map((row) => shown(row, view.now));
}

/** The latest defence of a placement that is the person's own. */
export async function selectInternshipDefence(db: Database, view: DefenceView, id: number) {
  const row = await defenceRows(db, view)
    .where(internshipsVisibleTo(view.user))
    .where('internships.id', '=', id)
    .orderBy('defences.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? plannedOf(row) : null;
}
