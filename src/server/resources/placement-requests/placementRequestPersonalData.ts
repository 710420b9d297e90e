import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import {
  byId,
  ownStudents,
  type PersonalData,
  REMOVED,
  upload,
} from '@/server/resources/personalRecords';

export const ownPlacementRequests = (userId: number) => sql`
  select request_id from placement_request_members join students on students.id = student_id
  where students.user_id = ${userId}`;

/** Requests that the person has decided on leave out the texts of the students. */
const requests = (userId: number) => sql`
  select placement_requests.id, internship_period_id, state,
    case when own.user_id is not null then own_company end as own_company,
    case when own.user_id is not null then note end as note,
    files.name as file, comment, created_at, sent_at, decided_at, decided_by_name,
    array_to_string(array(
      select companies.name from placement_request_choices join companies on companies.id = company_id
      where request_id = placement_requests.id order by position
    ), ', ') as companies,
    member.answer, member.answered_at
  from placement_requests
  left join placement_request_files as files on files.request_id = placement_requests.id
  left join students as own on own.id = placement_requests.student_id and own.user_id = ${userId}
  left join (
    placement_request_members as member
    join students as people on people.id = member.student_id and people.user_id = ${userId}
  ) on member.request_id = placement_requests.id
  where placement_requests.id in (
    select id from placement_requests where decided_by_user_id = ${userId}
    union ${ownPlacementRequests(userId)}
  )`;

/** Asking and being asked; the copy leaves out whom others are. */
const asks = (userId: number) => sql`
  select asks.id, asks.request_id, asks.asked_at, asking.id is not null as is_own
  from placement_asks as asks
  left join students as asking on asking.id = asks.spokesperson_id and asking.user_id = ${userId}
  where asks.id in (
    select placement_asks.id from placement_asks join students on students.id = spokesperson_id
    where students.user_id = ${userId}
    union select placement_asks.id from placement_asks join students on students.id = student_id
    where students.user_id = ${userId}
  )`;

/** The proofs in the requests of a student, as the spokesperson. */
async function* proofs(db: Database, userId: number) {
  const { rows } = await sql<{ request_id: number }>`
    select request_id from placement_request_files
    join placement_requests on placement_requests.id = request_id
    where student_id in (${ownStudents(userId)}) order by request_id`.execute(db);
  for (const { request_id } of rows) {
    const file = await db
      .selectFrom('placement_request_files')
      .select(['kind', 'content'])
      .where('request_id', '=', request_id)
      .executeTakeFirst();
    // Deleted in the meantime.
    if (file) yield upload(`bukti-penerimaan/${request_id}`, file);
  }
}

export const placementRequestPersonalData = {
  placement_requests: {
    copy: { file: 'pengajuan-tempat', title: 'Pengajuan tempat magang', rows: byId(requests) },
    files: {
      note: 'bukti-penerimaan/: bukti penerimaan, bernomor seperti dalam pengajuan-tempat.csv.',
      read: proofs,
    },
    /** States, choices and days stay. */
    async forget(trx, { id, alias }) {
      await sql`
        update placement_requests set decided_by_name = ${alias} where decided_by_user_id = ${id}
      `.execute(trx);
      await sql`
        delete from placement_request_files where request_id in (
          select id from placement_requests where student_id in (${ownStudents(id)})
        )`.execute(trx);
      await sql`
        update placement_requests set
          note = case when note is not null then ${REMOVED} end,
          comment = case when comment is not null then ${REMOVED} end,
          own_company = own_company || '{"contact_name": null, "phone_number": null, "email": null}'
        where student_id in (${ownStudents(id)})`.execute(trx);
    },
  },
  placement_asks: {
    copy: {
      file: 'ajakan-pengajuan-tempat',
      title: 'Ajakan mengajukan tempat bersama',
      rows: byId(asks),
    },
    forget: (trx, { id }) =>
      sql`update placement_asks set nim = null where student_id in (${ownStudents(id)})`.execute(
        trx,
      ),
  },
} as const satisfies PersonalData;
