/** The typed number; '' for none, and the text itself if it is no number, which the rule rejects. */
export function parseNumber(text: string): number | string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const number = Number(trimmed.replace(',', '.'));
  return Number.isFinite(number) && !/[^\d.,-]/.test(trimmed) ? number : trimmed;
}

/** 85,5 */
export const numberText = (value: number | string) => String(value).replace('.', ',');
