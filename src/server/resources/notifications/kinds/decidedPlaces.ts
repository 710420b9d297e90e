import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { placementRequestsVisibleTo } from '@/server/placements/placementRequestAccess';
import { paths } from '@/shared/paths';
import { byActor, type NotificationType } from '../notification';
import { notify } from '../notify';

const DECIDED = { accepted: 'diterima', refused: 'ditolak', incomplete: 'dikembalikan' };

export const decidedPlaces: NotificationType<{ state: keyof typeof DECIDED }> = {
  kind: 'decided_places',
  roles: ['student'],
  title: 'Keputusan atas pengajuan tempat',
  isMailed: true,
  facts: ({ user }) => sql`
    select state, comment as detail from placement_requests
    where placement_requests.id = news.matter_id
      and placement_requests.state in ('accepted', 'refused', 'incomplete')
      and ${placementRequestsVisibleTo(user)}`,
  titleOf: ({ state, ...news }) =>
    `Pengajuan tempat ${DECIDED[state]}${byActor(news)}${state === 'incomplete' ? ' untuk dilengkapi' : ''}`,
  linkOf: ({ matter_id }) => paths.student.placementRequests.show(matter_id),
};

/** Tells all students of the requests. */
export async function notifyPlacesDecided(
  trx: Database,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const recipients = sql`
    select students.user_id, request_id as matter_id, null::text as detail
    from placement_request_members join students on students.id = student_id
    where request_id = ${anyOf(ids)}`;
  await notify(trx, 'decided_places', recipients, now);
}
