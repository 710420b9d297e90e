/** The kinds of entries in the audit trail, in the order of the filter. */
export const AUDIT_ACTIONS = [
  'create',
  'update',
  'delete',
  'validate',
  'undo_validation',
  'return',
  'undo_return',
  'hand_in',
  'attend',
  'activate',
  'deactivate',
  'close',
  'reopen',
  'change_role',
  'change_password',
  'reset_password',
  'password_refused',
  'login',
  'login_failed',
  'logout',
  'end_session',
  'denied',
  'purge',
  'export',
  'anonymise',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The audited tables, and the audit trail itself. */
export const AUDIT_RESOURCES = [
  'users',
  'students',
  'lecturers',
  'mentors',
  'signatures',
  'companies',
  'courses',
  'internship_periods',
  'internships',
  'activities',
  'activity_logs',
  'activity_photos',
  'grades',
  'public_address',
  'audit_entries',
] as const;

export type AuditResource = (typeof AUDIT_RESOURCES)[number];

/** Values by column; null for a secret column. */
export type AuditValues = Record<string, string | number | boolean | null>;
