import { type InferType, type Schema, ValidationError } from 'yup';
import { badRequest, type FieldErrors, fieldErrors } from './errors';

const UNSTORABLE = 'Mengandung karakter yang tidak dapat disimpan';

/**
 * The body as the shared rules read it: unknown fields dropped, values cast.
 * Anything the rules refuse becomes a 422 with their Indonesian messages,
 * a list's fields named like `activities.0.name`.
 */
export async function parseBody<S extends Schema>(rules: S, body: unknown): Promise<InferType<S>> {
  const fields = body === undefined || body === null ? {} : body;
  if (typeof fields !== 'object' || Array.isArray(fields)) throw badRequest();
  refuseUnstorable(fields);
  try {
    return await rules.validate(fields, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) throw fieldErrors(messagesByField(error));
    throw error;
  }
}

function messagesByField(error: ValidationError): FieldErrors {
  const byField: FieldErrors = {};
  for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) {
    const field = fieldName(path ?? '');
    const messages = byField[field] ?? [];
    byField[field] = messages.includes(message) ? messages : [...messages, message];
  }
  return byField;
}

/** Yup says `activities[0].name`, the contract `activities.0.name`. */
function fieldName(path: string): string {
  return path.replace(/\[(\d+)\]/g, '.$1').replace(/\["(.*?)"\]/g, '.$1');
}

/** PostgreSQL cannot store NUL in text; said here, beside the field, instead of by the database. */
function refuseUnstorable(value: object): void {
  const errors: FieldErrors = {};
  const visit = (part: unknown, path: string) => {
    if (typeof part === 'string' && part.includes('\0')) errors[path] = [UNSTORABLE];
    if (typeof part !== 'object' || part === null || Buffer.isBuffer(part)) return;
    for (const [key, child] of Object.entries(part)) visit(child, path ? `${path}.${key}` : key);
  };
  visit(value, '');
  if (Object.keys(errors).length > 0) throw fieldErrors(errors);
}
