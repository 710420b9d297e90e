/**
 * Spreadsheets run a text of a CSV file as a formula when it begins with one of these (OWASP: "CSV
 * injection"), the wide ones of Asian keyboards included. An apostrophe before it makes it a text.
 */
const LIKE_FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const MADE_HARMLESS = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** `originalText` takes it back unchanged, also when the text has had apostrophes before. */
export const harmlessText = (text: string): string => (LIKE_FORMULA.test(text) ? `'${text}` : text);

export const originalText = (text: string): string =>
  MADE_HARMLESS.test(text) ? text.slice(1) : text;

/** For a workbook, where a text is no formula: only what `originalText` would change is marked. */
export const unchangedText = (text: string): string =>
  MADE_HARMLESS.test(text) ? `'${text}` : text;
