import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import {
  byId,
  ownInternships,
  type PersonalData,
  REMOVED,
  upload,
} from '@/server/resources/personalRecords';

const ownReports = (userId: number) => sql`
  select id from final_reports where internship_id in (${ownInternships(userId)})`;

/** Reports that the person has decided on leave out what is about their students. */
const reports = (userId: number) => sql`
  select reports.id, internship_id, state, versions, sent_at, decided_at, decided_by_name,
    case when own.id is not null then title end as title,
    case when own.id is not null then array_to_string(array(
      select number || '. ' || name || coalesce(': ' || comment, '')
      from final_report_versions where final_report_id = reports.id order by number
    ), E'\\n') end as files
  from final_reports reports
  left join (${ownInternships(userId)}) own on own.id = internship_id
  where reports.id in (
    select id from final_reports where decided_by_user_id = ${userId}
    union select final_report_id from final_report_versions where commented_by_user_id = ${userId}
    union ${ownReports(userId)}
  )`;

/** The versions of the reports of a student. */
async function* versions(db: Database, userId: number) {
  const { rows } = await sql<{ final_report_id: number; number: number }>`
    select final_report_id, number from final_report_versions
    where final_report_id in (${ownReports(userId)})
    order by final_report_id, number`.execute(db);
  for (const { final_report_id, number } of rows) {
    const version = await db
      .selectFrom('final_report_versions')
      .select('content')
      .where('final_report_id', '=', final_report_id)
      .where('number', '=', number)
      .executeTakeFirst();
    // Deleted in the meantime.
    if (!version) continue;
    yield upload(`laporan-akhir/${final_report_id}-${number}`, { kind: 'pdf', ...version });
  }
}

export const finalReportPersonalData = {
  final_reports: {
    copy: {
      file: 'laporan-akhir',
      title: 'Laporan akhir; berkasnya ada di folder laporan-akhir',
      rows: byId(reports),
    },
    files: { read: versions },
    /** The files go, and states and days stay. */
    async forget(trx, { id, alias }) {
      await sql`
        delete from final_report_versions where final_report_id in (${ownReports(id)})`.execute(
        trx,
      );
      await sql`
        update final_reports set title = ${REMOVED} where id in (${ownReports(id)})`.execute(trx);
      await sql`
        update final_reports set decided_by_name = ${alias} where decided_by_user_id = ${id}`.execute(
        trx,
      );
      await sql`
        update final_report_versions set commented_by_name = ${alias} where commented_by_user_id = ${id}
      `.execute(trx);
    },
  },
} as const satisfies PersonalData;
