import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import type { HolidayUpdate, NewHoliday } from '@/server/db/tables';
import { listOf } from '@/server/lists/listOf';
import type { ListQuery } from '@/server/lists/listQuery';
import type { HolidayCertainty, HolidayKind } from '@/shared/resources/holidays/constants';
import { holidaySources } from './holidaySources';

interface HolidayFilters extends ListQuery {
  kind?: HolidayKind;
  certainty?: HolidayCertainty;
  year?: number;
}

export function holidayList(db: Database, query: HolidayFilters) {
  const { kind, certainty, year } = query;
  let holidays = db.selectFrom('holidays').selectAll();
  if (kind !== undefined) holidays = holidays.where('holidays.kind', '=', kind);
  if (certainty !== undefined) holidays = holidays.where('holidays.certainty', '=', certainty);
  if (year !== undefined) {
    holidays = holidays
      .where('holidays.date', '>=', `${year}-01-01`)
      .where('holidays.date', '<=', `${year}-12-31`);
  }
  const options = {
    ...holidaySources,
    defaultSort: 'date',
    tieBreak: sql.ref('holidays.id'),
  };
  return listOf(db, holidays, query, options);
}

export async function selectHoliday(db: Database, id: number) {
  return db.selectFrom('holidays').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertHoliday(db: Database, holiday: NewHoliday) {
  return db.insertInto('holidays').values(holiday).returningAll().executeTakeFirstOrThrow();
}

export async function updateHoliday(db: Database, id: number, holiday: HolidayUpdate) {
  return db
    .updateTable('holidays')
    .set(holiday)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Undefined if the holiday does not exist. */
export async function deleteHoliday(db: Database, id: number) {
  return db.deleteFrom('holidays').where('id', '=', id).returning('id').executeTakeFirst();
}

export async function selectHolidayDates(db: Database, ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('holidays')
    .select('date')
    .where('id', '=', anyOf(ids))
    .execute();
  return rows.map(({ date }) => date);
}

/** The IDs of the placements whose periods have one of the days. */
export async function selectPlacementsOnDays(db: Database, dates: readonly string[]) {
  const rows = await db
    .selectFrom('internships')
    .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .select('internships.id')
    .where(
      sql<boolean>`exists (
        select from unnest(${dates}::date[]) as day
        where day between internship_periods.start_date and internship_periods.end_date
      )`,
    )
    .orderBy('internships.id')
    .execute();
  return rows.map(({ id }) => id);
}
