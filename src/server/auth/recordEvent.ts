import { currentActor } from '@/server/db/actor';
import type { Database } from '@/server/db/database';
import type { AuditAction } from '@/shared/constants/audit';

/** An event without a changed row. */
interface AuditEvent {
  action: Extract<
    AuditAction,
    | 'login'
    | 'login_failed'
    | 'logout'
    | 'end_session'
    | 'password_refused'
    | 'denied'
    | 'export'
    | 'anonymise'
  >;
  /** The account concerned; null for an unknown one. */
  account: { id: number; name: string } | null;
  /** The number of occurrences, if one entry covers several. */
  times?: number;
}

/** Writes an entry to the audit trail for an event that its triggers do not see. */
export async function recordEvent(
  { db, clock }: { db: Database; clock: () => Date },
  { action, account, times }: AuditEvent,
): Promise<void> {
  const actor = currentActor();
  const id = account === null ? null : String(account.id);
  await db
    .insertInto('audit_entries')
    .values({
      at: actor?.at ?? clock(),
      actor_user_id: actor?.user?.id,
      actor_name: actor?.user?.name,
      actor_role: actor?.user?.role,
      address: actor?.address,
      device: actor?.device,
      request_id: actor?.request_id,
      operation: actor?.operation,
      action,
      resource: 'users',
      record_id: id,
      label: account?.name,
      subject: 'users',
      subject_id: id,
      new: times === undefined ? null : JSON.stringify({ times }),
    })
    .execute();
}
