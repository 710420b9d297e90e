import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { sortKey } from '@/server/lists/order';
import { isPlacedIn } from '@/server/placements/isPlacedIn';
import { isWaiting, placesLeft } from '@/server/resources/placement-requests/placesLeft';
import type { components } from '@/shared/contract.gen';
import { lastDayToSend } from '@/shared/resources/placement-requests/placementActions';

type Options = components['schemas']['PlacementOptions'];

/** The periods that are active or have a window, with what a student can ask for in each of them. */
export async function selectPlacementOptions(
  db: Database,
  studentId: number,
  today: string,
): Promise<Options[]> {
  const periods = await db
    .selectFrom('internship_periods')
    .leftJoin(
      'placement_windows',
      'placement_windows.internship_period_id',
      'internship_periods.id',
    )
    .leftJoin('placement_window_exceptions as exceptions', (join) =>
      join
        .onRef('exceptions.internship_period_id', '=', 'internship_periods.id')
        .on('exceptions.student_id', '=', studentId),
    )
    .select([
      'internship_periods.id',
      'internship_periods.start_date',
      'internship_periods.end_date',
      'internship_periods.semester',
      'internship_periods.year',
      'placement_windows.open_from',
      'placement_windows.open_until',
      'exceptions.until as exception_until',
    ])
    .select([
      isPlacedIn(sql.val(studentId), sql.ref('internship_periods.id')).as('is_placed'),
      sql<number | null>`(
        select placement_requests.id from placement_requests
        join placement_request_members on request_id = placement_requests.id
        where placement_requests.internship_period_id = internship_periods.id
          and placement_request_members.student_id = ${studentId} and answer = 'agreed'
          and state in ('draft', 'sent', 'incomplete')
        order by placement_requests.id limit 1
      )`.as('open_request_id'),
    ])
    .where((eb) =>
      eb.or([
        eb('internship_periods.is_active', '=', true),
        eb('placement_windows.open_from', 'is not', null),
      ]),
    )
    .where('internship_periods.closed_at', 'is', null)
    .orderBy('internship_periods.start_date')
    .orderBy('internship_periods.id')
    .execute();
  const companies = await selectCompanies(
    db,
    periods.map(({ id }) => id),
  );
  return periods.map(
    ({ id, start_date, end_date, semester, year, is_placed, open_request_id, ...days }) => ({
      internship_period: { id, start_date, end_date, semester, year },
      ...days,
      can_send_until: is_placed ? null : lastDayToSend(days, today),
      is_placed,
      open_request_id,
      companies: companies.filter(({ period_id }) => period_id === id),
    }),
  );
}

/** The students who wait for each company, counted for all companies at once. */
const waitingFor = (periodIds: readonly number[]) => sql<{
  period_id: number;
  company_id: number;
  students: number;
}>`(
  select waiting.internship_period_id as period_id, named.company_id, count(*)::integer as students
  from placement_requests waiting
  join placement_request_members on request_id = waiting.id
  join lateral (
    select company_id from placement_request_choices where request_id = waiting.id
    union select waiting.linked_company_id where waiting.linked_company_id is not null
  ) named on true
  where waiting.internship_period_id = ${anyOf(periodIds)} and ${isWaiting('waiting')}
  group by 1, 2
)`;

/** The active companies with their places in each of the periods. */
async function selectCompanies(db: Database, periodIds: readonly number[]) {
  return db
    .selectFrom('companies')
    .innerJoin('internship_periods as periods', (join) => join.onTrue())
    .leftJoin(waitingFor(periodIds).as('waiting'), (join) =>
      join
        .onRef('waiting.company_id', '=', 'companies.id')
        .onRef('waiting.period_id', '=', 'periods.id'),
    )
    .select([
      'periods.id as period_id',
      'companies.id',
      'companies.name',
      'companies.business_field',
      'companies.address',
      'companies.internship_quota as places',
      placesLeft('periods.id').as('places_left'),
      sql<number>`coalesce(waiting.students, 0)`.as('waiting'),
    ])
    .where('companies.is_active', '=', true)
    .where('periods.id', '=', anyOf(periodIds))
    .orderBy(sortKey('companies.name'))
    .orderBy('companies.id')
    .execute();
}
