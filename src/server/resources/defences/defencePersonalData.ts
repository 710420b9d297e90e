import { type RawBuilder, sql } from 'kysely';
import {
  byId,
  few,
  ownInternships,
  type PersonalData,
  REMOVED,
} from '@/server/resources/personalRecords';

const defences = (userId: number) => sql`
  select defences.id, internship_id, starts_at, minutes, room, state,
    case when own.id is not null then cancel_reason end as cancel_reason
  from defences
  left join (${ownInternships(userId)}) own on own.id = internship_id
  where defences.id in (
    select defence_id from defence_examiners join lecturers on lecturers.id = lecturer_id
    where user_id = ${userId}
    union select id from defences where internship_id in (${ownInternships(userId)})
  )`;

/** Remarks that the person has made about others are about these. `sees` is true where the reader may see the score. */
const examiners = (userId: number, sees: RawBuilder<unknown>) => sql`
  select defence_id, position, users.name as examiner,
    case when ${sees} then score end as score,
    case when ${sees} then sent_at end as sent_at,
    case when ${sees} and own.id is not null then remark end as remark
  from defence_examiners
  join defences on defences.id = defence_id
  join lecturers on lecturers.id = lecturer_id
  join users on users.id = lecturers.user_id
  left join (${ownInternships(userId)}) own on own.id = internship_id
  where own.id is not null or lecturers.user_id = ${userId}
  order by defence_id, position`;

const allScores = (userId: number) => examiners(userId, sql`true`);
/** Students see their examiners only, and examiners their own score. */
const ownScores = (userId: number) => examiners(userId, sql`lecturers.user_id = ${userId}`);

/** Scores stay, like grades; examiners are known by their accounts. */
export const defencePersonalData = {
  defences: {
    copy: { file: 'ujian', title: 'Ujian', rows: byId(defences) },
    forget: (trx, { id }) =>
      sql`
        update defences set cancel_reason = ${REMOVED}
        where cancel_reason is not null and internship_id in (${ownInternships(id)})`.execute(trx),
  },
  defence_examiners: {
    copy: {
      file: 'nilai-ujian',
      title: 'Penguji dan nilai ujian',
      rows: few(allScores),
      ownRows: few(ownScores),
    },
    forget: (trx, { id }) =>
      sql`
        update defence_examiners set remark = ${REMOVED}
        where remark is not null and (
          defence_id in (
            select defences.id from defences where internship_id in (${ownInternships(id)})
          )
          or lecturer_id in (select lecturers.id from lecturers where user_id = ${id})
        )`.execute(trx),
  },
} as const satisfies PersonalData;
