import { sql } from 'kysely';
import { byId, ownInternships, type PersonalData } from '@/server/resources/personalRecords';

const certificates = (userId: number) => sql`
  select id, kind, data, number, code, issued_at, issued_by_name, revoked_at, revoked_reason,
    revoked_by_name
  from certificates
  where issued_by_user_id = ${userId} or revoked_by_user_id = ${userId}
    or internship_id in (${ownInternships(userId)})
    or mentor_id in (select mentors.id from mentors where user_id = ${userId})`;

export const certificatePersonalData = {
  certificates: {
    copy: { file: 'sertifikat', title: 'Sertifikat', rows: byId(certificates) },
    /** A certificate that is printed again has the alias in place of the name; its code stays valid. */
    async forget(trx, { id, alias }) {
      await sql`
        update certificates set data = data || jsonb_build_object('name', ${alias}::text)
          || case when kind = 'student' then '{"nim": ""}' else '{}' end::jsonb
        where internship_id in (${ownInternships(id)})
          or mentor_id in (select mentors.id from mentors where user_id = ${id})`.execute(trx);
      await sql`
        update certificates set issued_by_name = ${alias} where issued_by_user_id = ${id}`.execute(
        trx,
      );
      await sql`
        update certificates set revoked_by_name = ${alias} where revoked_by_user_id = ${id}`.execute(
        trx,
      );
    },
  },
} as const satisfies PersonalData;
