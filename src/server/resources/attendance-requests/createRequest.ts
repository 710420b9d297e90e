import type { InferType } from 'yup';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { conflict, type FieldErrors, fieldErrors } from '@/server/http/errors';
import { zoneOfActivity } from '@/server/placements/defaultPlaces';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { firstDay, lastDay, NOT_PLACED } from '@/server/placements/placedDays';
import { requiresCheckOut } from '@/server/resources/internship-periods/periodRules';
import { selectPauses } from '@/server/resources/internships/interruptionQueries';
import { notifyAsked } from '@/server/resources/notifications/kinds/askedRequests';
import { claimedInstant } from '@/shared/attendance/claimedInstant';
import { isPlacedOn, isWithin, type OpenRange } from '@/shared/attendance/placement';
import { addDays } from '@/shared/calendarDays';
import type { attendanceRequestRules } from '@/shared/resources/attendance-requests/attendanceRequestRules';
import {
  REQUEST_PAST_DAYS,
  REQUESTS_WAITING_MAX,
} from '@/shared/resources/attendance-requests/constants';
import { insertAttendanceRequest } from './attendanceRequestQueries';
import type { RequestMoment } from './decideRequests';
import { knownRequest, OTHER_REQUEST, queuedRequest } from './queuedRequest';
import type { RequestFile } from './requestFile';

type RequestInput = InferType<typeof attendanceRequestRules>;

const INTERNSHIP_NOT_FOUND = 'Magang tidak ditemukan';
const ACTIVITY_NOT_FOUND = 'Aktivitas tidak ditemukan';
const TOO_OLD = `Tanggal paling lama ${REQUEST_PAST_DAYS} hari yang lalu`;
const NOT_YET = 'Absen yang belum berlangsung tidak dapat dikoreksi';
const OUTSIDE_SHIFT = 'Waktu harus berada di sekitar jam aktivitas';
const NO_CHECK_OUT = 'Periode magang ini tidak memakai absen pulang';
const OVERLAP = 'Sudah ada pengajuan sejenis pada tanggal ini';
const SAME_PRESS = 'Sudah ada koreksi untuk absen ini';
const TOO_MANY = `Maksimal ${REQUESTS_WAITING_MAX} pengajuan menunggu keputusan`;

/**
 * Stores the request of a student, and returns its ID, also that of one that its device has sent before. Throws 422 for one that
 * cannot be.
 */
export async function createRequest(
  trx: Database,
  user: SessionUser,
  input: RequestInput,
  file: RequestFile | null,
  moment: RequestMoment,
): Promise<number> {
  const internship = await lockPlacement(trx, user, input.internship_id);
  if (!internship) throw fieldErrors({ internship_id: [INTERNSHIP_NOT_FOUND] });
  const stored = await knownRequest(trx, user, input.device_event_id);
  if (stored !== undefined) return stored;
  const queued = queuedRequest(input, moment);
  const made = queued?.moment ?? moment;
  const about =
    input.kind === 'correction'
      ? await correctionOf(trx, input, internship, made)
      : daysOf(input, internship, await selectPauses(trx, internship.id), made);
  await refuseTwice(trx, input, about);

  const id = await insertAttendanceRequest(trx, {
    internship_id: internship.id,
    kind: input.kind,
    reason: input.reason,
    created_at: moment.now,
    device_event_id: input.device_event_id ?? null,
    ...queued?.columns,
    ...about,
  });
  if (id === undefined) throw conflict(OTHER_REQUEST);
  if (file) {
    await trx
      .insertInto('attendance_request_files')
      .values({ request_id: id, ...file })
      .execute();
  }
  await notifyAsked(trx, id, moment.now);
  return id;
}

/** The lock makes two requests of one student follow each other, so that the second one sees the first. */
async function lockPlacement(trx: Database, user: SessionUser, id: number) {
  return trx
    .selectFrom('internships')
    .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .select(['internships.id', firstDay.as('start_date'), lastDay.as('end_date')])
    .where('internships.id', '=', id)
    .where(internshipsVisibleTo(user))
    .forNoKeyUpdate('internships')
    .executeTakeFirst();
}

type Placement = NonNullable<Awaited<ReturnType<typeof lockPlacement>>>;

interface About {
  start_date: string;
  end_date: string;
  activity_id: number | null;
  press: 'in' | 'out' | null;
  claimed_at: Date | null;
}

function daysOf(
  input: RequestInput,
  placement: Placement,
  pauses: readonly OpenRange[],
  { today }: RequestMoment,
): About {
  const start_date = input.start_date ?? '';
  const end_date = input.end_date ?? '';
  const errors: FieldErrors = {};
  if (start_date < addDays(today, -REQUEST_PAST_DAYS)) errors.start_date = [TOO_OLD];
  else if (
    start_date < placement.start_date ||
    pauses.some((pause) => isWithin(start_date, pause) && isWithin(end_date, pause))
  ) {
    errors.start_date = [NOT_PLACED];
  }
  if (end_date > placement.end_date) errors.end_date = [NOT_PLACED];
  if (Object.keys(errors).length > 0) throw fieldErrors(errors);
  return { start_date, end_date, activity_id: null, press: null, claimed_at: null };
}

async function correctionOf(
  trx: Database,
  { activity_id, press, claimed_time }: RequestInput,
  placement: Placement,
  { now, today }: RequestMoment,
): Promise<About> {
  const activity = await trx
    .selectFrom('activities')
    .innerJoin('internships', 'internships.id', 'activities.internship_id')
    .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .select(['activities.id', 'activities.date'])
    .select(['activities.start_time', 'activities.end_time'])
    .select([zoneOfActivity.as('zone'), requiresCheckOut.as('requires_check_out')])
    .where('activities.id', '=', activity_id ?? 0)
    .where('activities.internship_id', '=', placement.id)
    .executeTakeFirst();
  if (!activity) throw fieldErrors({ activity_id: [ACTIVITY_NOT_FOUND] });
  const { start_date: startDate, end_date: endDate } = placement;
  const interruptions = await selectPauses(trx, placement.id);
  if (!isPlacedOn(activity.date, { startDate, endDate, interruptions })) {
    throw fieldErrors({ activity_id: [NOT_PLACED] });
  }
  if (activity.date < addDays(today, -REQUEST_PAST_DAYS)) {
    throw fieldErrors({ activity_id: [TOO_OLD] });
  }
  if (press === 'out' && !activity.requires_check_out) throw fieldErrors({ press: [NO_CHECK_OUT] });
  const shift = {
    date: activity.date,
    startTime: activity.start_time,
    endTime: activity.end_time,
    zone: activity.zone,
  };
  const claimed_at = claimedInstant(shift, claimed_time ?? '');
  if (!claimed_at) throw fieldErrors({ claimed_time: [OUTSIDE_SHIFT] });
  if (claimed_at > now) throw fieldErrors({ claimed_time: [NOT_YET] });
  return {
    start_date: activity.date,
    end_date: activity.date,
    activity_id: activity.id,
    press: press ?? null,
    claimed_at,
  };
}

/** Refuses a second request about the same, and more than a person can decide on. */
async function refuseTwice(trx: Database, { kind, internship_id }: RequestInput, about: About) {
  const others = trx
    .selectFrom('attendance_requests')
    .select('id')
    .where('internship_id', '=', internship_id);
  let same = others.where('kind', '=', kind).where('state', 'in', ['waiting', 'approved']);
  same =
    about.activity_id === null
      ? same.where('start_date', '<=', about.end_date).where('end_date', '>=', about.start_date)
      : same.where('activity_id', '=', about.activity_id).where('press', '=', about.press);
  if (await same.executeTakeFirst()) {
    throw fieldErrors(
      about.activity_id === null ? { start_date: [OVERLAP] } : { press: [SAME_PRESS] },
    );
  }
  const waiting = await others.where('state', '=', 'waiting').limit(REQUESTS_WAITING_MAX).execute();
  if (waiting.length >= REQUESTS_WAITING_MAX) throw fieldErrors({ internship_id: [TOO_MANY] });
}
