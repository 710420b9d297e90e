import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { byId, ownStudents, type PersonalData, upload } from '@/server/resources/personalRecords';

const ownLetters = (userId: number) => sql`
  select letter_id from letter_recipients join students on students.id = student_id
  where students.user_id = ${userId}`;

/** A letter for a group names the others, so the copy has no text of it. */
const letters = (userId: number) => sql`
  select letters.id, letters.number, date, letter_templates.kind, companies.name as company_name,
    signatory_name, signatory_position, letter_scans.name as scan, created_at, created_by_name,
    cancelled_at, cancelled_reason, cancelled_by_name
  from letters
  join letter_templates on letter_templates.id = template_id
  left join companies on companies.id = company_id
  left join letter_scans on letter_scans.letter_id = letters.id
  where letters.id in (
    select id from letters where created_by_user_id = ${userId} or cancelled_by_user_id = ${userId}
    union ${ownLetters(userId)}
  )`;

async function* scans(db: Database, userId: number) {
  const { rows } = await sql<{ letter_id: number }>`
    select letter_id from letter_scans where letter_id in (${ownLetters(userId)})
    order by letter_id`.execute(db);
  for (const { letter_id } of rows) {
    const scan = await db
      .selectFrom('letter_scans')
      .select(['kind', 'content'])
      .where('letter_id', '=', letter_id)
      .executeTakeFirst();
    // Deleted in the meantime.
    if (scan) yield upload(`surat-bertanda-tangan/${letter_id}`, scan);
  }
}

export const letterPersonalData = {
  letters: {
    copy: { file: 'surat', title: 'Surat', rows: byId(letters) },
    files: {
      note: 'surat-bertanda-tangan/: pindaian surat, bernomor seperti id dalam surat.csv.',
      read: scans,
    },
    /** Numbers, days and companies stay; a letter that is printed again has the alias in place of the name. */
    async forget(trx, { id, alias }) {
      const own = ownStudents(id);
      const letters = ownLetters(id);
      await sql`
        update letters set data = jsonb_set(
          jsonb_set(data, '{students}', coalesce((
            select jsonb_agg(
              case when (student ->> 'id')::integer in (${own})
                then student || jsonb_build_object('nama', ${alias}::text, 'nim', '') else student end
              order by position
            )
            from jsonb_array_elements(data -> 'students') with ordinality as listed (student, position)
          ), '[]')),
          '{values}', case when (data -> 'students' -> 0 ->> 'id')::integer in (${own})
            then (data -> 'values') || jsonb_build_object('nama', ${alias}::text, 'nim', '')
            else data -> 'values' end
        ) where id in (${letters})`.execute(trx);
      await sql`delete from letter_scans where letter_id in (${letters})`.execute(trx);
      await sql`
        update letters set created_by_name = ${alias} where created_by_user_id = ${id}`.execute(
        trx,
      );
      await sql`
        update letters set cancelled_by_name = ${alias} where cancelled_by_user_id = ${id}`.execute(
        trx,
      );
    },
  },
} as const satisfies PersonalData;
