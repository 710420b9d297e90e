import type { Database } from '@/server/db/database';
import type { PlacementDates } from '@/shared/attendance/placement';
import type { Place } from '@/shared/attendance/positionVerdict';
import type { HistoryPress } from '@/shared/attendance/testing/dayHistory';

export type Entered = Awaited<ReturnType<typeof selectEntered>>;

/** The present rows of all that is entered, read without the functions that judge them. */
export async function selectEntered(db: Database) {
  const places = await db.selectFrom('places').selectAll().orderBy('id').execute();
  const chosen = await db.selectFrom('internship_places').selectAll().execute();
  const pauses = await db.selectFrom('internship_interruptions').selectAll().execute();
  const events = await db.selectFrom('attendance_events').selectAll().orderBy('id').execute();
  const internships = await db
    .selectFrom('internships')
    .innerJoin('mentors', 'mentors.id', 'internships.mentor_id')
    .innerJoin('internship_periods as periods', 'periods.id', 'internships.internship_period_id')
    .select(['internships.id', 'internships.start_date', 'internships.end_date'])
    .select(['internships.internship_period_id', 'mentors.company_id'])
    .select(['periods.start_date as period_start', 'periods.end_date as period_end'])
    .orderBy('internships.id')
    .execute();
  const activities = await db
    .selectFrom('activities')
    .select(['id', 'internship_id', 'date', 'start_time', 'end_time', 'break_minutes', 'place_id'])
    .execute();

  const placements = internships.map((row) => {
    const dates: PlacementDates = {
      startDate: [row.period_start, row.start_date ?? ''].toSorted()[1] ?? '',
      endDate: [row.period_end, row.end_date ?? '9999-12-31'].toSorted()[0] ?? '',
      interruptions: pauses
        .filter(({ internship_id }) => internship_id === row.id)
        .map(({ start_date, end_date }) => ({ startDate: start_date, endDate: end_date })),
    };
    const own = places.filter(({ company_id }) => company_id === row.company_id);
    const named = chosen.filter(
      ({ internship_id, place_id }) =>
        internship_id === row.id && own.some(({ id }) => id === place_id),
    );
    const isNamed = (id: number) => named.some(({ place_id }) => place_id === id);
    const active = own.filter(({ is_active }) => is_active);
    const byDefault = named.find(({ is_default }) => is_default)?.place_id;
    const first = active.find(({ id }) => isNamed(id)) ?? active[0];
    return {
      id: row.id,
      companyId: row.company_id,
      periodId: row.internship_period_id,
      dates,
      /** The place whose clock and days off are those of the placement. */
      placeId: byDefault ?? first?.id ?? null,
      /** The places that positions are compared with. */
      measuring: active
        .filter(({ id }) => named.length === 0 || isNamed(id))
        .map(({ id, latitude, longitude, radius }): Place => ({ id, latitude, longitude, radius })),
    };
  });

  return {
    placements,
    holidays: await db.selectFrom('holidays').select(['id', 'date', 'kind']).execute(),
    requests: await db
      .selectFrom('attendance_requests')
      .select(['id', 'internship_id', 'kind', 'start_date', 'end_date'])
      .select(['activity_id', 'press', 'claimed_at'])
      .where('state', '=', 'approved')
      .execute(),
    activities: activities.map((row) => ({
      ...row,
      start_time: row.start_time.slice(0, 5),
      end_time: row.end_time.slice(0, 5),
      presses: events.filter(({ activity_id }) => activity_id === row.id).map(pressOf),
    })),
  };
}

interface EventRow {
  kind: HistoryPress['kind'];
  received_at: Date;
  claimed_at: Date | null;
  latitude: number | null;
  longitude: number | null;
  accuracy: number | null;
  voided_at: Date | null;
}

const pressOf = (row: EventRow): HistoryPress => ({
  kind: row.kind,
  at: (row.claimed_at ?? row.received_at).getTime(),
  position:
    row.latitude === null || row.longitude === null
      ? null
      : { latitude: row.latitude, longitude: row.longitude, accuracy: row.accuracy },
  voidedAt: row.voided_at?.getTime() ?? null,
});
