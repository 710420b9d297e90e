import { sql } from 'kysely';
import {
  byId,
  ownInternships,
  type PersonalData,
  REMOVED,
} from '@/server/resources/personalRecords';

/** Sheets that the person has sent about others leave out what is about these. */
const sheets = (userId: number) => sql`
  select sheets.id, internship_id, course_code, assessor, state, sent_at, sent_by_name,
    case when own.id is not null then array_to_string(scores, ', ', '-') end as scores,
    case when own.id is not null then remarks end as remarks,
    case when own.id is not null then return_reason end as return_reason
  from assessment_sheets sheets
  join assessment_forms forms on forms.id = form_id
  left join (${ownInternships(userId)}) own on own.id = internship_id
  where sheets.id in (
    select id from assessment_sheets where sent_by_user_id = ${userId}
    union select id from assessment_sheets where internship_id in (${ownInternships(userId)})
  )`;

/** Students do not see the sheets about them. */
const sentSheets = (userId: number) => sql`
  select id, internship_id, course_code, assessor, state, sent_at, sent_by_name
  from (${sheets(userId)}) as copied
  where id in (select id from assessment_sheets where sent_by_user_id = ${userId})`;

export const assessmentPersonalData = {
  assessment_sheets: {
    copy: {
      file: 'penilaian',
      title: 'Lembar penilaian',
      rows: byId(sheets),
      ownRows: byId(sentSheets),
    },
    /** Scores stay, like grades. */
    async forget(trx, { id, alias }) {
      await sql`
        update assessment_sheets set sent_by_name = ${alias} where sent_by_user_id = ${id}
      `.execute(trx);
      await sql`
        update assessment_sheets set
          remarks = case when remarks is not null then ${REMOVED} end,
          return_reason = case when return_reason is not null then ${REMOVED} end
        where internship_id in (${ownInternships(id)})`.execute(trx);
    },
  },
} as const satisfies PersonalData;
