import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { decidedText, type RequestFacts, requestFacts } from '@/server/placements/requestText';
import { paths } from '@/shared/paths';
import { byActor, type NotificationType } from '../notification';
import { notify } from '../notify';

export const decidedRequests: NotificationType<RequestFacts> = {
  kind: 'decided_requests',
  roles: ['student'],
  title: 'Keputusan atas pengajuan',
  isMailed: true,
  namesDay: true,
  facts: ({ user }) => sql`
    select comment as detail, ${requestFacts}
    from attendance_requests join internships on internships.id = internship_id
    where attendance_requests.id = news.matter_id and state in ('approved', 'rejected')
      and ${internshipsVisibleTo(user)}`,
  titleOf: (news) => decidedText(news) + byActor(news),
  linkOf: () => paths.attendanceRequests.own.index,
};

export async function notifyDecided(
  trx: Database,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const recipients = sql`
    select students.user_id, attendance_requests.id as matter_id, null::text as detail
    from attendance_requests
    join internships on internships.id = internship_id
    join students on students.id = student_id
    where attendance_requests.id = ${anyOf(ids)}`;
  await notify(trx, 'decided_requests', recipients, now);
}
