import type { FastifyInstance, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import type { Access } from '@/server/auth/access';
import type { BodyKind } from '@/server/http/bodies';
import { HttpError, MESSAGES } from '@/server/http/errors';
import { readParameters } from '@/server/http/parameters';
import {
  type ContractDocument,
  type JsonSchema,
  METHODS,
  type Method,
  type Operation,
  type Parameter,
} from './document';
import type { Handlers, OperationId, Reply } from './operations';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: OperationId;
  }
}

interface Contract {
  document: ContractDocument;
  handlers: Handlers;
  access: Record<OperationId, Access>;
  /** Open to an account that must change its default password first. */
  openWithDefaultPassword: ReadonlySet<OperationId>;
  /** Sees every answer before it is serialised, for tests that hold it against the document. */
  onAnswer?: AnswerObserver;
}

export type AnswerObserver = (
  answer: unknown,
  operation: Operation,
  request: FastifyRequest,
) => void;

/** A handler when nobody knows any more which operation it serves; the types were checked before. */
type AnyHandler = (request: object, reply: Reply) => Promise<unknown>;

type Values = Record<string, unknown>;

/** Makes each operation of the document a route, served by the handler of that name. */
export function registerContract(api: FastifyInstance, contract: Contract): void {
  for (const [path, item] of Object.entries(contract.document.paths)) {
    const url = path.replace(/\{(\w+)\}/g, ':$1');
    const methods = METHODS.filter((method) => item[method]);
    for (const method of methods) {
      const operation = item[method];
      if (operation) api.route(routeOf(url, method, operation, contract));
    }
    refuseOtherMethods(api, url, methods);
  }
}

function routeOf(url: string, method: Method, operation: Operation, contract: Contract) {
  const { operationId } = operation;
  const handler = contract.handlers[operationId] as AnyHandler;
  const path = parametersOf(operation, 'path');
  const query = parametersOf(operation, 'query');
  const success = Object.keys(operation.responses).find((status) => status.startsWith('2'));

  return {
    method: method.toUpperCase(),
    url,
    config: {
      operationId,
      access: contract.access[operationId],
      withDefaultPassword: contract.openWithDefaultPassword.has(operationId),
      body: bodyKindOf(operation),
    },
    schema: {
      params: objectOf(path),
      querystring: objectOf(query),
      response: answersOf(operation),
    } satisfies FastifySchema,
    preValidation: async (request: FastifyRequest) => {
      request.params = readParameters(request.params as Values, schemasOf(path));
      request.query = readParameters(request.query as Values, schemasOf(query));
    },
    handler: async (request: FastifyRequest, reply: Reply) => {
      reply.code(Number(success));
      const { params, body, user, log } = request;
      const answer = await handler(
        { params, query: request.query, body, user, log, raw: request },
        reply,
      );
      contract.onAnswer?.(answer, operation, request);
      return answer;
    },
  } satisfies RouteOptions;
}

/** 405 with `Allow` for a path that is there under another method; OPTIONS answers what it takes. */
function refuseOtherMethods(api: FastifyInstance, url: string, methods: Method[]): void {
  const known = methods.map((method) => method.toUpperCase());
  if (known.includes('GET')) known.push('HEAD');
  const allow = [...known, 'OPTIONS'].join(', ');
  const config = { access: 'public' as const };

  const others = [...METHODS.map((method) => method.toUpperCase()), 'HEAD'].filter(
    (method) => !known.includes(method),
  );
  api.route({
    method: others,
    url,
    config,
    // Before the body is read: nobody is going to need it.
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

function schemasOf(parameters: Parameter[]): Record<string, JsonSchema> {
  return Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
}

function objectOf(parameters: Parameter[]) {
  return {
    type: 'object',
    properties: schemasOf(parameters),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

function bodyKindOf({ requestBody }: Operation): BodyKind {
  if (!requestBody) return 'none';
  return 'multipart/form-data' in requestBody.content ? 'form' : 'json';
}

/**
 * The serialisers of an operation's JSON answers: what they do not declare never leaves.
 * All errors share one shape, also those that the document does not list for the operation (405).
 */
function answersOf({ responses }: Operation): Record<string, JsonSchema> {
  const answers: Record<string, JsonSchema> = {};
  for (const [status, response] of Object.entries(responses)) {
    const schema = response.content?.['application/json']?.schema;
    if (!schema) continue;
    if (status.startsWith('2')) answers[status] = schema;
    else answers[`${status[0]}xx`] = schema;
  }
  return answers;
}
