import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { insertMany, updateMany } from '@/server/db/manyRows';
import { HttpError } from '@/server/http/errors';
import {
  countsOf,
  type PlacementPlan,
  plansOf,
  type ScheduleCounts,
} from '@/server/placements/plans';
import { type ScheduleFacts, selectScheduleFacts } from '@/server/placements/scheduleFacts';
import type { PlannedDay } from '@/shared/attendance/plannedDays';
import { SCHEDULE_CHANGED } from '@/shared/constants/errorCodes';
import type { ScheduleInput } from '@/shared/resources/schedules/scheduleRules';

const CHANGED = 'Aktivitas sudah berubah sejak jadwal diperiksa. Periksa kembali.';

interface Moment {
  now: Date;
  today: string;
}

/** Stores the hours and the activities of a schedule, if the plan is still the one that was seen. */
export async function storeSchedule(
  trx: Database,
  user: SessionUser,
  { expected, ...input }: ScheduleInput & { expected: ScheduleCounts },
  { now, today }: Moment,
): Promise<ScheduleCounts> {
  const facts = await selectScheduleFacts(trx, user, input, true);
  const plans = plansOf(facts, input, today);
  const counts = countsOf(plans.flatMap(({ days }) => days));
  if (!isSame(counts, expected)) throw new HttpError(409, CHANGED, { code: SCHEDULE_CHANGED });

  if (input.pattern) await insertPatterns(trx, facts, input, input.pattern);
  const rows = plans.flatMap((plan) => rowsOf(plan, facts));
  const added = rows.flatMap(({ id, ...row }) => (id === undefined ? row : []));
  const changed = rows.filter(({ id }) => id !== undefined);
  await insertMany(
    { trx },
    'activities',
    added.map((row) => ({ ...row, created_at: now, updated_at: now })),
    'id',
  );
  await updateMany(
    { trx },
    'activities',
    changed.map(({ internship_id: _, ...row }) => ({ ...row, updated_at: now })),
  );
  if (input.removes_leftovers) await deleteLeftovers(trx, plans);
  return counts;
}

const isSame = (counts: ScheduleCounts, expected: ScheduleCounts) =>
  (Object.keys(counts) as (keyof ScheduleCounts)[]).every((key) => counts[key] === expected[key]);

/** A version takes the place of those that would come after it. Closed placements keep theirs. */
async function insertPatterns(
  trx: Database,
  { placements }: ScheduleFacts,
  { start_date }: ScheduleInput,
  pattern: NonNullable<ScheduleInput['pattern']>,
) {
  const ids = placements.flatMap(({ internship_id, closed_by }) =>
    closed_by ? [] : internship_id,
  );
  if (ids.length === 0) return;
  await trx
    .deleteFrom('work_patterns')
    .where('internship_id', 'in', ids)
    .where('valid_from', '>', start_date)
    .execute();
  const stored = await trx
    .selectFrom('work_patterns')
    .select(['id', 'internship_id'])
    .where('internship_id', 'in', ids)
    .where('valid_from', '=', start_date)
    .execute();
  const idOf = new Map(stored.map(({ id, internship_id }) => [internship_id, id]));
  const versions = ids.map((internship_id) => ({
    ...pattern,
    place_id: pattern.place_id ?? null,
    internship_id,
    valid_from: start_date,
    id: idOf.get(internship_id),
  }));
  const isStored = ({ id }: { id?: number }) => id !== undefined;
  await updateMany({ trx }, 'work_patterns', versions.filter(isStored));
  const added = versions.filter((version) => !isStored(version)).map(({ id: _, ...row }) => row);
  await insertMany({ trx }, 'work_patterns', added, 'id');
}

const isMade = (day: PlacementPlan['days'][number]): day is PlannedDay =>
  day.outcome === 'add' || day.outcome === 'change';

/** The activities of the plan: new ones without ID, and changed ones. */
function rowsOf({ placement, days }: PlacementPlan, { addresses }: ScheduleFacts) {
  return days.filter(isMade).map(({ date, pattern, activityId }) => ({
    id: activityId,
    internship_id: placement.internship_id,
    name: pattern.name,
    description: pattern.description,
    date,
    start_time: pattern.startTime,
    end_time: pattern.endTime,
    break_minutes: pattern.breakMinutes,
    place_id: pattern.placeId ?? null,
    address: addresses.get(pattern.placeId ?? 0) ?? placement.address,
    is_generated: true,
  }));
}

async function deleteLeftovers(trx: Database, plans: readonly PlacementPlan[]) {
  const ids = plans
    .flatMap(({ days }) => days)
    .flatMap((day) => (day.outcome === 'leftover' ? (day.activityId ?? []) : []));
  if (ids.length > 0) await trx.deleteFrom('activities').where('id', 'in', ids).execute();
}
