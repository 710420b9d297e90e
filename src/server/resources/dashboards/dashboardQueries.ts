import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { MONTHS, type Month } from '@/shared/constants/months';

/** The internships that a dashboard counts: all of a period, or those of one mentor or lecturer. */
export interface DashboardScope {
  periodId: number;
  supervisor?: { column: 'mentor_id' | 'lecturer_id'; id: number | null };
}

const rowCount = sql<number>`count(*)::integer`;

function inScope({ periodId, supervisor }: DashboardScope): Expression<SqlBool> {
  const ofPeriod = sql<SqlBool>`internship_period_id = ${periodId}`;
  if (supervisor === undefined) return ofPeriod;
  return sql<SqlBool>`(${ofPeriod} and ${sql.ref(supervisor.column)} = ${supervisor.id})`;
}

/** All records, active or not. */
export async function selectAdminTotals(db: Database) {
  return db
    .selectNoFrom((eb) => [
      eb.selectFrom('students').select(rowCount.as('n')).$asScalar().$notNull().as('students'),
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

/** Activities in scope. PostgreSQL looks an array up in an index much faster than the rows of a join. */
const activitiesIn = (db: Database, scope: DashboardScope) =>
  db
    .selectFrom('activities')
    .where(
      sql<SqlBool>`internship_id = any(array(select id from internships where ${inScope(scope)}))`,
    );

/** Attended activities by month of the activity, for all twelve months. */
export async function selectMonthlyCount(db: Database, scope: DashboardScope) {
  const days = await activitiesIn(db, scope)
    .select(['date', rowCount.as('attended')])
    .where('attendance_time', 'is not', null)
    .groupBy('date')
    .execute();
  return Object.fromEntries(
    MONTHS.map((month, index) => [month, attendedIn(days, index + 1)]),
  ) as Record<Month, number>;
}

const attendedIn = (days: readonly { date: string; attended: number }[], month: number) =>
  days
    .filter(({ date }) => Number(date.slice(5, 7)) === month)
    .reduce((sum, { attended }) => sum + attended, 0);

/** All activities in scope, by whether the owner of the dashboard has validated them. */
export async function selectValidationTotals(
  db: Database,
  scope: DashboardScope,
  validatedBy: 'mentor' | 'lecturer',
) {
  const validated = sql.ref(`validated_at_by_${validatedBy}`);
  return activitiesIn(db, scope)
    .select([
      sql<number>`count(${validated})::integer`.as('activities_validated'),
      sql<number>`(count(*) - count(${validated}))::integer`.as('activities_non_validated'),
    ])
    .executeTakeFirstOrThrow();
}
