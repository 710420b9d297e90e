import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { IMAGE_MAX_BYTES } from '@/shared/constants/limits';
import { badRequest, HttpError, MESSAGES } from './errors';
import { imageTypeOf } from './imageTypeOf';

/** The shared rules validate `type` and `size`, as they do for a browser's File. */
export interface UploadedFile {
  type: string;
  size: number;
  filename: string;
  content: Buffer;
}

/** The largest valid body, 100 activities, has about 300 KB; imports have a limit of their own. */
export const JSON_LIMIT_BYTES = 1024 * 1024;

const MULTIPART_LIMITS = {
  files: 2,
  fields: 50,
  parts: 52,
  fieldSize: 64 * 1024,
  headerPairs: 20,
};

export type BodyKind = 'none' | 'json' | 'form';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body that the document declares for the operation; 'form' also accepts JSON. */
    body?: BodyKind;
    /** The largest file of a form, if it is not an image. */
    fileLimit?: number;
  }
}

/** Parses JSON and multipart forms into a plain object in `request.body`. */
export async function registerBodies(api: FastifyInstance): Promise<void> {
  const parseJson = api.getDefaultJsonParser('error', 'error');
  api.removeAllContentTypeParsers();

  api.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: JSON_LIMIT_BYTES },
    (request, text: string, done) => {
      // Many clients send the JSON content type even without a body.
      if (text === '') return done(null, undefined);
      return parseJson(request, text, done);
    },
  );

  await api.register(multipart, { throwFileSizeLimit: false, limits: MULTIPART_LIMITS });

  api.addContentTypeParser('*', (request, payload, done) => {
    if (kindOf(request) !== 'none') return done(new HttpError(415, MESSAGES.unsupportedType));
    // Operations that declare no body ignore it.
    payload.resume();
    return done(null, undefined);
  });

  api.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    if (kindOf(request) !== 'form') throw new HttpError(415, MESSAGES.unsupportedType);
    const fileLimit = request.routeOptions.config.fileLimit ?? IMAGE_MAX_BYTES;
    // Files up to twice the limit still reach the rules, whose message states the limit.
    if (Number(request.headers['content-length'] ?? 0) > 2 * fileLimit + JSON_LIMIT_BYTES) {
      throw new HttpError(413, MESSAGES.tooLarge);
    }
    request.body = withoutMethod(await readForm(request, fileLimit));
  });
}

function kindOf(request: FastifyRequest): BodyKind {
  return request.routeOptions.config.body ?? 'none';
}

async function readForm(
  request: FastifyRequest,
  fileLimit: number,
): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  // One byte above the limit, so that the rules can detect a file that is too large.
  const limits = { ...MULTIPART_LIMITS, fileSize: fileLimit + 1 };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw new HttpError(413, MESSAGES.tooLarge);
        fields[part.fieldname] = part.value;
        continue;
      }
      const content = await part.toBuffer();
      // Browsers send this for an empty file field.
      if (content.length === 0 && !part.filename) continue;
      fields[part.fieldname] = {
        // Devices name types differently; the content decides.
        type: imageTypeOf(content) ?? part.mimetype,
        size: content.length,
        filename: part.filename,
        content,
      } satisfies UploadedFile;
    }
  } catch (error) {
    if (error instanceof HttpError || (error as { statusCode?: number }).statusCode === 413) {
      throw error;
    }
    throw badRequest();
  }
  return fields;
}

/** Multipart forms are always sent with POST; `_method` overrides the method (spec §7: put). */
function withoutMethod({ _method, ...fields }: Record<string, unknown>): Record<string, unknown> {
  if (_method !== undefined && String(_method).toLowerCase() !== 'put') throw badRequest();
  return fields;
}
