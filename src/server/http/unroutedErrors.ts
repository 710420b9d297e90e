import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { handleError } from './errorHandler';
import { MESSAGES } from './errors';
import type { SecurityHeaders } from './securityHeaders';

/**
 * Answers to requests that never reach a route and its hooks: addresses that cannot be decoded or have a
 * parameter that is too long, and bytes that are no HTTP request. They get the headers and the shape of all
 * other errors.
 */
export function unroutedErrors(headers: SecurityHeaders) {
  return {
    async frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      reply.headers({ ...headers, 'cache-control': 'no-store', 'x-request-id': request.id });
      await handleError(error, request, reply);
      request.log.info({ req: request, status: reply.statusCode }, 'request');
    },

    clientErrorHandler(error: Error & { code?: string }, socket: Socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      if (socket.writable) socket.write(rawAnswer(statusOf(error.code), headers));
      socket.destroy();
    },
  } satisfies Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>;
}

const STATUS_OF_CODE: Record<string, 408 | 413 | 431> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

const MESSAGE_OF_STATUS = {
  400: MESSAGES.unreadable,
  408: MESSAGES.tooSlow,
  413: MESSAGES.tooLarge,
  431: MESSAGES.headersTooLarge,
};

function statusOf(code = ''): keyof typeof MESSAGE_OF_STATUS {
  return STATUS_OF_CODE[code] ?? 400;
}

/** There is no response object to write to: Node.js hands over the socket. */
function rawAnswer(status: keyof typeof MESSAGE_OF_STATUS, headers: SecurityHeaders): string {
  const body = JSON.stringify({ message: MESSAGE_OF_STATUS[status] });
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
