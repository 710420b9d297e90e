/** Crockford's Base32: letters that are not taken for digits, and no U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 60 bits. */
export const VERIFICATION_CODE_LENGTH = 12;
const GROUP = 4;

/** A code of random bytes; the five low bits of each count. */
export const verificationCodeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.slice(0, VERIFICATION_CODE_LENGTH), (byte) => ALPHABET[byte % 32]).join('');

/** The code as typed from paper, normalised and without hyphens; null if it cannot be one. */
export function readVerificationCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[\s–-]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
  return code.length === VERIFICATION_CODE_LENGTH && [...code].every((c) => ALPHABET.includes(c))
    ? code
    : null;
}

/** XXXX-XXXX-XXXX */
export const formatVerificationCode = (code: string): string =>
  (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');
