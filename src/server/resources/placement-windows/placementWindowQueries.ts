import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { sortKey } from '@/server/lists/order';
import type { components } from '@/shared/contract.gen';

type Exception = components['schemas']['PlacementException'];

/** The window of a period, which may have no days. Undefined without the period. */
export async function selectPlacementWindow(db: Database, periodId: number) {
  const row = await db
    .selectFrom('internship_periods')
    .leftJoin('placement_windows', 'internship_period_id', 'internship_periods.id')
    .select(['internship_periods.id as internship_period_id', 'open_from', 'open_until'])
    .select('placement_windows.version')
    .select(
      sql<Exception[]>`array(
        select jsonb_build_object(
          'student_id', students.id, 'nim', nim, 'name', students.name,
          'until', exceptions.until, 'reason', reason
        )
        from placement_window_exceptions exceptions join students on students.id = exceptions.student_id
        where exceptions.internship_period_id = internship_periods.id
        order by ${sortKey('students.name')}, students.id
      )`.as('exceptions'),
    )
    .where('internship_periods.id', '=', periodId)
    .executeTakeFirst();
  return row && { ...row, version: row.version ?? undefined };
}

export async function storePlacementWindow(
  trx: Database,
  internship_period_id: number,
  days: { open_from: string | null; open_until: string | null },
): Promise<void> {
  await trx
    .insertInto('placement_windows')
    .values({ internship_period_id, ...days })
    .onConflict((conflict) => conflict.column('internship_period_id').doUpdateSet(days))
    .execute();
}

export async function storePlacementException(
  trx: Database,
  key: { internship_period_id: number; student_id: number },
  exception: { until: string; reason: string },
): Promise<void> {
  await trx
    .insertInto('placement_window_exceptions')
    .values({ ...key, ...exception })
    .onConflict((conflict) =>
      conflict.columns(['internship_period_id', 'student_id']).doUpdateSet(exception),
    )
    .execute();
}

/** Undefined if there is none. */
export async function deletePlacementExceptionOf(
  trx: Database,
  key: { internship_period_id: number; student_id: number },
) {
  return trx
    .deleteFrom('placement_window_exceptions')
    .where('internship_period_id', '=', key.internship_period_id)
    .where('student_id', '=', key.student_id)
    .returning('id')
    .executeTakeFirst();
}
