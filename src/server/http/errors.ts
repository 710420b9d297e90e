import { CANNOT_WRITE, STALE_VERSION } from '@/shared/constants/errorCodes';
import type { components } from '@/shared/contract.gen';

export type FieldErrors = Record<string, string[]>;

/** An error response; the error handler sends it as `{ message, errors?, code? }`. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly statusCode: number,
    message: string,
    readonly details: {
      errors?: FieldErrors;
      code?: string;
      verdict_changes?: components['schemas']['VerdictChanges'];
      leftovers?: components['schemas']['Leftovers'];
      headers?: Record<string, string>;
    } = {},
  ) {
    super(message);
  }
}

export const MESSAGES = {
  unreadable: 'Permintaan tidak dapat dibaca.',
  unauthorized: 'Silakan login untuk melanjutkan.',
  forbidden: 'Anda tidak memiliki akses untuk tindakan ini.',
  notFound: 'Data tidak ditemukan.',
  unknownPath: 'Alamat tidak ditemukan.',
  methodNotAllowed: 'Metode tidak diizinkan untuk alamat ini.',
  tooLarge: 'Data yang dikirim terlalu besar.',
  addressTooLong: 'Alamat terlalu panjang.',
  headersTooLarge: 'Alamat atau header permintaan terlalu panjang.',
  tooSlow: 'Permintaan tidak selesai diterima pada waktunya.',
  unsupportedType: 'Jenis data yang dikirim tidak didukung.',
  invalid: 'Data yang dikirim tidak valid.',
  keyUsed: 'Idempotency-Key sudah dipakai untuk permintaan lain.',
  tooMany: 'Terlalu banyak permintaan. Silakan coba lagi nanti.',
  internal: 'Terjadi kesalahan pada server. Silakan coba lagi nanti.',
  unavailable: 'Layanan sedang tidak tersedia. Silakan coba lagi nanti.',
  cannotWrite: 'Basis data tidak dapat menulis. Periksa sisa ruang disk di server.',
  stale: 'Data ini sudah diubah orang lain. Muat ulang, lalu ulangi perubahan Anda.',
  passwordChangeRequired: 'Ganti password bawaan Anda terlebih dahulu untuk melanjutkan.',
  secondFactorRequired: 'Aktifkan verifikasi dua langkah terlebih dahulu untuk melanjutkan.',
  proofRequired: 'Buktikan dahulu bahwa ini Anda untuk melanjutkan.',
} as const;

export const badRequest = (message: string = MESSAGES.unreadable) => new HttpError(400, message);
export const unauthorized = () => new HttpError(401, MESSAGES.unauthorized);
export const forbidden = () => new HttpError(403, MESSAGES.forbidden);
/** Also the answer for records that the user may not see, so as not to reveal their existence. */
export const notFound = (message: string = MESSAGES.notFound) => new HttpError(404, message);
export const conflict = (message: string) => new HttpError(409, message);

/** The change was made on a version of the record that is no longer the latest. */
export const staleVersion = () => new HttpError(409, MESSAGES.stale, { code: STALE_VERSION });

/** 422 with messages per field. */
export const fieldErrors = (errors: FieldErrors, code?: string) =>
  new HttpError(422, MESSAGES.invalid, { errors, code });

export const tooManyRequests = (retryAfterSeconds = 5) =>
  new HttpError(429, MESSAGES.tooMany, {
    headers: { 'retry-after': String(retryAfterSeconds) },
  });

export const unavailable = (retryAfterSeconds = 5) =>
  new HttpError(503, MESSAGES.unavailable, {
    headers: { 'retry-after': String(retryAfterSeconds) },
  });

/** The answer when the embedded database cannot write, for monitors and super admins. */
export const cannotWrite = () =>
  new HttpError(503, MESSAGES.cannotWrite, {
    code: CANNOT_WRITE,
    headers: { 'retry-after': '5' },
  });

export function foundOr404<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw notFound();
  return value;
}
