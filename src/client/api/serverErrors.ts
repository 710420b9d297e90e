import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

// The one module that knows what an error looks like on the wire (docs/decisions, product API):
// { message, errors?: { field: [text] }, code? } inside RTK Query's { status, data }.

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const bodyOf = (error: unknown): Json =>
  isRecord(error) && isRecord(error.data) ? error.data : {};

/** The HTTP status; null when no answer came (offline, aborted, a fault of our own). */
export const statusOf = (error: unknown): number | null => {
  if (!isRecord(error)) return null;
  if (typeof error.status === 'number') return error.status;
  // An answer that could not be parsed, such as the HTML page of a proxy.
  return typeof error.originalStatus === 'number' ? error.originalStatus : null;
};

const NOT_FOUND = 404;
export const isNotFound = (error: unknown): boolean => statusOf(error) === NOT_FOUND;

/** The server's own words for the whole request. */
export const messageOf = (error: unknown): string | null => {
  const { message } = bodyOf(error);
  return typeof message === 'string' && message !== '' ? message : null;
};

export const codeOf = (error: unknown): string | null => {
  const { code } = bodyOf(error);
  return typeof code === 'string' ? code : null;
};

const firstText = (value: unknown): string | null => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first !== '' ? first : null;
};

/** The first message of each field, by the key that the server gave; null when it names no field. */
export const fieldErrorsOf = (error: unknown): Record<string, string> | null => {
  const { errors } = bodyOf(error);
  if (!isRecord(errors)) return null;
  const entries = Object.entries(errors).flatMap(([field, value]) => {
    const text = firstText(value);
    return text ? [[field, text] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
};

/** The same, nested as Formik holds errors: `activities.0.name` becomes `activities[0].name`. */
export const nestedFieldErrorsOf = (error: unknown): Json | null => {
  const flat = fieldErrorsOf(error);
  if (!flat) return null;
  // Formik's own setIn would do, but would bring Formik to every screen.
  const nested: Json = {};
  for (const [field, text] of Object.entries(flat)) {
    const keys = field.split('.');
    let level: Json = nested;
    keys.slice(0, -1).forEach((key, index) => {
      const inner = level[key] ?? (/^\d+$/.test(keys[index + 1] ?? '') ? [] : {});
      level[key] = inner;
      level = isRecord(inner) ? inner : {};
    });
    level[keys.at(-1) ?? field] = text;
  }
  return nested;
};

/** An error of this shape for a request that got no usable answer. */
export const noAnswer = (reason: string): FetchBaseQueryError => ({
  status: 'CUSTOM_ERROR',
  error: reason,
});
