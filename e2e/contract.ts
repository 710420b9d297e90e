import type { BrowserContext, Request } from '@playwright/test';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

type Schema = Record<string, unknown>;
type Answer = { content?: Record<string, { schema: Schema }> };
type PathItem = Record<string, { operationId: string; responses: Record<string, Answer> }>;

export interface ApiDocument {
  paths: Record<string, PathItem>;
}

/** Returns the deviations of a response from the document. */
export type Reader = (method: string, pathname: string, answer: ReadAnswer) => string[];

interface ReadAnswer {
  status: number;
  contentType: string;
  /** undefined if it is not JSON */
  body: string | undefined;
}

const JSON_TYPE = 'application/json';

/** Forbids undeclared properties in every schema that lists properties. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, closed(value)]);
  return 'properties' in schema && !('additionalProperties' in schema)
    ? { ...Object.fromEntries(entries), additionalProperties: false }
    : Object.fromEntries(entries);
};

/** undefined, which no schema allows, if it is not JSON. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const parametersIn = (path: string) => path.split('{').length;

/** Validates responses by the document alone, without any code of the server. */
export const createReader = ({ paths }: ApiDocument): Reader => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  const validators = new Map<Schema, ValidateFunction>();
  const validatorOf = (schema: Schema) => {
    const known = validators.get(schema) ?? ajv.compile(closed(schema) as Schema);
    validators.set(schema, known);
    return known;
  };
  // Fixed segments precede parameters: /grades/options before /grades/{id}.
  const templates = Object.entries(paths)
    .sort(([a], [b]) => parametersIn(a) - parametersIn(b))
    .map(([path, item]) => ({
      pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      item,
    }));

  return (method, pathname, { status, contentType, body }) => {
    const call = `${method} ${pathname} ${status}`;
    const item = templates.find(({ pattern }) => pattern.test(pathname))?.item;
    const operation = item?.[method.toLowerCase()];
    if (!operation) return [`${call}: no such operation`];
    const answer = operation.responses[status];
    if (!answer) return [`${call}: ${operation.operationId} does not declare this status`];
    const type = contentType.split(';')[0] ?? '';
    const schema = answer.content?.[type]?.schema;
    if (!schema) return [`${call}: ${operation.operationId} does not declare ${type}`];
    if (type !== JSON_TYPE || body === undefined) return [];
    const validate = validatorOf(schema);
    if (validate(parsed(body))) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${call}: body${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
};

/** Null if a test has responded in place of the server: such responses have no address. */
const receive = async (request: Request) => {
  const response = await request.response();
  if (!response || (await response.serverAddr()) === null) return null;
  const contentType = response.headers()['content-type'] ?? '';
  const body = contentType.startsWith(JSON_TYPE) ? await response.text() : undefined;
  return { status: response.status(), contentType, body };
};

/**
 * Validates every response of the API that the pages of this context receive from the server. The returned
 * function waits for the last one and lists the deviations.
 */
export const readResponses = (context: BrowserContext, read: Reader) => {
  const readings: Promise<string[]>[] = [];
  context.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || pathname.startsWith('/api/docs')) return;
    // The browser forgets responses when their page closes or loads another document.
    const received = receive(request).catch(() => null);
    readings.push(
      received.then((answer) => (answer ? read(request.method(), pathname, answer) : [])),
    );
  });
  return async () => (await Promise.all(readings)).flat();
};
