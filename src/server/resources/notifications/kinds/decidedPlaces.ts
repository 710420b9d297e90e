import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { placementRequestsVisibleTo } from '@/server/placements/placementRequestAccess';
import { paths } from '@/shared/paths';
import { byActor, type NotificationType } from '../notification';
import { notify } from '../notify';

const DECIDED = { accepted: 'diterima', refused: 'ditolak', incomplete: 'dikembalikan' };

interface Decision {
  state: keyof typeof DECIDED;
  /** Null unless the reader has a placement from the request. */
  company_name: string | null;
  mentor_name: string | null;
}

const grantedText = ({ state, company_name, mentor_name }: Decision) =>
  state === 'accepted' && company_name !== null ? `: ${company_name}, mentor ${mentor_name}` : '';

export const decidedPlaces: NotificationType<Decision> = {
  kind: 'decided_places',
  roles: ['student'],
  title: 'Keputusan atas pengajuan tempat',
  isMailed: true,
  facts: ({ user }) => sql`
    select placement_requests.state, comment as detail, internships.company_name,
      (select users.name from mentors join users on users.id = user_id where mentors.id = mentor_id) as mentor_name
    from placement_requests
    left join placement_request_members member
      on member.request_id = placement_requests.id and member.student_id = ${user.profileId}
    left join internships on internships.id = member.internship_id
    where placement_requests.id = news.matter_id
      and placement_requests.state in ('accepted', 'refused', 'incomplete')
      and ${placementRequestsVisibleTo(user)}`,
  titleOf: (news) => {
    const purpose = news.state === 'incomplete' ? ' untuk dilengkapi' : '';
    return `Pengajuan tempat ${DECIDED[news.state]}${byActor(news)}${purpose}${grantedText(news)}`;
  },
  linkOf: ({ matter_id }) => paths.placementRequests.own.show(matter_id),
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
