/** Opens the dialog that invites on a list of people. */
export const INVITE_PARAM = 'undang';
