import type { RecordName } from '../records';

/** The kinds of entries in the audit trail, in the order of the filter. */
export const AUDIT_ACTIONS = [
  'create',
  'update',
  'delete',
  'validate',
  'undo_validation',
  'return',
  'undo_return',
  'approve',
  'reject',
  'withdraw',
  'undo_decision',
  'hand_in',
  'attend',
  'void_press',
  'activate',
  'deactivate',
  'close',
  'reopen',
  'change_role',
  'change_password',
  'reset_password',
  'issue_password_code',
  'recover_password',
  'password_refused',
  'change_second_factor',
  'issue_second_factor_code',
  'second_factor_refused',
  'login',
  'login_failed',
  'logout',
  'end_session',
  'invite',
  'cancel_invitation',
  'accept_invitation',
  'denied',
  'purge',
  'export',
  'anonymise',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The kinds of records that the audit trail is about, itself included. */
export type AuditResource = RecordName;

/** Values by column; null for a secret column. */
export type AuditValues = Record<string, string | number | boolean | null>;
