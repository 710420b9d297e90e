/** The bulk actions on accounts. */
export const USER_ACTIONS = ['activate', 'deactivate', 'delete', 'reset_password'] as const;
export const MENTOR_ACTIONS = ['activate', 'deactivate'] as const;
export const RECORD_ACTIONS = ['activate', 'deactivate', 'delete'] as const;
export const INTERNSHIP_ACTIONS = ['delete', 'finish'] as const;
export const DELETION = ['delete'] as const;
