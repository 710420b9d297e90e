import { document, type JsonSchema, METHODS, type Method } from '@/server/contract/document';
import type { OperationId } from '@/server/contract/operations';
import { accessMatrix } from '@/server/testing/accessMatrix/accessMatrix';
import type { Actor } from '@/server/testing/accessMatrix/actors';
import type { MatrixServer } from '@/server/testing/accessMatrix/openMatrixServer';

export interface BodySchema {
  properties?: Record<string, JsonSchema & { items?: BodySchema }>;
}

/** A request of the access matrix in parts, each of which can be replaced. */
export interface SoundRequest {
  method: Method;
  /** The path with names of parameters in braces. */
  template: string;
  /** The headers of a permitted user. */
  headers: Record<string, string>;
  path: Record<string, string>;
  query: Record<string, string>;
  declaredQuery: string[];
  takesKey: boolean;
  takesForm: boolean;
  schema: BodySchema | undefined;
  body: Record<string, unknown>;
  files: Record<string, Buffer>;
  status: number;
}

const declared = Object.entries(document.paths).flatMap(([template, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    return operation ? [{ template, method, operation }] : [];
  }),
);

export const OPERATIONS = declared.map(({ operation }) => operation.operationId);

const whoMay = (operation: OperationId): Actor => {
  const actors: Actor[] = ['superAdmin', 'ownLecturer', 'ownMentor', 'ownStudent'];
  return actors.find((actor) => accessMatrix[operation].statuses[actor] < 300) ?? 'none';
};

export async function soundRequest(
  { app, placements, headersOf }: MatrixServer,
  id: OperationId,
): Promise<SoundRequest> {
  const found = declared.find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`not in the document: ${id}`);
  const { template, method, operation } = found;
  const call = await accessMatrix[id].call(placements, app.services);
  const [path = '', query = ''] = call.url.split('?');
  const named = new RegExp(`^/api${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  const parameters = operation.parameters ?? [];
  const content = (operation.requestBody?.content ?? {}) as Record<string, { schema: BodySchema }>;
  const actor = whoMay(id);
  const { body, files } = await bodyOf(call);
  return {
    method,
    template,
    headers: { ...headersOf[actor], ...(Buffer.isBuffer(call.payload) ? {} : call.headers) },
    path: { ...named.exec(path)?.groups },
    query: Object.fromEntries(new URLSearchParams(query)),
    declaredQuery: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    takesKey: parameters.some((one) => one.in === 'header'),
    takesForm: 'multipart/form-data' in content,
    schema: Object.values(content)[0]?.schema,
    body,
    files,
    status: accessMatrix[id].statuses[actor],
  };
}

async function bodyOf({
  payload,
  headers,
}: {
  payload?: object;
  headers?: Record<string, string>;
}) {
  const files: Record<string, Buffer> = {};
  if (!Buffer.isBuffer(payload)) return { body: { ...payload }, files };
  const body: Record<string, unknown> = {};
  const form = await new Response(new Uint8Array(payload), { headers }).formData();
  for (const [name, value] of form) {
    if (typeof value === 'string') body[name] = value;
    else files[name] = Buffer.from(await value.arrayBuffer());
  }
  return { body, files };
}

/** A value encoded for a path or query, cut to the length of an address. */
export const encoded = (value: string) =>
  encodeURIComponent(Buffer.from(value).toString()).slice(0, 3000);

export function urlOf(
  { template }: SoundRequest,
  path: Record<string, string>,
  query: readonly string[],
): string {
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name) => path[name] ?? '');
  return `/api${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

export const queryOf = (query: Record<string, string>) =>
  Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`);

export const BOUNDARY = 'xx';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
export const FORM_END = `--${BOUNDARY}--\r\n`;

/** `more` follows the name: a file name, or a header. */
export const formPart = (name: string, value: string | Buffer, more = '') =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);

/** All fields and files of the request. */
export const wholeForm = (sound: SoundRequest) =>
  Buffer.concat([...formParts(sound), Buffer.from(FORM_END)]);

/** The fields and files of the request as parts, without one of them. */
export const formParts = ({ body, files }: SoundRequest, without?: string) => [
  ...Object.entries(body).flatMap(([name, value]) =>
    name === without ? [] : [formPart(name, String(value))],
  ),
  ...Object.entries(files).flatMap(([name, content]) =>
    name === without ? [] : [formPart(name, content, '; filename="a.png"')],
  ),
];
