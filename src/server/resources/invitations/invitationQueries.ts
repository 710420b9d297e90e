import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { invitationCodes } from '@/server/auth/oneTimeCodes';
import type { Config } from '@/server/config';
import type { Database } from '@/server/db/database';
import { INVITATION_MAIL } from '@/server/resources/mails/kinds/invitationMail';
import { INVITED_ROLES, type InvitedRole } from '@/shared/resources/invitations/invitedRoles';

const INVITATION_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** An invitation opens an account only until its owner has logged in, and as long as the account may log in. */
const isUnopened = sql<boolean>`(
  users.is_active and users.last_login_at is null
  and users.role in (${sql.join(INVITED_ROLES.map((role) => sql.lit(role)))})
)`;

/** The invitation of a person who has not logged in, with the state of its mail. */
export async function selectInvitation(db: Database, userId: number) {
  return db
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.user_id')
    .leftJoin('users as inviters', 'inviters.id', 'invitations.invited_by_user_id')
    .leftJoin('mails', (join) =>
      join
        .onRef('mails.user_id', '=', 'invitations.user_id')
        .on('mails.kind', '=', INVITATION_MAIL)
        .on('mails.matter', '=', sql<string>`invitations.nonce::text`),
    )
    .select([
      'invitations.user_id',
      'invitations.nonce',
      'invitations.code_digest',
      'invitations.invited_at',
      'invitations.expires_at',
      'inviters.name as invited_by',
      'mails.state as mail',
    ])
    .where('invitations.user_id', '=', userId)
    .where('users.last_login_at', 'is', null)
    .executeTakeFirst();
}

/** The person who can open an account with the code that has this digest. */
export async function selectInvited(db: Database, digest: string, now: Date) {
  const row = await db
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.user_id')
    .leftJoin('mentors', 'mentors.user_id', 'users.id')
    .leftJoin('companies', 'companies.id', 'mentors.company_id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.phone_number',
      'users.date_of_birth',
      'companies.name as company_name',
    ])
    .select(sql<InvitedRole>`users.role`.as('role'))
    .where('code_digest', '=', digest)
    .where('expires_at', '>', now)
    .where(isUnopened)
    .executeTakeFirst();
  return row && { ...row, needs_email: row.email === null };
}

/** Stores an invitation in the place of the one before, whose code is void from now on. */
export async function storeInvitation(
  trx: Database,
  config: Config,
  { user_id, invited_by_user_id, now }: { user_id: number; invited_by_user_id: number; now: Date },
) {
  const nonce = randomUUID();
  const invitation = {
    nonce,
    code_digest: invitationCodes.digestOf(
      invitationCodes.codeOf({ user_id, nonce }, config),
      config,
    ),
    invited_by_user_id,
    invited_at: now,
    expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
  };
  await trx
    .insertInto('invitations')
    .values({ user_id, ...invitation })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(invitation))
    .execute();
  return nonce;
}

/** Uses a code up. Resolves to false if it is not valid any more; expects the account to be locked. */
export async function takeInvitation(trx: Database, digest: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('invitations')
    .using('users')
    .whereRef('users.id', '=', 'invitations.user_id')
    .where('code_digest', '=', digest)
    .where('expires_at', '>', now)
    .where(isUnopened)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** Resolves to whether there was one. */
export async function deleteInvitation(trx: Database, userId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('invitations')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0;
}
