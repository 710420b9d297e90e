import type { Database } from '@/server/db/database';

/** When the password was last changed or reset, as long as the audit trail keeps it. */
export async function selectPasswordChange(db: Database, userId: number): Promise<Date | null> {
  const entry = await db
    .selectFrom('audit_entries')
    .select('at')
    .where('subject', '=', 'users')
    .where('subject_id', '=', String(userId))
    .where('action', 'in', ['change_password', 'reset_password', 'recover_password'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.at ?? null;
}
