import { ACTIVATES } from '../audit/recordKind';
import type { StoredRecord } from './storedRecord';

export const users = {
  audited: {
    users: {
      label: ['{name}'],
      actions: [
        { action: 'reset_password', changed: 'password_hash', now: { has_default_password: true } },
        { action: 'change_password', changed: 'password_hash' },
        { action: 'change_role', changed: 'role' },
        ...ACTIVATES,
      ],
      // Logins have entries of their own, and a form edits no confirmation of an address.
      ignored: [
        'created_at',
        'updated_at',
        'search_text',
        'has_default_password',
        'default_password_given_at',
        'last_login_at',
        'last_login_device',
        'last_login_address',
        'email_confirmed_at',
        'email_refused_at',
        'email_refusal',
        'anonymised_at',
        'version',
      ],
      secret: { password_hash: 'password' },
    },
  },
  constraints: {
    unique: {
      users_email_key: { field: 'email', message: 'Email sudah digunakan' },
    },
  },
} as const satisfies StoredRecord;
