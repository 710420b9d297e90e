import type { SessionUser } from '@/server/auth/sessionUser';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { conflict, fieldErrors, MESSAGES } from '@/server/http/errors';
import type { Judging } from '@/server/placements/judgePlacements';
import { lockInternshipsOf, withClosedBy } from '@/server/placements/lockInternships';
import { notifyDecided } from '@/server/resources/notifications/kinds/decidedRequests';
import type { VerdictMoment } from '@/server/verdicts/attendanceDays';
import { clashText } from '@/shared/attendance/clashText';
import { REQUEST_CLASHES } from '@/shared/constants/errorCodes';
import type { RequestState } from '@/shared/resources/attendance-requests/constants';
import { type Effects, selectEffects } from './decisionEffects';
import { isAskedAgain } from './isAskedAgain';
import { isOutside } from './isOutside';
import { lecturersMayDecideFrom } from './lecturersMayDecide';
import { lockDays, selectClashes } from './requestClashes';
import {
  type RequestDecisionInput,
  type RequestVerdict,
  STATE_AFTER,
  verdictOnRequest,
} from './requestVerdict';

export interface RequestMoment extends VerdictMoment {
  today: string;
}

const OTHER_DAYS =
  'Sementara itu datanya berubah, jadi keputusan ini mengubah hari yang sudah lewat dengan cara lain. Periksa lagi pengajuannya, lalu putuskan.';

interface RequestResult {
  request_id: number;
  outcome: RequestVerdict['outcome'];
  message: string | null;
  /** null when there is no such request for the user */
  state: RequestState | null;
}

/**
 * Decides on each of the requests that the rule allows. A concurrent decision on one of them waits, and is judged by the
 * new state. Throws 422 if something stands against an approval that the user has not confirmed, and 409 if past days would
 * change in another way than the user has seen.
 */
export async function decideRequests(
  { db: trx, verdicts }: Judging,
  user: SessionUser,
  input: RequestDecisionInput & {
    request_ids: readonly number[];
    confirmed_clashes?: readonly string[];
    seen_changes?: readonly string[];
  },
  moment: RequestMoment,
): Promise<RequestResult[]> {
  const ids = [...new Set(input.request_ids)];
  const requests = await lockRequests(trx, user, ids, input.decision === 'approve');
  const lecturerFrom = await lecturersMayDecideFrom(trx, moment);
  const changed: number[] = [];
  const results = ids.map((request_id): RequestResult => {
    const request = requests.get(request_id);
    if (!request) {
      return { request_id, outcome: 'refused', message: MESSAGES.notFound, state: null };
    }
    const situation = { ...request, lecturer_from: lecturerFrom(request.created_at) };
    const { outcome, message } = verdictOnRequest(input, situation, { user, today: moment.today });
    if (outcome === 'done') changed.push(request_id);
    const state = outcome === 'done' ? STATE_AFTER[input.decision] : request.state;
    return { request_id, outcome, message, state };
  });
  if (input.decision === 'approve') {
    await refuseUnseen(trx, changed, input.confirmed_clashes ?? [], moment);
  }
  if (input.seen_changes && CHANGES_VERDICTS[input.decision]) {
    const decided = changed.flatMap((id) => requests.get(id) ?? []);
    const effectsOf = await selectEffects({ db: trx, verdicts }, user, decided, moment);
    refuseOthers(changed.map(effectsOf), input.seen_changes);
  }
  await storeDecision(trx, user, input, changed, moment.now);
  return results;
}

const CHANGES_VERDICTS: Readonly<Record<RequestDecisionInput['decision'], boolean>> = {
  approve: true,
  undo: true,
  reject: false,
  withdraw: false,
};

function refuseOthers(effects: readonly Effects[], seen: readonly string[]) {
  const isSeen = ({ changes_key }: Effects) => changes_key === null || seen.includes(changes_key);
  if (!effects.every(isSeen)) throw conflict(OTHER_DAYS);
}

async function lockRequests(
  trx: Database,
  user: SessionUser,
  ids: readonly number[],
  withDays: boolean,
) {
  const closedBy = await lockInternshipsOf(trx, user, 'attendance_requests', ids);
  // Before the requests, because an activity that moves takes its corrections along.
  if (withDays) await lockDays(trx, ids);
  const requests = await trx
    .selectFrom('attendance_requests')
    .select(['id', 'internship_id', 'state', 'comment', 'created_at'])
    .select(['start_date', 'end_date', 'late_press'])
    .select(['decided_by_user_id', 'decided_by_name'])
    .select([isAskedAgain.as('is_asked_again'), isOutside.as('is_outside')])
    .where('id', '=', anyOf(ids))
    .where('internship_id', '=', anyOf(closedBy.keys()))
    .orderBy('id')
    .forUpdate()
    .execute();
  return withClosedBy(requests, closedBy);
}

/** Refuses to approve two requests for one day, or a leave over a press, unless the person has read that. */
async function refuseUnseen(
  trx: Database,
  ids: readonly number[],
  confirmed: readonly string[],
  { campusTimeZone }: RequestMoment,
) {
  const clashesOf = await selectClashes(trx, ids);
  const unseen = ids
    .map(clashesOf)
    .flatMap(({ clashes, clash_key }) =>
      clash_key === null || confirmed.includes(clash_key) ? [] : clashes,
    );
  if (unseen.length === 0) return;
  const texts = [...new Set(unseen.map((clash) => clashText(clash, campusTimeZone)))];
  throw fieldErrors({ confirmed_clashes: texts }, REQUEST_CLASHES);
}

async function storeDecision(
  trx: Database,
  user: SessionUser,
  { decision, comment = null }: RequestDecisionInput,
  ids: readonly number[],
  now: Date,
) {
  if (ids.length === 0) return;
  const isUndone = decision === 'undo';
  await trx
    .updateTable('attendance_requests')
    .set({
      state: STATE_AFTER[decision],
      // A withdrawn request keeps what was said about it.
      ...(decision !== 'withdraw' && { comment: isUndone ? null : comment }),
      decided_at: isUndone ? null : now,
      decided_by_user_id: isUndone ? null : user.id,
      decided_by_name: isUndone ? null : user.name,
      decided_by_role: isUndone ? null : user.role,
    })
    .where('id', 'in', ids)
    .execute();
  if (decision === 'approve' || decision === 'reject') await notifyDecided(trx, ids, now);
  // Sending and withdrawing again and again must not fill the disk.
  if (decision === 'withdraw') {
    await trx.deleteFrom('attendance_request_files').where('request_id', 'in', ids).execute();
  }
}
