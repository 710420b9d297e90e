import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { answerToDatabaseError } from './databaseErrors';
import { HttpError, MESSAGES, notFound } from './errors';
import { parameterErrors } from './parameters';

const MESSAGE_OF_STATUS: Record<number, string> = {
  400: MESSAGES.unreadable,
  413: MESSAGES.tooLarge,
  415: MESSAGES.unsupportedType,
  429: MESSAGES.tooMany,
};

/** Every failure leaves as `{ message, errors?, code? }`; what it was is for the log alone. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const answer = answerTo(error);
  if (answer.statusCode >= 500) request.log.error({ err: error }, 'request failed');
  const { errors, code, headers = {} } = answer.details;
  return reply
    .code(answer.statusCode)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send({ message: answer.message, errors: withErrors(answer.statusCode, errors), code });
}

function answerTo(error: FastifyError): HttpError {
  if (error instanceof HttpError) return error;
  if (error.validation) {
    // A path that cannot name a record names none.
    return error.validationContext === 'params' ? notFound() : parameterErrors(error.validation);
  }
  const ofDatabase = answerToDatabaseError(error);
  if (ofDatabase) return ofDatabase;
  const { statusCode = 500 } = error;
  if (statusCode >= 400 && statusCode < 500) {
    return new HttpError(statusCode, MESSAGE_OF_STATUS[statusCode] ?? MESSAGES.unreadable);
  }
  return new HttpError(500, MESSAGES.internal);
}

/** A 422 always has `errors`, so that a client may read it without asking. */
function withErrors(statusCode: number, errors: HttpError['details']['errors']) {
  return statusCode === 422 ? (errors ?? {}) : errors;
}
