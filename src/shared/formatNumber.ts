/** The text for a missing or invalid value, instead of 'Invalid Date' or 'NaN'. */
export const MISSING = '-';

let integers: Intl.NumberFormat | undefined;

/** 1.234 */
export const formatNumber = (value: number | null | undefined) => {
  if (value == null || Number.isNaN(value)) return MISSING;
  // Most numbers look the same in every language, and a slow phone takes 30 ms to create a formatter.
  if (Number.isInteger(value) && Math.abs(value) < 1_000) return String(value);
  integers ??= new Intl.NumberFormat('id-ID');
  return integers.format(value);
};

/** The total of a grade: 85,50 */
export const formatTotal = (value: number) => value.toFixed(2).replace('.', ',');
