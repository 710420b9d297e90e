import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { LEAVES_OVER, VERDICTS_CHANGE } from '@/shared/constants/errorCodes';
import type { components } from '@/shared/contract.gen';

// The only module that knows the format of error responses (docs/decisions, product API):
// { message, errors?: { field: [text] }, code?, verdict_changes?, leftovers? } inside RTK Query's { status, data }.

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const bodyOf = (error: unknown): Json =>
  isRecord(error) && isRecord(error.data) ? error.data : {};

const FIRST_ERROR = 400;

/** The HTTP status; null without a response (offline, aborted, an exception in the client). */
export const statusOf = (error: unknown): number | null => {
  if (!isRecord(error)) return null;
  if (typeof error.status === 'number') return error.status;
  // A response that could not be parsed: the HTML page of a proxy, or a success that was cut off on its way,
  // which is no answer.
  const status = typeof error.originalStatus === 'number' ? error.originalStatus : 0;
  return status >= FIRST_ERROR ? status : null;
};

/** Without an answer it is unknown what the server has stored. */
export const isUnanswered = (error: unknown): boolean => statusOf(error) === null;

/** Whether the request was given up because the server did not answer in time. */
export const isTimeout = (error: unknown): boolean =>
  isRecord(error) && error.status === 'TIMEOUT_ERROR';

const NOT_FOUND = 404;
export const isNotFound = (error: unknown): boolean => statusOf(error) === NOT_FOUND;

const TOO_MANY = 429;
export const isTooMany = (error: unknown): boolean => statusOf(error) === TOO_MANY;

/** The server's message for the whole request. */
export const messageOf = (error: unknown): string | null => {
  const { message } = bodyOf(error);
  return typeof message === 'string' && message !== '' ? message : null;
};

export const codeOf = (error: unknown): string | null => {
  const { code } = bodyOf(error);
  return typeof code === 'string' ? code : null;
};

export type VerdictChanges = components['schemas']['VerdictChanges'];

/** The verdicts on past days that an edit would change; null unless the server asks for a reason first. */
export const verdictChangesOf = (error: unknown): VerdictChanges | null => {
  const { verdict_changes } = bodyOf(error);
  const isAsked = codeOf(error) === VERDICTS_CHANGE && isRecord(verdict_changes);
  return isAsked ? (verdict_changes as VerdictChanges) : null;
};

export type Leftovers = components['schemas']['Leftovers'];

/** The records that an edit would leave over; null unless the server asks about them first. */
export const leftoversOf = (error: unknown): Leftovers | null => {
  const { leftovers } = bodyOf(error);
  const isAsked = codeOf(error) === LEAVES_OVER && isRecord(leftovers);
  return isAsked ? (leftovers as Leftovers) : null;
};

const firstText = (value: unknown): string | null => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first !== '' ? first : null;
};

/** The first message of each field, by the server's key; null when it names no field. */
export const fieldErrorsOf = (error: unknown): Record<string, string> | null => {
  const { errors } = bodyOf(error);
  if (!isRecord(errors)) return null;
  const entries = Object.entries(errors).flatMap(([field, value]) => {
    const text = firstText(value);
    return text ? [[field, text] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
};

/** All messages of a field. */
export function fieldMessagesOf(error: unknown, field: string): string[] {
  const { errors } = bodyOf(error);
  const messages: unknown = isRecord(errors) ? errors[field] : [];
  return Array.isArray(messages) ? messages.filter((text) => typeof text === 'string') : [];
}

/** An error in the same format for a request without a usable response. */
export const noAnswer = (reason: string): FetchBaseQueryError => ({
  status: 'CUSTOM_ERROR',
  error: reason,
});
