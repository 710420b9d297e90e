/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export const csvHeader = (columns: readonly string[]): string =>
  `${BYTE_ORDER_MARK}${csvLine(columns)}`;

export const csvLine = (values: readonly unknown[]): string =>
  `${values.map(csvField).join(',')}\r\n`;

/** Spreadsheets would run a text as a formula that begins with one of these (OWASP: "CSV injection"). */
const FORMULA = /^[=+\-@\t\r]/;

function csvField(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  const safe = FORMULA.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
