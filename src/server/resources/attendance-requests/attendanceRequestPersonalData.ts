import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import {
  byId,
  ownInternships,
  type PersonalData,
  upload,
} from '@/server/resources/personalRecords';

const requests = (userId: number) => sql`
  select attendance_requests.id, internship_id, attendance_requests.kind, start_date, end_date, activity_id, press,
    claimed_at, reason, files.name as file, device_event_id, device_time, made_at, clock_doubt, late_press, state, comment, created_at, decided_at, decided_by_name, decided_by_role
  from attendance_requests
  left join attendance_request_files as files on files.request_id = attendance_requests.id
  where attendance_requests.id in (
    select id from attendance_requests where decided_by_user_id = ${userId}
    union select id from attendance_requests where internship_id in (${ownInternships(userId)})
  )`;

async function* files(db: Database, userId: number) {
  const { rows } = await sql<{ request_id: number }>`
    select request_id from attendance_request_files
    join attendance_requests on attendance_requests.id = request_id
    where internship_id in (${ownInternships(userId)}) order by request_id`.execute(db);
  for (const { request_id } of rows) {
    const file = await db
      .selectFrom('attendance_request_files')
      .select(['kind', 'content'])
      .where('request_id', '=', request_id)
      .executeTakeFirst();
    // Deleted in the meantime.
    if (file) yield upload(`lampiran/${request_id}`, file);
  }
}

export const attendanceRequestPersonalData = {
  attendance_requests: {
    copy: {
      file: 'pengajuan',
      title: 'Pengajuan izin, sakit, koreksi absen dan kerja di tempat lain',
      rows: byId(requests),
    },
    files: {
      note: 'lampiran/: lampiran pengajuan, bernomor seperti dalam pengajuan.csv.',
      read: files,
    },
    forget: (trx, { id }) => sql`select anonymise_requests(${id})`.execute(trx),
  },
} as const satisfies PersonalData;
