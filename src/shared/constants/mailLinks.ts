/** The parameter of a link in a mail or a message that names the user whom it is for. */
export const FOR_PARAM = 'for';
