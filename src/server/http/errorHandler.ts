import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { TooManyWaiting, WaitedTooLong } from '@/server/turns/turns';
import { httpErrorOfDatabaseError } from './databaseErrors';
import { HttpError, MESSAGES, notFound, tooManyRequests, unavailable } from './errors';
import { parameterErrors } from './parameters';

const MESSAGE_OF_STATUS: Record<number, string> = {
  400: MESSAGES.unreadable,
  413: MESSAGES.tooLarge,
  414: MESSAGES.addressTooLong,
  415: MESSAGES.unsupportedType,
  429: MESSAGES.tooMany,
};

/** Sends every error as `{ message, errors?, code? }`. Internal details only go to the log. */
export async function handleError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { status, headers, body } = describeError(error, request);
  return reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body);
}

/** The answer to the client; the log has the details. */
export function describeError(error: FastifyError, request: FastifyRequest) {
  const { statusCode, message, details } = httpErrorOf(error);
  // No failure: others had their turns.
  if (error instanceof WaitedTooLong) request.log.warn('request waited too long for its turn');
  else if (statusCode >= 500) request.log.error({ err: error }, 'request failed');
  const { errors, code, headers = {} } = details;
  return {
    status: statusCode,
    headers,
    body: { message, errors: withErrors(statusCode, errors), code },
  };
}

function httpErrorOf(error: FastifyError): HttpError {
  if (error instanceof HttpError) return error;
  if (error.validation) {
    // An invalid ID cannot belong to a record.
    return error.validationContext === 'params' ? notFound() : parameterErrors(error.validation);
  }
  if (error instanceof TooManyWaiting) return tooManyRequests();
  if (error instanceof WaitedTooLong) return unavailable();
  const { statusCode = 500 } = error;
  // A lost connection of the client has the same code as one of the database.
  if (statusCode >= 400 && statusCode < 500) {
    return new HttpError(statusCode, MESSAGE_OF_STATUS[statusCode] ?? MESSAGES.unreadable);
  }
  const databaseError = httpErrorOfDatabaseError(error);
  if (databaseError) return databaseError;
  return new HttpError(500, MESSAGES.internal);
}

/** A 422 always has `errors`, so that clients can rely on it. */
function withErrors(statusCode: number, errors: HttpError['details']['errors']) {
  return statusCode === 422 ? (errors ?? {}) : errors;
}
