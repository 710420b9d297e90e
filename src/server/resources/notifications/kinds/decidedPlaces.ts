import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { placementRequestsVisibleTo } from '@/server/placements/placementRequestAccess';
import { paths } from '@/shared/paths';
import { byActor, type NotificationType } from '../notification';
import { tell } from '../tell';

export const decidedPlaces: NotificationType = {
  kind: 'decided_places',
  roles: ['student'],
  title: 'Keputusan atas pengajuan tempat',
  isMailed: true,
  words: ({ user }) => ({
    title: sql`'Pengajuan tempat ' || case placement_requests.state
      when 'accepted' then 'diterima' when 'refused' then 'ditolak' else 'dikembalikan' end || ${byActor}
      || case placement_requests.state when 'incomplete' then ' untuk dilengkapi' else '' end`,
    detail: sql`placement_requests.comment`,
    from: sql`placement_requests`,
    where: sql`placement_requests.id = news.matter_id
      and placement_requests.state in ('accepted', 'refused', 'incomplete')
      and ${placementRequestsVisibleTo(user)}`,
  }),
  linkOf: ({ matter_id }) => paths.student.placementRequests.show(matter_id),
};

/** Tells all students of the requests. */
export async function tellPlacesDecided(
  trx: Database,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const recipients = sql`
    select students.user_id, request_id as matter_id, null::text as detail
    from placement_request_members join students on students.id = student_id
    where request_id = ${anyOf(ids)}`;
  await tell(trx, 'decided_places', recipients, now);
}
