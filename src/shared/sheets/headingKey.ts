/** A heading without case, spaces and signs: 'No.  Telepon *' is 'notelepon'. */
export const headingKey = (text: string): string =>
  text.toLowerCase().replace(/[\s.,:;*_()'"’/-]+/g, '');
