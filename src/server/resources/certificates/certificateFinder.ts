import { sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { sortKey } from '@/server/lists/order';
import { bestInTable } from '@/server/resources/search/bestFirst';
import type { Words } from '@/server/resources/search/finder';
import type { components } from '@/shared/contract.gen';
import { can } from '@/shared/permissions';

/** The certificates with the name, the NIM, the company or the code. */
export async function findCertificates(db: Database, words: Words, { role }: SessionUser) {
  if (!can(role, 'manageCertificates')) return [];
  const name = sortKey(sql`certificates.data ->> 'name'`);
  const found = bestInTable('certificates', words, {
    number: sql<string>`(lower(certificates.data ->> 'nim') collate "C")`,
    name,
    text: sql.ref('certificates.search_text'),
  });
  const { rows } = await sql<components['schemas']['FoundCertificate']>`
    with found as materialized (${found})
    select certificates.id, kind, data ->> 'name' as name, data ->> 'company_name' as company_name,
      revoked_at is not null as is_revoked, start_date, end_date
    from found
    join certificates on certificates.id = found.id
    join internship_periods on internship_periods.id = internship_period_id
    order by found.rank, ${name}, certificates.id desc`.execute(db);
  return rows;
}
