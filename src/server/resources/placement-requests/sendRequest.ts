import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { conflict } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import { sendablePlacementRules } from '@/shared/resources/placement-requests/placementRequestRules';
import { lockRequest, lockStudents, type PlacementMoment, selectEngaged } from './lockRequest';
import { haveAllAgreed, studentsOf } from './members';
import { selectPlacementRequest } from './placementRequestQueries';

const ANSWERS_MISSING = 'Semua anggota harus menyetujui dahulu sebelum pengajuan dikirim.';
const unknownNims = (nims: readonly string[]) =>
  `NIM ${nims.join(', ')} tidak ditemukan. Perbaiki anggotanya, lalu simpan lagi.`;
const namesOf = (people: readonly { name: string }[]) => people.map(({ name }) => name).join(', ');

/** Sends a request, or sends it again. Throws 422 for what is missing, 409 for what stands in its way. */
export async function sendRequest(
  trx: Database,
  user: SessionUser,
  { id, seen }: { id: number; seen?: number | null },
  moment: PlacementMoment,
): Promise<void> {
  if (await isSentBy(trx, user, id)) return;
  const row = await lockRequest(trx, user, { id, action: 'submit', seen }, moment);
  await parseBody(sendablePlacementRules, {
    company_ids: row.choices.map(({ company_id }) => company_id),
    own_company: row.own_company,
  });
  const unknown = row.members.filter(({ student_id }) => student_id === null);
  if (unknown.length > 0) throw conflict(unknownNims(unknown.map(({ nim }) => nim)));
  if (!haveAllAgreed(row)) throw conflict(ANSWERS_MISSING);
  const studentIds = studentsOf(row);
  await lockStudents(trx, studentIds);
  const engaged = await selectEngaged(trx, {
    studentIds,
    periodId: row.internship_period.id,
    except: id,
  });
  if (engaged.length > 0) {
    throw conflict(`Sudah memiliki penempatan atau pengajuan lain: ${namesOf(engaged)}.`);
  }
  await trx
    .updateTable('placement_requests')
    .set({
      state: 'sent',
      sent_at: row.sent_at ?? moment.now,
      sent_on: row.sent_on ?? moment.today,
      decided_at: null,
      decided_by_user_id: null,
      decided_by_name: null,
    })
    .where('id', '=', id)
    .execute();
}

/** The answer to sending may have been lost. */
async function isSentBy(trx: Database, user: SessionUser, id: number): Promise<boolean> {
  const row = await selectPlacementRequest(trx, user, id);
  return row?.state === 'sent' && row.student_id === user.profileId;
}
