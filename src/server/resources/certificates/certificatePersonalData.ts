import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import {
  byId,
  type Forgotten,
  ownInternships,
  type PersonalData,
  type Row,
  type Select,
} from '@/server/resources/personalRecords';

const certificates: Select = (userId) => sql<Row>`
  select id, kind, data, code, issued_at, issued_by_name, revoked_at, revoked_reason,
    revoked_by_name
  from certificates
  where issued_by_user_id = ${userId} or revoked_by_user_id = ${userId}
    or internship_id in (${ownInternships(userId)})
    or mentor_id in (select mentors.id from mentors where user_id = ${userId})`;

/** A certificate that is printed again has the alias in place of the name; its code stays valid. */
async function forget(trx: Database, { id, alias }: Forgotten): Promise<void> {
  await sql`
    update certificates set data = data || jsonb_build_object('name', ${alias}::text)
      || case when kind = 'student' then '{"nim": ""}' else '{}' end::jsonb
    where internship_id in (${ownInternships(id)})
      or mentor_id in (select mentors.id from mentors where user_id = ${id})`.execute(trx);
  await sql`
    update certificates set issued_by_name = ${alias} where issued_by_user_id = ${id}`.execute(trx);
  await sql`
    update certificates set revoked_by_name = ${alias} where revoked_by_user_id = ${id}`.execute(
    trx,
  );
}

export const certificatePersonalData = {
  certificates: {
    copied: [
      { name: 'certificates', file: 'sertifikat', title: 'Sertifikat', parts: byId(certificates) },
    ],
    forget,
  },
} as const satisfies PersonalData;
