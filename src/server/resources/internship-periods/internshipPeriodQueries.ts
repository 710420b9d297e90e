import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import type { InternshipPeriodUpdate, NewInternshipPeriod } from '@/server/db/tables';
import { listOf } from '@/server/lists/listOf';
import type { ListQuery } from '@/server/lists/listQuery';
import { inTexts } from '@/server/lists/search';
import { internshipPeriodSources } from './internshipPeriodSources';
import { periodText } from './periodText';

interface InternshipPeriodFilters extends ListQuery {
  is_active?: boolean;
  semester?: number;
}

export function internshipPeriodList(db: Database, query: InternshipPeriodFilters) {
  let periods = db.selectFrom('internship_periods').selectAll();
  if (query.is_active !== undefined) {
    periods = periods.where('internship_periods.is_active', '=', query.is_active);
  }
  if (query.semester !== undefined) {
    periods = periods.where('internship_periods.semester', '=', query.semester);
  }
  const options = {
    ...internshipPeriodSources,
    search: inTexts(
      sql`lower(${periodText})`,
      'internship_periods.year',
      sql.ref('internship_periods.semester'),
    ),
    // The newest first: the dashboards take the first active one.
    defaultSort: '-start_date',
    tieBreak: sql.ref('internship_periods.id'),
  };
  return listOf(db, periods, query, options);
}

export async function selectInternshipPeriod(db: Database, id: number) {
  return db.selectFrom('internship_periods').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks the period against concurrent changes, not against placements. */
export async function selectPeriodDates(trx: Database, id: number) {
  return trx
    .selectFrom('internship_periods')
    .select(['start_date', 'end_date'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function insertInternshipPeriod(db: Database, period: NewInternshipPeriod) {
  return db
    .insertInto('internship_periods')
    .values(period)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateInternshipPeriod(
  db: Database,
  id: number,
  period: InternshipPeriodUpdate,
) {
  return db
    .updateTable('internship_periods')
    .set(period)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Undefined if the period does not exist. A foreign key protects one that has internships. */
export async function deleteInternshipPeriod(db: Database, id: number) {
  return db
    .deleteFrom('internship_periods')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
}

/** The IDs of the placements of a period. */
export async function selectPlacementsOf(db: Database, id: number) {
  const rows = await db
    .selectFrom('internships')
    .select('id')
    .where('internship_period_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

export async function isPeriod(db: Database, id: number): Promise<boolean> {
  const period = await db
    .selectFrom('internship_periods')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return period !== undefined;
}
