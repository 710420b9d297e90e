import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { paths } from '@/shared/paths';
import type { NotificationType } from '../notification';
import { notify } from '../notify';

/** The news stay when the member is taken out, and when the request or the account of its spokesperson is gone. */
export const askedMembers: NotificationType<{
  request_id: number | null;
  /** null if the request is gone, or was sent */
  spokesperson_name: string | null;
  asking_name: string | null;
}> = {
  kind: 'asked_members',
  roles: ['student'],
  title: 'Ajakan pengajuan tempat bersama',
  facts: ({ user }) => sql`
    select placement_requests.id as request_id, asking.name as asking_name,
      case when placement_requests.state in ('draft', 'incomplete') then spokesperson.name end
        as spokesperson_name
    from (
      select distinct on (request_id) request_id, spokesperson_id from placement_asks
      where student_id = ${user.profileId} order by request_id, id desc
    ) as asks
    left join students asking on asking.id = asks.spokesperson_id
    left join (
      placement_requests
      join placement_request_members member
        on member.request_id = placement_requests.id and member.student_id = ${user.profileId}
      join students spokesperson on spokesperson.id = placement_requests.student_id
    ) on placement_requests.id = asks.request_id
    where asks.request_id = news.matter_id`,
  titleOf: ({ spokesperson_name, asking_name }) =>
    spokesperson_name === null
      ? `Anda pernah diajak ${asking_name ? `${asking_name} ` : ''}mengajukan tempat magang bersama`
      : `${spokesperson_name} mengajak Anda mengajukan tempat magang bersama`,
  linkOf: ({ request_id }) =>
    request_id === null
      ? paths.placementRequests.own.index
      : paths.placementRequests.own.show(request_id),
};

export async function notifyMembersAsked(
  trx: Database,
  requestId: number,
  studentIds: readonly number[],
  now: Date,
): Promise<void> {
  const recipients = sql`
    select students.user_id, request_id as matter_id, null::text as detail
    from placement_request_members join students on students.id = student_id
    where request_id = ${requestId} and student_id = ${anyOf(studentIds)}`;
  await notify(trx, 'asked_members', recipients, now);
}
