/** Shown for a missing value and for what is no date or number, instead of 'Invalid Date' or 'NaN'. */
export const MISSING = '-';

let integers: Intl.NumberFormat | undefined;

/** 1.234 */
export const formatNumber = (value: number | null | undefined) => {
  if (value == null || Number.isNaN(value)) return MISSING;
  // Most numbers are the same in every language, and a slow phone takes 30 ms to make a formatter.
  if (Number.isInteger(value) && Math.abs(value) < 1_000) return String(value);
  integers ??= new Intl.NumberFormat('id-ID');
  return integers.format(value);
};
