import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { IMAGE_MAX_BYTES } from '@/shared/constants/limits';
import { IDLE_MS, isLonger, lengthOf, tooLarge, watchArrival } from './arrival';
import { createBodyQueue, SMALL_BODY_BYTES } from './bodyQueue';
import { collectBytes } from './collectBytes';
import { badRequest, fieldErrors, HttpError, MESSAGES } from './errors';
import { imageTypeOf } from './imageTypeOf';
import { createJsonShape } from './jsonShape';
import { isPdf } from './pdfFile';

/** The shared rules validate `type` and `size`, as they do for a browser's File. */
export interface UploadedFile {
  type: string;
  size: number;
  filename: string;
  content: Buffer;
}

export interface JsonLimits {
  bytes: number;
  /** The number of values in all objects and lists. */
  values: number;
}

const SMALL_JSON: JsonLimits = { bytes: SMALL_BODY_BYTES, values: 200 };

/** Longer than any field of a form. */
export const FORM_FIELD_BYTES = 40 * 1024;
/** The size of a form without its file. */
const FORM_BYTES = 256 * 1024;

const ONE_FILE = 'Kirim hanya satu berkas.';

const MULTIPART_LIMITS = {
  // Forms have one file. Browsers send another one, which is empty, for a field without a file.
  files: 2,
  fields: 50,
  parts: 52,
  fieldSize: FORM_FIELD_BYTES,
  headerPairs: 20,
  headerSize: 4 * 1024,
};

export type BodyKind = 'none' | 'json' | 'form';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body that the document declares for the operation; 'form' also accepts JSON. */
    body?: BodyKind;
    jsonLimits?: JsonLimits;
    /** The largest file of a form, if it is not an image. */
    fileLimit?: number;
  }
}

/** Parses JSON and multipart forms into a plain object in `request.body`. */
export async function registerBodies(
  api: FastifyInstance,
  { idleMs = IDLE_MS } = {},
): Promise<void> {
  const parseJson = api.getDefaultJsonParser('error', 'error');
  const waitForBody = createBodyQueue();
  api.removeAllContentTypeParsers();

  // Runs after authentication and before parsing.
  api.addHook('preParsing', async (request, reply) => {
    if (kindOf(request) === 'none') return;
    const limit = largestBody(request);
    if (isLonger(request.raw, limit)) throw tooLarge();
    if (isEncoded(request)) throw new HttpError(415, MESSAGES.unsupportedType);
    await waitForBody(request, reply.raw, lengthOf(request.raw) ?? limit);
  });

  api.addContentTypeParser('application/json', (request, _payload, done) => {
    // Operations that declare no body ignore it.
    if (kindOf(request) === 'none') return done(null, undefined);
    readText(request, idleMs).then(
      // Many clients send the JSON content type even without a body.
      (text) => (text === '' ? done(null, undefined) : parseJson(request, text, done)),
      done,
    );
  });

  await api.register(multipart, { throwFileSizeLimit: false, limits: MULTIPART_LIMITS });

  api.addContentTypeParser('*', (request, _payload, done) => {
    if (kindOf(request) !== 'none') return done(new HttpError(415, MESSAGES.unsupportedType));
    return done(null, undefined);
  });

  api.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    if (kindOf(request) !== 'form') throw new HttpError(415, MESSAGES.unsupportedType);
    request.body = withoutMethod(await readForm(request, idleMs));
  });
}

/** Leaves bodies outside of the API unread. */
export function ignoreBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
}

function kindOf(request: FastifyRequest): BodyKind {
  return request.routeOptions.config.body ?? 'none';
}

const jsonLimitsOf = ({ routeOptions }: FastifyRequest): JsonLimits =>
  routeOptions.config.jsonLimits ?? SMALL_JSON;

const fileLimitOf = ({ routeOptions }: FastifyRequest): number =>
  routeOptions.config.fileLimit ?? IMAGE_MAX_BYTES;

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;

/** Files up to twice the limit still reach the rules, whose message states the limit. */
const largestBody = (request: FastifyRequest): number =>
  isForm(request) ? 2 * fileLimitOf(request) + FORM_BYTES : jsonLimitsOf(request).bytes;

/** Browsers do not compress request bodies, and a few kilobytes may unpack to gigabytes. */
const isEncoded = ({ headers }: FastifyRequest): boolean =>
  !['', 'identity'].includes(headers['content-encoding'] ?? '');

const typeOf = (content: Buffer): string | null =>
  isPdf(content) ? 'application/pdf' : imageTypeOf(content);

async function readText(request: FastifyRequest, idleMs: number): Promise<string> {
  const { bytes, values } = jsonLimitsOf(request);
  const body = collectBytes(bytes);
  const look = createJsonShape(values);
  const take = (chunk: Buffer) => {
    look(chunk);
    body.add(chunk);
  };
  await watchArrival(request.raw, { bytes, idleMs, take }).whole;
  return body.whole().toString('utf8');
}

async function readForm(request: FastifyRequest, idleMs: number): Promise<Record<string, unknown>> {
  const { raw } = request;
  const arrival = watchArrival(raw, { bytes: largestBody(request), idleMs });
  try {
    const [fields] = await Promise.all([readParts(request), arrival.whole]);
    return fields;
  } finally {
    arrival.stop();
    // The parser does not get the rest of a refused form.
    raw.unpipe();
  }
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  const fileLimit = fileLimitOf(request);
  let fileField: string | null = null;
  // One byte above the limit, so that the rules can detect a file that is too large.
  const limits = { ...MULTIPART_LIMITS, fileSize: fileLimit + 1 };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw tooLarge();
        // The parser has already parsed a field of type JSON.
        if (typeof part.value !== 'string') throw badRequest();
        fields[part.fieldname] = part.value;
        continue;
      }
      const file = collectBytes(fileLimit + 1);
      for await (const chunk of part.file) {
        if (fileField !== null) throw fieldErrors({ [part.fieldname]: [ONE_FILE] });
        file.add(chunk);
      }
      const content = file.whole();
      if (content.length === 0 && !part.filename) continue;
      fileField = part.fieldname;
      fields[part.fieldname] = {
        // Devices name types differently; the content decides.
        type: typeOf(content) ?? part.mimetype,
        size: content.length,
        filename: part.filename,
        content,
      } satisfies UploadedFile;
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    const { statusCode, code } = error as { statusCode?: number; code?: string };
    if (code === 'FST_FILES_LIMIT') throw fieldErrors({ [fileField ?? 'file']: [ONE_FILE] });
    throw statusCode === 413 ? error : badRequest();
  }
  return fields;
}

/** Multipart forms are always sent with POST; `_method` overrides the method (spec §7: put). */
function withoutMethod({ _method, ...fields }: Record<string, unknown>): Record<string, unknown> {
  if (_method !== undefined && String(_method).toLowerCase() !== 'put') throw badRequest();
  return fields;
}
