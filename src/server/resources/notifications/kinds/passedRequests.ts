import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { placementRequestsVisibleTo } from '@/server/placements/placementRequestAccess';
import { paths } from '@/shared/paths';
import type { NotificationType } from '../notification';
import { notify } from '../notify';

export const passedRequests: NotificationType<{ is_own: boolean; name: string }> = {
  kind: 'passed_requests',
  roles: ['student'],
  title: 'Pengaju baru pengajuan tempat bersama',
  facts: ({ user }) => sql`
    select spokesperson.id = ${user.profileId} as is_own, spokesperson.name
    from placement_requests
    join students spokesperson on spokesperson.id = placement_requests.student_id
    where placement_requests.id = news.matter_id and ${placementRequestsVisibleTo(user)}`,
  titleOf: ({ is_own, name }) =>
    `${is_own ? 'Anda' : name} kini menjadi pengaju pengajuan tempat bersama`,
  detailOf: () => 'Akun pengaju sebelumnya sudah dihapus.',
  linkOf: ({ matter_id }) => paths.placementRequests.own.show(matter_id),
};

/** Tells the groups, apart from the person who leaves them. */
export async function notifyRequestsPassed(
  trx: Database,
  ids: readonly number[],
  leavingUserId: number,
  now: Date,
): Promise<void> {
  const recipients = sql`
    select students.user_id, request_id as matter_id, null::text as detail
    from placement_request_members join students on students.id = student_id
    where request_id = ${anyOf(ids)} and students.user_id <> ${leavingUserId}`;
  await notify(trx, 'passed_requests', recipients, now);
}
