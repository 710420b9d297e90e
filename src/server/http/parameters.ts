import type { FastifySchemaValidationError } from 'fastify';
import { type FieldErrors, fieldErrors } from './errors';

interface ParameterSchema {
  type?: string;
  items?: ParameterSchema;
}

/**
 * The declared path and query parameters, converted to the types in the document. Handlers never see
 * undeclared ones, which nothing has validated. The conversion is stricter than Ajv's
 * coercion, which accepts `0x1F`, `1e3` and ` 7 ` as integers. Values that cannot be converted
 * stay strings and fail validation.
 */
export function readParameters(
  parameters: Record<string, unknown>,
  schemas: Record<string, ParameterSchema>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]) =>
      Object.hasOwn(parameters, name) ? [[name, readValue(parameters[name], schema)]] : [],
    ),
  );
}

function readValue(value: unknown, schema: ParameterSchema): unknown {
  if (typeof value !== 'string') return value;
  switch (schema.type) {
    case 'integer':
      return /^-?\d{1,15}$/.test(value) ? Number(value) : value;
    case 'number':
      return /^-?\d{1,15}(\.\d+)?$/.test(value) ? Number(value) : value;
    case 'boolean':
      // Forms send 1 and 0 (spec §5).
      if (value === 'true' || value === '1') return true;
      return value === 'false' || value === '0' ? false : value;
    default:
      return value;
  }
}

/** Indonesian messages for query parameters that fail validation; Ajv's are English. */
export function parameterErrors(problems: readonly FastifySchemaValidationError[]) {
  const errors: FieldErrors = {};
  for (const problem of problems) {
    const name =
      problem.keyword === 'required'
        ? String(problem.params.missingProperty)
        : (problem.instancePath.split('/')[1] ?? '');
    errors[name] = [...new Set([...(errors[name] ?? []), messageOf(problem)])];
  }
  return fieldErrors(errors);
}

function messageOf({ keyword, params }: FastifySchemaValidationError): string {
  switch (keyword) {
    case 'required':
      return 'Wajib diisi';
    case 'type':
      if (params.type === 'integer') return 'Harus berupa bilangan bulat';
      if (params.type === 'boolean') return 'Harus true atau false';
      return 'Format tidak valid';
    case 'minimum':
      return `Minimal ${params.limit}`;
    case 'maximum':
      return `Maksimal ${params.limit}`;
    case 'minLength':
      return `Minimal ${params.limit} karakter`;
    case 'maxLength':
      return `Maksimal ${params.limit} karakter`;
    case 'enum':
      return 'Pilihan tidak dikenal';
    default:
      return 'Format tidak valid';
  }
}
