/** The failed mails that 'Sistem' lists, the newest ones. */
export const LISTED_FAILED_MAILS = 50;
