/** The digits of an international number, by ITU-T E.164. */
const INTERNATIONAL = /^[1-9]\d{7,14}$/;
/** Mobile numbers of Indonesia, without the zero in front: 8 and another 8 to 11 digits. */
const MOBILE = /^8[1-9]\d{7,10}$/;
const COUNTRY = '62';

/**
 * A telephone number as people write it, as `wa.me` wants it: 62 and the digits. Null for anything else, such as
 * the number of an office. Numbers of other countries need their '+'.
 */
export function whatsappNumber(text: string | null | undefined): string | null {
  const written = (text ?? '').replace(/[\s().\-‐‑–]/g, '');
  if (!/^\+?\d+$/.test(written)) return null;
  const digits = written.replace(/^\+|^00/, '');
  const isForeign = digits !== written && !digits.startsWith(COUNTRY);
  if (isForeign) return INTERNATIONAL.test(digits) ? digits : null;
  // Some write '+62 (0)812', and spreadsheets drop the zero in front.
  const national = digits.replace(/^62/, '').replace(/^0/, '');
  return MOBILE.test(national) ? `${COUNTRY}${national}` : null;
}
