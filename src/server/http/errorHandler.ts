import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Outages } from '@/server/db/outages';
import { TooManyWaiting } from '@/server/queues/fairQueue';
import { httpErrorOfDatabaseError } from './databaseErrors';
import { HttpError, MESSAGES, notFound, tooManyRequests } from './errors';
import { parameterErrors } from './parameters';

declare module 'fastify' {
  interface FastifyInstance {
    outages: Outages;
  }
}

const MESSAGE_OF_STATUS: Record<number, string> = {
  400: MESSAGES.unreadable,
  413: MESSAGES.tooLarge,
  414: MESSAGES.addressTooLong,
  415: MESSAGES.unsupportedType,
  429: MESSAGES.tooMany,
};

export function registerErrorHandler(app: FastifyInstance, outages: Outages): void {
  app.decorate('outages', outages);
  app.setErrorHandler(handleError);
}

/** Sends every error as `{ message, errors?, code?, verdict_changes?, leftovers? }`. Internal details only go to the log. */
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
  if (statusCode >= 500 && !isExpected(error, request)) {
    request.log.error({ err: error }, 'request failed');
  }
  const { errors, code, verdict_changes, leftovers, headers = {} } = details;
  return {
    status: statusCode,
    headers,
    body: { message, errors: withErrors(statusCode, errors), code, verdict_changes, leftovers },
  };
}

/** An answer that was chosen, by code that writes what there is to say to the log; or one of an outage. */
const isExpected = (error: FastifyError, { server }: FastifyRequest) =>
  error instanceof HttpError || server.outages.refuse(error);

function httpErrorOf(error: FastifyError): HttpError {
  if (error instanceof HttpError) return error;
  if (error.validation) {
    // An invalid ID cannot belong to a record.
    return error.validationContext === 'params' ? notFound() : parameterErrors(error.validation);
  }
  if (error instanceof TooManyWaiting) return tooManyRequests();
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
