import { sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { fieldErrors, HttpError } from '@/server/http/errors';
import { selectHolidayDays } from '@/server/placements/holidayDays';
import { dayOffFactsOf } from '@/server/placements/plans';
import {
  lockPlacements,
  type ScheduledPlacement,
  selectExisting,
  selectPatterns,
  selectPlacements,
} from '@/server/placements/scheduleFacts';
import type { ExistingActivity } from '@/shared/attendance/existingActivity';
import { type HolidayDay, holidayOn } from '@/shared/attendance/holidayOn';
import { dayOff } from '@/shared/attendance/plannedDays';
import { hoursOn } from '@/shared/attendance/workPattern';
import { SCHEDULE_CHANGED } from '@/shared/constants/errorCodes';
import { HOLIDAY_MOVE_SHOWN } from '@/shared/constants/limits';
import type { HolidayMoveInput } from '@/shared/resources/holidays/holidayRules';

const SAME_DAY = 'Pilih tanggal lain, bukan tanggal hari libur ini';
const PAST_DAY = 'Tanggal tujuan sudah lewat';
const CHANGED = 'Aktivitas sudah berubah sejak diperiksa. Periksa kembali.';

interface Move {
  holiday: HolidayDay;
  /** The day to which the activities move; undefined while it is not chosen. */
  date?: string;
  today: string;
}

/** The outcome for each untouched activity on the holiday if it moved to the day. */
export async function checkHolidayMove(db: Database, user: SessionUser, move: Move) {
  refuseDay(move);
  const activities = await selectUntouched(db, user, move);
  const movable = activities.filter(({ reason }) => reason === null);
  const stuck = activities.filter(({ reason }) => reason !== null);
  return {
    total: activities.length,
    movable: movable.length,
    activities: [...stuck, ...movable]
      .slice(0, HOLIDAY_MOVE_SHOWN)
      .map(({ internship_id: _, ...activity }) => activity),
  };
}

/** Moves the activities that can move, if they are still as many as a person has seen. */
export async function moveOffHoliday(
  trx: Database,
  user: SessionUser,
  move: Move & HolidayMoveInput,
  now: Date,
): Promise<{ moved: number }> {
  refuseDay(move);
  const activities = await selectUntouched(trx, user, move, true);
  const moved = activities.filter(({ reason }) => reason === null);
  if (moved.length !== move.expected) throw new HttpError(409, CHANGED, { code: SCHEDULE_CHANGED });
  const scheduled = await scheduledOn(trx, moved, move.date);
  await trx
    .updateTable('activities')
    .set({
      date: move.date,
      updated_at: now,
      is_generated: sql<boolean>`is_generated and id = ${anyOf(scheduled)}`,
    })
    .where('id', '=', anyOf(moved.map(({ id }) => id)))
    .execute();
  return { moved: moved.length };
}

function refuseDay({ holiday, date, today }: Move) {
  if (date === holiday.date) throw fieldErrors({ date: [SAME_DAY] });
  if (date !== undefined && date < today) throw fieldErrors({ date: [PAST_DAY] });
}

/** Activities without a press, a log, a decision or a request, of the placements that have the day off. */
async function selectUntouched(
  db: Database,
  user: SessionUser,
  { holiday, date, today }: Move,
  isLocking = false,
) {
  if (holiday.date < today) return [];
  const onHoliday = await db
    .selectFrom('activities')
    .select('internship_id')
    .distinct()
    .where('date', '=', holiday.date)
    .execute();
  const ids = onHoliday.map(({ internship_id }) => internship_id);
  if (isLocking) await lockPlacements(db, ids);
  const placements = await selectPlacements(db, user, ids);
  const existing = await selectExisting(db, ids, holiday.date, holiday.date, isLocking);
  const target = date && {
    date,
    existing: await selectExisting(db, ids, date, date, isLocking),
    holidays: await selectHolidayDays(db, date, date),
  };
  return placements
    .filter(({ observes_joint_leave }) => holidayOn(holiday.date, [holiday], observes_joint_leave))
    .flatMap((placement) => {
      const untouched = existing.get(placement.internship_id)?.filter((one) => !one.isTouched);
      return (untouched ?? []).map((activity) => ({
        id: activity.id,
        internship_id: placement.internship_id,
        student_nim: placement.student_nim,
        student_name: placement.student_name,
        company_name: placement.company_name,
        start_time: activity.startTime,
        end_time: activity.endTime,
        ...(target ? obstacle(placement, target) : NO_OBSTACLE),
      }));
    });
}

const NO_OBSTACLE = { reason: null, holiday_name: null };

/** The reason that keeps the activities of a placement from a day. */
function obstacle(
  placement: ScheduledPlacement,
  target: {
    date: string;
    existing: ReadonlyMap<number, readonly ExistingActivity[]>;
    holidays: readonly HolidayDay[];
  },
) {
  const off = dayOff(target.date, dayOffFactsOf(placement, target.holidays));
  if (off) return { reason: off.reason, holiday_name: off.holidayName ?? null };
  if (target.existing.has(placement.internship_id))
    return { reason: 'exists' as const, holiday_name: null };
  return NO_OBSTACLE;
}

/**
 * The activities whose weekly hours have the day. The others are no longer part of the schedule, which would remove
 * them.
 */
async function scheduledOn(
  trx: Database,
  moved: readonly { id: number; internship_id: number }[],
  date: string,
): Promise<number[]> {
  const patterns = await selectPatterns(
    trx,
    moved.map(({ internship_id }) => internship_id),
  );
  return moved.flatMap(({ id, internship_id }) =>
    hoursOn(patterns.get(internship_id) ?? [], date) ? id : [],
  );
}
