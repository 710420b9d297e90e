import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { paths } from '@/shared/paths';
import { byActor, type NotificationType } from '../notification';
import { notify } from '../notify';

export const decidedReports: NotificationType<{ state: string }> = {
  kind: 'decided_reports',
  roles: ['student'],
  title: 'Keputusan atas laporan akhir',
  isMailed: true,
  facts: ({ user }) => sql`
    select final_reports.state, final_reports.title as detail
    from final_reports join internships on internships.id = internship_id
    where final_reports.id = news.matter_id and final_reports.state in ('accepted', 'returned')
      and ${internshipsVisibleTo(user)}`,
  titleOf: ({ state, ...news }) =>
    `Laporan akhir ${state === 'accepted' ? 'diterima' : 'dikembalikan'}${byActor(news)}`,
  linkOf: () => paths.finalReports.own,
};

/** Tells the student of the placement. */
export async function notifyReportDecided(
  trx: Database,
  internshipId: number,
  now: Date,
): Promise<void> {
  const recipient = sql`
    select students.user_id, final_reports.id as matter_id, null::text as detail
    from final_reports
    join internships on internships.id = internship_id
    join students on students.id = student_id
    where internships.id = ${internshipId}`;
  await notify(trx, 'decided_reports', recipient, now);
}
