import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { conflict, foundOr404 } from '@/server/http/errors';
import { notifyPlacesDecided } from '@/server/resources/notifications/kinds/decidedPlaces';
import { notifyMemberDeclined } from '@/server/resources/notifications/kinds/declinedMembers';
import type { PlacementDecision } from '@/shared/resources/placement-requests/constants';
import { lockRequest, lockStudents, type PlacementMoment, selectEngaged } from './lockRequest';
import { haveAllAgreed, studentsOf } from './members';
import { selectPlacementRequest } from './placementRequestQueries';

const OTHER_REQUEST = 'Anda sudah memiliki pengajuan tempat lain pada periode ini. Tarik dahulu.';
const GROUP_CHANGED =
  'Anggota pengajuan ini sudah diubah, dan belum semua menyetujui. Tunggu sampai dikirim lagi.';
const PLACED = 'Anda sudah memiliki penempatan pada periode ini.';

/** Withdraws a request; a second time changes nothing. */
export async function withdrawRequest(
  trx: Database,
  user: SessionUser,
  id: number,
  moment: PlacementMoment,
): Promise<void> {
  const before = foundOr404(await selectPlacementRequest(trx, user, id));
  if (before.state === 'withdrawn' && before.student_id === user.profileId) return;
  await lockRequest(trx, user, { id, action: 'withdraw' }, moment);
  await trx
    .updateTable('placement_requests')
    .set({ state: 'withdrawn', ...decidedBy(user, moment) })
    .where('id', '=', id)
    .execute();
  // Sending and withdrawing again and again must not fill the disk.
  await trx.deleteFrom('placement_request_files').where('request_id', '=', id).execute();
}

/** Stores the answer of a member, which is no other version of the request: answers of two members never conflict. */
export async function answerMembership(
  trx: Database,
  user: SessionUser,
  { id, answer, seen }: { id: number; answer: 'agreed' | 'declined'; seen?: number | null },
  moment: PlacementMoment,
): Promise<void> {
  const studentId = user.profileId ?? 0;
  const before = foundOr404(await selectPlacementRequest(trx, user, id));
  const mine = before.members.find(({ student_id }) => student_id === studentId);
  if (mine && !mine.is_spokesperson && mine.answer === answer) return;
  const action = answer === 'agreed' ? 'agree' : 'decline';
  const row = await lockRequest(trx, user, { id, action, seen }, moment);
  if (answer === 'agreed') {
    await lockStudents(trx, [studentId]);
    const [engaged] = await selectEngaged(trx, {
      studentIds: [studentId],
      periodId: row.internship_period.id,
      except: id,
    });
    if (engaged) throw conflict(engaged.is_placed ? PLACED : OTHER_REQUEST);
  }
  await trx
    .updateTable('placement_request_members')
    .set({ answer, answered_at: moment.now })
    .where('request_id', '=', id)
    .where('student_id', '=', studentId)
    .execute();
  if (answer === 'declined') await notifyMemberDeclined(trx, id, moment.now);
}

const STATE_AFTER = { refuse: 'refused', return: 'incomplete', undo: 'sent' } as const;

/** Stores a refusal, a request to complete it, or the undo of one of them. */
export async function decideRequest(
  trx: Database,
  user: SessionUser,
  {
    id,
    decision,
    comment,
    seen,
  }: { id: number; decision: PlacementDecision; comment?: string | null; seen?: number | null },
  moment: PlacementMoment,
): Promise<void> {
  const row = await lockRequest(trx, user, { id, action: decision, seen }, moment);
  if (decision === 'undo') {
    if (!haveAllAgreed(row)) throw conflict(GROUP_CHANGED);
    const studentIds = studentsOf(row);
    await lockStudents(trx, studentIds);
    const [engaged] = await selectEngaged(trx, {
      studentIds,
      periodId: row.internship_period.id,
      except: id,
    });
    if (engaged) {
      throw conflict(`${engaged.name} sudah memiliki pengajuan lain atau penempatan.`);
    }
  }
  await trx
    .updateTable('placement_requests')
    .set({
      state: STATE_AFTER[decision],
      ...(decision === 'undo'
        ? { comment: null, decided_at: null, decided_by_user_id: null, decided_by_name: null }
        : { comment, ...decidedBy(user, moment) }),
    })
    .where('id', '=', id)
    .execute();
  if (decision !== 'undo') await notifyPlacesDecided(trx, [id], moment.now);
}

export const decidedBy = (user: SessionUser, { now }: PlacementMoment) => ({
  decided_at: now,
  decided_by_user_id: user.id,
  decided_by_name: user.name,
});
