/** The digits of an international number, by ITU-T E.164. */
const INTERNATIONAL = /^[1-9]\d{7,14}$/;
/** Mobile numbers of Indonesia, without the zero in front: 8 and another 8 to 11 digits. */
const MOBILE = /^8[1-9]\d{7,10}$/;
const COUNTRY = '62';

/** The signs and words between two numbers in one field. */
const BETWEEN = /[/,;|&\n]|\b(?:atau|dan)\b/i;

/** A space before what begins like a number: '0812 3456 7890 0813 3456 7890'. */
const BEFORE_ANOTHER = /\s+(?=\+|\(?0\d)/;

/**
 * The telephone numbers of a text as people write them, as `wa.me` wants them: 62 and the digits. Anything else, such as
 * the number of an office, is left out. Numbers of other countries need their '+'.
 */
export function whatsappNumbers(text: string | null | undefined): string[] {
  const found = (text ?? '').split(BETWEEN).flatMap((part) => {
    const whole = numberOf(part);
    return whole === null ? part.split(BEFORE_ANOTHER).map(numberOf) : [whole];
  });
  return [...new Set(found.filter((number) => number !== null))];
}

function numberOf(text: string): string | null {
  const written = text.replace(/[\s().\-‐‑–]/g, '');
  if (!/^\+?\d+$/.test(written)) return null;
  const digits = written.replace(/^\+|^00/, '');
  const isForeign = digits !== written && !digits.startsWith(COUNTRY);
  if (isForeign) return INTERNATIONAL.test(digits) ? digits : null;
  // Some write '+62 (0)812', and spreadsheets drop the zero in front.
  const national = digits.replace(/^62/, '').replace(/^0/, '');
  return MOBILE.test(national) ? `${COUNTRY}${national}` : null;
}

/** '081234567890' of '6281234567890', '+60123456789' of another country */
export const writtenNumber = (number: string): string =>
  number.startsWith(COUNTRY) ? `0${number.slice(COUNTRY.length)}` : `+${number}`;

/** Half of an emoji, which cannot be part of an address, becomes the sign of an unreadable one. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** The address of a chat, with a text in its field. */
export const whatsappUrl = (number: string, text?: string): string =>
  `https://wa.me/${number}${text === undefined ? '' : `?text=${encodeURIComponent(wellFormed(text))}`}`;
