/** 403 with this code: the account still has its default password (product decisions §6). */
export const PASSWORD_CHANGE_REQUIRED = 'password_change_required';
