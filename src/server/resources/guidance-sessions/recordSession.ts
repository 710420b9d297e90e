import type { InferType } from 'yup';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { fieldErrors } from '@/server/http/errors';
import { closedBy } from '@/server/placements/closedBy';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { refuseClosed } from '@/server/placements/refuseClosed';
import { GUIDANCE_SESSIONS_MAX } from '@/shared/resources/guidance-sessions/constants';
import type { guidanceSessionRules } from '@/shared/resources/guidance-sessions/guidanceSessionRules';
import { insertGuidanceSession } from './guidanceSessionQueries';

export interface GuidanceMoment {
  now: Date;
  today: string;
}

interface Days {
  start_date: string;
  end_date: string;
}

const INTERNSHIP_NOT_FOUND = 'Magang tidak ditemukan';
const IN_FUTURE = 'Tanggal bimbingan tidak boleh di masa depan';
const OUTSIDE_PERIOD = 'Tanggal harus berada di dalam periode magang';
const TOO_MANY = `Maksimal ${GUIDANCE_SESSIONS_MAX} bimbingan untuk satu magang`;

/** Stores a session, and returns its ID. That of a lecturer is agreed to at once. */
export async function recordSession(
  trx: Database,
  user: SessionUser,
  input: InferType<typeof guidanceSessionRules>,
  { now, today }: GuidanceMoment,
): Promise<number> {
  const placement = await lockPlacement(trx, user, input.internship_id);
  if (!placement) throw fieldErrors({ internship_id: [INTERNSHIP_NOT_FOUND] });
  refuseClosed(placement);
  refuseDay(input.date, placement, today);
  const sessions = await trx
    .selectFrom('guidance_sessions')
    .select('id')
    .where('internship_id', '=', placement.id)
    .limit(GUIDANCE_SESSIONS_MAX)
    .execute();
  if (sessions.length >= GUIDANCE_SESSIONS_MAX) throw fieldErrors({ internship_id: [TOO_MANY] });
  return insertGuidanceSession(trx, {
    ...input,
    sent_at: now,
    ...(user.role === 'lecturer'
      ? {
          recorded_by: 'lecturer',
          state: 'agreed',
          decided_at: now,
          decided_by_user_id: user.id,
          decided_by_name: user.name,
        }
      : { recorded_by: 'student', state: 'sent' }),
  });
}

/** The lock makes two sessions of a placement follow each other, so that the second one is counted. */
const lockPlacement = (trx: Database, user: SessionUser, id: number) =>
  trx
    .selectFrom('internships')
    .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .select(['internships.id', 'internship_periods.start_date', 'internship_periods.end_date'])
    .select(closedBy().as('closed_by'))
    .where('internships.id', '=', id)
    .where(internshipsVisibleTo(user))
    .forNoKeyUpdate('internships')
    .forKeyShare('internship_periods')
    .executeTakeFirst();

/** Throws 422 for a day outside of the placement, or after today. */
export function refuseDay(date: string, { start_date, end_date }: Days, today: string): void {
  if (date > today) throw fieldErrors({ date: [IN_FUTURE] });
  if (date < start_date || date > end_date) throw fieldErrors({ date: [OUTSIDE_PERIOD] });
}
