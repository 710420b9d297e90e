/** The typed number; '' for none, and the text itself if it is no number, which the rule rejects. */
export function parseNumber(text: string): number | string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const number = Number(trimmed.replace(',', '.'));
  return Number.isFinite(number) && !/[^\d.,-]/.test(trimmed) ? number : trimmed;
}

/**
 * Like `parseNumber`, for a field without decimals: a separator never disappears. '1,5' is 1.5, which the rule rejects, and
 * '1.000', which may be one or a thousand, stays a text.
 */
export function parseWholeNumber(text: string): number | string {
  const number = parseNumber(text);
  return Number.isInteger(number) && /[.,]/.test(text) ? text.replace('.', ',') : number;
}

const AROUND_NUMBER = /^[^\d.,-]+|[^\d.,-]+$/g;

/** Without letters, spaces and units around the number; those within it stay, because '1e5' is not 15. */
export const withoutUnits = (text: string): string =>
  text.replace(/[−–]/g, '-').replace(AROUND_NUMBER, '');

/** 85,5 */
export const numberText = (value: number | string) => String(value).replace('.', ',');
