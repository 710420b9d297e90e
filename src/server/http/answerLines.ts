import { PassThrough } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from './errorHandler';

export const LINES_TYPE = 'application/x-ndjson';

/** Says how far a long request is. */
export type Report = (progress: object) => void;

export interface AnswerLines {
  report: Report;
  /** Whether the answer has begun, so that its status cannot be another one any more. */
  hasBegun(): boolean;
  end(answer: string): void;
  fail(error: FastifyError): void;
}

/**
 * An answer whose lines are JSON, for clients that accept it: the first ones say how far the request is, the
 * last one is the answer, or an error with its `status`. The answer begins with the first progress.
 */
export function createAnswerLines(request: FastifyRequest, reply: FastifyReply): AnswerLines {
  const isAccepted = request.headers.accept?.includes(LINES_TYPE) ?? false;
  let lines: PassThrough | null = null;

  function begin(): PassThrough {
    const begun = new PassThrough();
    reply.type(LINES_TYPE);
    // nginx would keep the lines until there are many.
    reply.header('x-accel-buffering', 'no');
    reply.send(begun);
    return begun;
  }

  const end = (line: string) => {
    // A client that has gone away has destroyed it.
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
