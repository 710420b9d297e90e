import { PassThrough } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from './errorHandler';

export const LINES_TYPE = 'application/x-ndjson';

/** Reports the progress of a long request. */
export type Report = (progress: object) => void;

export interface AnswerLines {
  report: Report;
  /** Whether the answer has begun, so that its status is final. */
  hasBegun(): boolean;
  end(answer: string): void;
  fail(error: FastifyError): void;
}

/**
 * An answer of JSON lines, for clients that accept it: progress first, then the result or an error with its
 * `status`. The answer begins with the first progress.
 */
export function createAnswerLines(request: FastifyRequest, reply: FastifyReply): AnswerLines {
  const isAccepted = request.headers.accept?.includes(LINES_TYPE) ?? false;
  let lines: PassThrough | null = null;

  function begin(): PassThrough {
    const begun = new PassThrough();
    reply.type(LINES_TYPE);
    // nginx would buffer the lines.
    reply.header('x-accel-buffering', 'no');
    reply.send(begun);
    return begun;
  }

  const end = (line: string) => {
    // The stream is destroyed once the client disconnects.
    if (!lines?.destroyed) lines?.end(`${line}\n`);
  };

  return {
    report(progress) {
      if (!isAccepted) return;
      lines ??= begin();
      if (!lines.destroyed) lines.write(`${JSON.stringify(progress)}\n`);
    },
    hasBegun: () => lines !== null,
    end,
    fail(error) {
      const { status, body } = describeError(error, request);
      end(JSON.stringify({ status, ...body }));
    },
  };
}
