/** The parameter of a link in a mail that names the user whom the mail is for. */
export const FOR_PARAM = 'for';
