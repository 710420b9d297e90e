import { actorColumns } from '@/server/db/audit/actorColumns';
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
    | 'invite'
    | 'cancel_invitation'
    | 'accept_invitation'
    | 'issue_password_code'
    | 'recover_password'
    | 'password_refused'
    | 'change_second_factor'
    | 'issue_second_factor_code'
    | 'second_factor_refused'
    | 'denied'
    | 'export'
    | 'anonymise'
  >;
  /** The account concerned; null for an unknown one. */
  account: { id: number; name: string } | null;
  /** The number of occurrences, if one entry covers several. */
  times?: number;
  /** The name of the provider that has checked who it is. */
  provider?: string;
}

/** Writes an entry to the audit trail for an event that its triggers do not see, and resolves with its id. */
export async function recordEvent(
  { db, clock }: { db: Database; clock: () => Date },
  { action, account, times, provider }: AuditEvent,
): Promise<number> {
  const id = account === null ? null : String(account.id);
  const entry = await db
    .insertInto('audit_entries')
    .values({
      ...actorColumns(clock()),
      action,
      resource: 'users',
      record_id: id,
      label: account?.name,
      subject: 'users',
      subject_id: id,
      new:
        times === undefined && provider === undefined ? null : JSON.stringify({ times, provider }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return entry.id;
}
