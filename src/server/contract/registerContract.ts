import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteOptions,
} from 'fastify';
import type { Access } from '@/server/auth/access';
import type { Acting } from '@/server/auth/acting';
import { createAnswerLines, LINES_TYPE } from '@/server/http/answerLines';
import type { BodyKind, JsonLimits } from '@/server/http/bodies';
import { HttpError, MESSAGES } from '@/server/http/errors';
import { readParameters } from '@/server/http/parameters';
import type { Enqueue } from '@/server/http/requestQueue';
import { jsonLimitsOf } from './bodyLimits';
import {
  type ContractDocument,
  type JsonSchema,
  METHODS,
  type Method,
  type Operation,
  type Parameter,
} from './document';
import type { Once, StoreAnswer } from './once';
import type { Handlers, OperationId, Reply } from './operations';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: OperationId;
  }
}

/** Limits that do not follow from the document: for JSON, and for files in bytes. */
export type LargeBodies = Partial<Record<OperationId, { json?: JsonLimits; file?: number }>>;

interface Contract {
  document: ContractDocument;
  handlers: Handlers;
  access: Record<OperationId, Access>;
  largeBodies: LargeBodies;
  /** Records the changes of the work as done by the user of the request. */
  acting: Acting;
  /** Runs a handler when it is the turn of the person who sent the request. */
  enqueue: Enqueue;
  /** Handles a creating operation once per `Idempotency-Key`. */
  once: Once;
  /** Called with every answer before it is serialised; tests check it against the document. */
  onAnswer?: AnswerObserver;
}

export type AnswerObserver = (
  answer: unknown,
  operation: Operation,
  request: FastifyRequest,
) => void;

/** A handler of any operation; `Handlers` has already checked its types. */
type AnyHandler = (request: object, reply: Reply) => Promise<unknown>;

const IDEMPOTENCY_KEY = 'Idempotency-Key';

type Values = Record<string, unknown>;

/**
 * Registers a route for every operation of the document, served by the handler of that name
 * (docs/decisions/0008).
 */
export function registerContract(api: FastifyInstance, contract: Contract): void {
  for (const [path, item] of Object.entries(contract.document.paths)) {
    const url = path.replace(/\{(\w+)\}/g, ':$1');
    const methods = METHODS.filter((method) => item[method]);
    for (const method of methods) {
      const operation = item[method];
      if (operation) api.route(routeOf(url, method, operation, contract));
    }
    rejectOtherMethods(api, url, methods);
  }
}

function routeOf(url: string, method: Method, operation: Operation, contract: Contract) {
  const { operationId } = operation;
  const handler = contract.handlers[operationId] as AnyHandler;
  const path = parametersOf(operation, 'path');
  const query = parametersOf(operation, 'query');
  const takesKey = parametersOf(operation, 'header').some(({ name }) => name === IDEMPOTENCY_KEY);
  const large = contract.largeBodies[operationId];
  const success = Object.keys(operation.responses).find((status) => status.startsWith('2'));
  const hasProgress = LINES_TYPE in (operation.responses[success ?? '']?.content ?? {});

  return {
    method: method.toUpperCase(),
    url,
    config: {
      operationId,
      access: contract.access[operationId],
      body: bodyKindOf(operation),
      jsonLimits: operation.requestBody && (large?.json ?? jsonLimitsOf(operation)),
      fileLimit: large?.file,
    },
    schema: {
      params: objectSchema(path),
      querystring: objectSchema(query),
      response: responseSchemas(operation),
    } satisfies FastifySchema,
    preValidation: async (request: FastifyRequest) => {
      request.params = readParameters(request.params as Values, schemasByName(path));
      request.query = readParameters(request.query as Values, schemasByName(query));
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.code(Number(success));
      const { params, query: queried, body, user, log } = request;
      const lines = hasProgress ? createAnswerLines(request, reply) : null;
      const report = lines?.report;
      const handle = (storeAnswer?: StoreAnswer) =>
        handler(
          { params, query: queried, body, user, log, raw: request, storeAnswer, report },
          reply,
        );
      try {
        const answer = await contract.enqueue(request, () =>
          contract.acting(request, () => (takesKey ? contract.once(request, handle) : handle())),
        );
        contract.onAnswer?.(answer, operation, request);
        if (!lines?.hasBegun()) return answer;
        lines.end(String(reply.serialize(answer)));
      } catch (error) {
        if (!lines?.hasBegun()) throw error;
        lines.fail(error as FastifyError);
      }
      return undefined;
    },
  } satisfies RouteOptions;
}

/** Responds with 405 and `Allow` to undeclared methods of a known path, and with 204 to OPTIONS. */
function rejectOtherMethods(api: FastifyInstance, url: string, methods: Method[]): void {
  const allowed = methods.map((method) => method.toUpperCase());
  if (allowed.includes('GET')) allowed.push('HEAD');
  const allow = [...allowed, 'OPTIONS'].join(', ');
  const config = { access: 'public' as const };

  const others = [...METHODS.map((method) => method.toUpperCase()), 'HEAD'].filter(
    (method) => !allowed.includes(method),
  );
  api.route({
    method: others,
    url,
    config,
    // In onRequest, so that the body is not read.
    onRequest: async () => {
      throw new HttpError(405, MESSAGES.methodNotAllowed, { headers: { allow } });
    },
    handler: async () => undefined,
  });
  api.options(url, { config }, async (_request, reply) => {
    reply.code(204).header('allow', allow);
  });
}

function parametersOf(operation: Operation, place: Parameter['in']): Parameter[] {
  return (operation.parameters ?? []).filter((parameter) => parameter.in === place);
}

function schemasByName(parameters: Parameter[]): Record<string, JsonSchema> {
  return Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
}

function objectSchema(parameters: Parameter[]) {
  return {
    type: 'object',
    properties: schemasByName(parameters),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

function bodyKindOf({ requestBody }: Operation): BodyKind {
  if (!requestBody) return 'none';
  return 'multipart/form-data' in requestBody.content ? 'form' : 'json';
}

/**
 * The schemas that serialise an operation's JSON responses; undeclared fields are never sent.
 * Error schemas apply to a whole class (4xx), because some errors (405) are not declared.
 */
function responseSchemas({ responses }: Operation): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {};
  for (const [status, response] of Object.entries(responses)) {
    const schema = response.content?.['application/json']?.schema;
    if (!schema) continue;
    if (status.startsWith('2')) schemas[status] = schema;
    else schemas[`${status[0]}xx`] = schema;
  }
  return schemas;
}
