/** 403 with this code: the account still has its default password. */
export const PASSWORD_CHANGE_REQUIRED = 'password_change_required';
