import type { Readable } from 'node:stream';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessTable } from '@/server/auth/access.gen';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Report } from '@/server/http/answerLines';
import type { operations } from '@/shared/contract.gen';
import type { StoreAnswer, StoredAnswer } from './once';

export type OperationId = keyof operations;

type Parameters<O extends OperationId, P extends 'path' | 'query'> = NonNullable<
  operations[O]['parameters'][P]
>;
/** openapi-typescript types missing parameters as never. */
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
/** The media types of all answers: an operation may send a file, or say that it is not ready. */
type MediaType<C> = C extends unknown ? keyof C : never;
type IsFile<O extends OperationId> =
  Exclude<MediaType<Content<O>>, 'application/json'> extends never ? false : true;

/** The type that a handler may return for a JSON type: a Date is serialised to a string. */
type Sendable<T> = T extends string
  ? string extends T
    ? T | Date
    : T
  : T extends readonly (infer E)[]
    ? Sendable<E>[]
    : T extends object
      ? { [K in keyof T]: Sendable<T[K]> }
      : T;

/** Operations that respond with a file return its bytes, or a stream of them. */
type Answer<O extends OperationId> = Json<O> | (IsFile<O> extends true ? Buffer | Readable : never);

interface ContractRequest<O extends OperationId> {
  /** Converted and validated by the document. */
  params: Declared<Parameters<O, 'path'>>;
  query: Declared<Parameters<O, 'query'>>;
  /** Not validated yet (see `parseBody`); the files of a multipart form are `UploadedFile`s. */
  body: unknown;
  /** null only for operations that are 'public' in the access table. */
  user: AccessTable[O] extends 'public' ? null : SessionUser;
  log: FastifyBaseLogger;
  raw: FastifyRequest;
  /** Stores what the request changes and keeps the answer, in one transaction. */
  storeAnswer: TakesKey<O> extends true ? StoreAnswer : never;
  /** Reports the progress of the request to a client that accepts it. */
  report: 'application/x-ndjson' extends keyof Content<O> ? Report : never;
}

/** Whether the operation takes an Idempotency-Key. */
type TakesKey<O extends OperationId> = [
  NonNullable<operations[O]['parameters']['header']>,
] extends [never]
  ? false
  : true;

export type Reply = Pick<FastifyReply, 'code' | 'header' | 'type'>;

type Handler<O extends OperationId> = (
  request: ContractRequest<O>,
  reply: Reply,
) => Promise<TakesKey<O> extends true ? StoredAnswer<Answer<O>> : Answer<O>>;

export type Handlers = { [O in OperationId]: Handler<O> };
