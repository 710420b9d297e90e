import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { MONTHS, type Month } from '@/shared/constants/months';

/** The internships that a dashboard counts: all of a period, or those of one mentor or lecturer. */
export interface DashboardScope {
  periodId: number;
  supervisor?: { column: 'mentor_id' | 'lecturer_id'; id: number | null };
}

const rowCount = sql<number>`count(*)::integer`;

/** Fits `internships` and `activity_tallies`, and without a supervisor `period_tallies`. */
function inScope({ periodId, supervisor }: DashboardScope): Expression<SqlBool> {
  const ofPeriod = sql<SqlBool>`internship_period_id = ${periodId}`;
  if (supervisor === undefined) return ofPeriod;
  return sql<SqlBool>`(${ofPeriod} and ${sql.ref(supervisor.column)} = ${supervisor.id})`;
}

/** All records, active or not. */
export async function selectAdminTotals(db: Database) {
  return db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('list_counts')
        .select(sql<number>`coalesce(sum(rows), 0)::integer`.as('n'))
        .where('list', '=', 'students')
        .$asScalar()
        .$notNull()
        .as('students'),
      eb.selectFrom('mentors').select(rowCount.as('n')).$asScalar().$notNull().as('mentors'),
      // Super admins have a lecturer's profile too, but do not supervise.
      eb
        .selectFrom('lecturers')
        .innerJoin('users', 'users.id', 'lecturers.user_id')
        .select(rowCount.as('n'))
        .where('users.role', '=', 'lecturer')
        .$asScalar()
        .$notNull()
        .as('lecturers'),
      eb.selectFrom('companies').select(rowCount.as('n')).$asScalar().$notNull().as('companies'),
    ])
    .executeTakeFirstOrThrow();
}

/** The number of students with an internship in scope; each counts once. */
export async function countStudents(db: Database, scope: DashboardScope): Promise<number> {
  const placed = db
    .selectFrom('internships')
    .select('student_id')
    .distinct()
    .where(inScope(scope))
    .as('placed');
  const { students } = await db
    .selectFrom(placed)
    .select(rowCount.as('students'))
    .executeTakeFirstOrThrow();
  return students;
}

/** Attended activities by month of the activity, for all twelve months (docs/decisions/0023). */
export async function selectMonthlyCount(db: Database, scope: DashboardScope) {
  const rows = await db
    .selectFrom(scope.supervisor ? 'activity_tallies' : 'period_tallies')
    .select([
      sql<number>`extract(month from month)::integer`.as('month_number'),
      sql<number>`sum(attended)::integer`.as('attended'),
    ])
    .where(inScope(scope))
    .groupBy('month_number')
    .execute();
  const attendedIn = new Map(rows.map((row) => [row.month_number, row.attended]));
  return Object.fromEntries(
    MONTHS.map((month, index) => [month, attendedIn.get(index + 1) ?? 0]),
  ) as Record<Month, number>;
}

/** All activities in scope, by whether the owner of the dashboard has validated them. */
export async function selectValidationTotals(
  db: Database,
  scope: DashboardScope,
  validatedBy: 'mentor' | 'lecturer',
) {
  const validated = sql.ref(`validated_by_${validatedBy}`);
  return db
    .selectFrom('activity_tallies')
    .select([
      sql<number>`coalesce(sum(${validated}), 0)::integer`.as('activities_validated'),
      sql<number>`coalesce(sum(activities - ${validated}), 0)::integer`.as(
        'activities_non_validated',
      ),
    ])
    .where(inScope(scope))
    .executeTakeFirstOrThrow();
}
