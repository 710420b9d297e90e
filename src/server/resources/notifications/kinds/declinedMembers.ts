import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { paths } from '@/shared/paths';
import type { NotificationType } from '../notification';
import { notify } from '../notify';

export const declinedMembers: NotificationType<{ nims: string[] }> = {
  kind: 'declined_members',
  roles: ['student'],
  title: 'Anggota yang tidak setuju',
  facts: ({ user }) => sql`
    select declining.nims
    from placement_requests cross join lateral (
      select jsonb_agg(students.nim order by students.nim) as nims
      from placement_request_members join students on students.id = student_id
      where request_id = placement_requests.id and answer = 'declined'
    ) as declining
    where placement_requests.id = news.matter_id and placement_requests.student_id = ${user.profileId}
      and placement_requests.state in ('draft', 'incomplete') and declining.nims is not null`,
  titleOf: ({ nims }) => `NIM ${nims.join(', ')} tidak menyetujui pengajuan tempat bersama`,
  linkOf: ({ matter_id }) => paths.placementRequests.own.show(matter_id),
};

/** Tells the spokesperson. */
export async function notifyMemberDeclined(
  trx: Database,
  requestId: number,
  now: Date,
): Promise<void> {
  const recipients = sql`
    select students.user_id, placement_requests.id as matter_id, null::text as detail
    from placement_requests join students on students.id = placement_requests.student_id
    where placement_requests.id = ${requestId}`;
  await notify(trx, 'declined_members', recipients, now);
}
