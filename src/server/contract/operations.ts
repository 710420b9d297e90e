import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessTable } from '@/server/auth/access';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { operations } from '@/shared/contract.gen';

/** One name from document to handler: the operationId. */
export type OperationId = keyof operations;

type Place<O extends OperationId, P extends 'path' | 'query'> = NonNullable<
  operations[O]['parameters'][P]
>;
type Declared<T> = [T] extends [never] ? Record<string, never> : T;

type Success<O extends OperationId> = operations[O]['responses'] extends infer R
  ? R[keyof R & (200 | 201 | 202 | 204)]
  : never;
type Content<O extends OperationId> = Success<O> extends { content: infer C } ? C : never;
type Json<O extends OperationId> =
  Content<O> extends infer C
    ? C extends { 'application/json': infer J }
      ? Sendable<J>
      : never
    : never;
type IsFile<O extends OperationId> =
  Exclude<keyof Content<O>, 'application/json'> extends never ? false : true;

/** What a handler may return for a JSON type: the document writes a Date as a string. */
export type Sendable<T> = T extends string
  ? string extends T
    ? T | Date
    : T
  : T extends readonly (infer E)[]
    ? Sendable<E>[]
    : T extends object
      ? { [K in keyof T]: Sendable<T[K]> }
      : T;

/** An operation that answers an image or a PDF returns its bytes. */
export type Answer<O extends OperationId> = Json<O> | (IsFile<O> extends true ? Buffer : never);

export interface ContractRequest<O extends OperationId> {
  /** Read and checked by the document. */
  params: Declared<Place<O, 'path'>>;
  query: Declared<Place<O, 'query'>>;
  /** As sent (multipart becomes an object, its files `UploadedFile`s): pass it to `parseBody`. */
  body: unknown;
  /** null only where the access table says 'public'. */
  user: AccessTable[O] extends 'public' ? null : SessionUser;
  log: FastifyBaseLogger;
  raw: FastifyRequest;
}

export type Reply = Pick<FastifyReply, 'code' | 'header' | 'type'>;

export type Handler<O extends OperationId> = (
  request: ContractRequest<O>,
  reply: Reply,
) => Promise<Answer<O>>;

export type Handlers = { [O in OperationId]: Handler<O> };
