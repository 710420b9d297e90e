import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database } from '@/server/db/database';
import { listOf } from '@/server/lists/listOf';
import type { ListQuery } from '@/server/lists/listQuery';
import { account } from '@/server/resources/users/accountQueries';
import { invitedUntil } from '@/server/resources/users/invitedUntil';
import { type ProfileServices, withSignatureUrl } from '@/server/resources/users/withSignatureUrl';
import { mentorSources } from './mentorSources';

interface MentorFilters extends ListQuery {
  is_active?: boolean;
  company_id?: number;
  has_signature?: boolean;
}

export async function selectMentors({ db, signatureUrls }: ProfileServices, query: MentorFilters) {
  const { data, meta } = await mentorList(db, query).page();
  return { data: data.map((row) => withSignatureUrl(row, signatureUrls)), meta };
}

export function mentorList(db: Database, query: MentorFilters) {
  let mentors = mentorRows(db);
  if (query.is_active !== undefined) {
    mentors = mentors.where('mentors.is_active', '=', query.is_active);
  }
  if (query.company_id !== undefined) {
    mentors = mentors.where('mentors.company_id', '=', query.company_id);
  }
  if (query.has_signature !== undefined) {
    mentors = mentors.where('signatures.id', query.has_signature ? 'is not' : 'is', null);
  }
  const options = {
    ...mentorSources,
    defaultSort: 'user.name',
    tieBreak: sql.ref('mentors.id'),
  };
  return listOf(db, mentors, query, options);
}

export async function selectMentor({ db, signatureUrls }: ProfileServices, id: number) {
  const row = await mentorRows(db).where('mentors.id', '=', id).executeTakeFirst();
  return row && withSignatureUrl(row, signatureUrls);
}

export async function updateMentor(
  db: Database,
  id: number,
  mentor: { nik?: string; company_id?: number; is_active?: boolean },
): Promise<void> {
  await db.updateTable('mentors').set(mentor).where('id', '=', id).execute();
}

/** Locks the mentor until the end of the transaction, so that no student is placed there meanwhile. */
export async function lockCompanyOfMentor(trx: Database, id: number): Promise<number | undefined> {
  const mentor = await trx
    .selectFrom('mentors')
    .select('company_id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return mentor?.company_id;
}

export const STILL_SUPERVISES = 'Mentor masih membimbing mahasiswa magang di perusahaan ini.';

export async function hasInternships(db: Database, id: number): Promise<boolean> {
  const internship = await db
    .selectFrom('internships')
    .select('id')
    .where('mentor_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return internship !== undefined;
}

function mentorRows(db: Database) {
  return db
    .selectFrom('mentors')
    .innerJoin('users', 'users.id', 'mentors.user_id')
    .innerJoin('companies', 'companies.id', 'mentors.company_id')
    .leftJoin('signatures', 'signatures.user_id', 'users.id')
    .select([
      'mentors.id',
      'mentors.user_id',
      'mentors.company_id',
      'mentors.nik',
      'mentors.is_active',
      'mentors.version',
      'signatures.id as signature_id',
    ])
    .select(({ ref }) =>
      jsonBuildObject({ id: ref('companies.id'), name: ref('companies.name') }).as('company'),
    )
    .select(invitedUntil)
    .select(account.as('user'));
}
