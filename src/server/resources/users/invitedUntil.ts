import { sql } from 'kysely';

/** When the invitation of an account expires or has expired; null once its owner has logged in. */
export const invitedUntil = sql<Date | null>`case when users.last_login_at is null then (
  select invitations.expires_at from invitations where invitations.user_id = users.id
) end`.as('invited_until');
