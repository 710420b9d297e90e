import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import type { NotificationType } from '../notification';
import { tell } from '../tell';

export const askedMembers: NotificationType = {
  kind: 'asked_members',
  roles: ['student'],
  title: 'Ajakan pengajuan tempat bersama',
  words: ({ user }) => ({
    title: sql`spokesperson.name || ' mengajak Anda mengajukan tempat magang bersama'`,
    detail: sql`null::text`,
    link: sql`'/student/placement-requests/' || placement_requests.id`,
    from: sql`placement_requests
      join students spokesperson on spokesperson.id = placement_requests.student_id
      join placement_request_members member on member.request_id = placement_requests.id`,
    where: sql`placement_requests.id = news.matter_id and member.student_id = ${user.profileId}
      and placement_requests.state in ('draft', 'incomplete')`,
  }),
};

export async function tellMembersAsked(
  trx: Database,
  requestId: number,
  studentIds: readonly number[],
  now: Date,
): Promise<void> {
  const recipients = sql`
    select students.user_id, request_id as matter_id, null::text as detail
    from placement_request_members join students on students.id = student_id
    where request_id = ${requestId} and student_id = ${anyOf(studentIds)}`;
  await tell(trx, 'asked_members', recipients, now);
}
