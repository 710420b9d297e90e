import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { type RequestFacts, requestFacts, requestText } from '@/server/placements/requestText';
import { paths } from '@/shared/paths';
import type { NotificationType } from '../notification';
import { notify } from '../notify';

export const askedRequests: NotificationType<RequestFacts & { student_name: string }> = {
  kind: 'asked_requests',
  roles: ['mentor'],
  title: 'Izin & koreksi mahasiswa',
  namesDay: true,
  facts: ({ user }) => sql`
    select student_name, reason as detail, ${requestFacts}
    from attendance_requests join internships on internships.id = internship_id
    where attendance_requests.id = news.matter_id and state <> 'withdrawn'
      and ${internshipsVisibleTo(user)}`,
  titleOf: ({ student_name, ...request }) => `${student_name} mengajukan ${requestText(request)}`,
  linkOf: () => paths.attendanceRequests.index,
};

export async function notifyAsked(trx: Database, requestId: number, now: Date): Promise<void> {
  const recipients = sql`
    select mentors.user_id, attendance_requests.id as matter_id, null::text as detail
    from attendance_requests
    join internships on internships.id = internship_id
    join mentors on mentors.id = mentor_id
    where attendance_requests.id = ${requestId}`;
  await notify(trx, 'asked_requests', recipients, now);
}
