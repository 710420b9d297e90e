export type FieldErrors = Record<string, string[]>;

/** An answer that is not a success; the error handler turns it into `{ message, errors?, code? }`. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly statusCode: number,
    message: string,
    readonly details: {
      errors?: FieldErrors;
      code?: string;
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
  unsupportedType: 'Jenis data yang dikirim tidak didukung.',
  invalid: 'Data yang dikirim tidak valid.',
  tooMany: 'Terlalu banyak permintaan. Silakan coba lagi nanti.',
  internal: 'Terjadi kesalahan pada server. Silakan coba lagi nanti.',
  unavailable: 'Layanan sedang tidak tersedia. Silakan coba lagi nanti.',
  passwordChangeRequired: 'Ganti password bawaan Anda terlebih dahulu untuk melanjutkan.',
} as const;

export const badRequest = (message: string = MESSAGES.unreadable) => new HttpError(400, message);
export const unauthorized = () => new HttpError(401, MESSAGES.unauthorized);
export const forbidden = () => new HttpError(403, MESSAGES.forbidden);
/** Also for a record that belongs to someone else: its existence is nobody's business. */
export const notFound = (message: string = MESSAGES.notFound) => new HttpError(404, message);
export const conflict = (message: string) => new HttpError(409, message);

/** 422 with the messages beside the fields they belong to. */
export const fieldErrors = (errors: FieldErrors) =>
  new HttpError(422, MESSAGES.invalid, { errors });

export const unavailable = (retryAfterSeconds = 5) =>
  new HttpError(503, MESSAGES.unavailable, {
    headers: { 'retry-after': String(retryAfterSeconds) },
  });

/** The value, or 404 when there is none. */
export function foundOr404<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw notFound();
  return value;
}
