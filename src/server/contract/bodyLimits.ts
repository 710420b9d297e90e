import type { JsonLimits } from '@/server/http/bodies';
import { SMALL_BODY_BYTES } from '@/server/http/bodyQueue';
import type { JsonSchema, Operation } from './document';

/** The longest form of a character in JSON: `\u0001`. */
const BYTES_PER_CHARACTER = 6;
/** The pattern of texts that JSON never escapes. */
export const BASE64URL = '^[A-Za-z0-9_-]+$';
/** The length of texts that have a format, a pattern or a choice instead of a limit. */
const SHORT_TEXT = 255;
const NUMBER_BYTES = 24;
/** The indentation of each value. */
const LAYOUT_BYTES = 32;
/** The room for values that the document does not declare; handlers ignore them. */
const UNDECLARED_VALUES = 200;

/** The largest JSON body that is valid by the document, with some room around it. */
export function jsonLimitsOf(operation: Operation): JsonLimits {
  const largest = schemasOf(operation).map((schema) => largestOf(schema, operation.operationId));
  const bytes = Math.max(...largest.map((each) => each.bytes + LAYOUT_BYTES * each.values));
  return {
    bytes: Math.max(bytes, SMALL_BODY_BYTES),
    values: Math.max(...largest.map(({ values }) => values)) + UNDECLARED_VALUES,
  };
}

const schemasOf = ({ requestBody }: Operation): JsonSchema[] =>
  Object.values(requestBody?.content ?? {}).map(({ schema }) => schema);

interface ObjectSchema {
  properties?: Record<string, JsonSchema>;
  additionalProperties?: unknown;
}

function largestOf(schema: JsonSchema, operationId: string): JsonLimits {
  const { type, format, pattern, maxLength = SHORT_TEXT, maxItems, items, enum: choices } = schema;
  switch (type) {
    case 'object': {
      const { properties = {}, additionalProperties } = schema as ObjectSchema;
      if (additionalProperties) throw new Error(`${operationId}: a body of any size is valid`);
      return sum(
        Object.entries(properties).map(([name, property]) => {
          const { bytes, values } = largestOf(property, operationId);
          return { bytes: bytes + Buffer.byteLength(JSON.stringify(name)) + 2, values };
        }),
      );
    }
    case 'array': {
      if (maxItems === undefined) throw new Error(`${operationId}: a list of any length is valid`);
      const { bytes, values } = largestOf(items as JsonSchema, operationId);
      return sum([{ bytes: Number(maxItems) * (bytes + 1), values: Number(maxItems) * values }]);
    }
    case 'string':
      // JSON has no files, but a short text may be in the place of one.
      if (format === 'binary') return { bytes: SHORT_TEXT * BYTES_PER_CHARACTER + 2, values: 1 };
      if (choices) return { bytes: JSON.stringify(choices).length, values: 1 };
      return {
        bytes: Number(maxLength) * (pattern === BASE64URL ? 1 : BYTES_PER_CHARACTER) + 2,
        values: 1,
      };
    default:
      return { bytes: NUMBER_BYTES, values: 1 };
  }
}

/** The limits for a list or an object with these values. */
const sum = (values: readonly JsonLimits[]): JsonLimits => ({
  bytes: values.reduce((total, { bytes }) => total + bytes, 2),
  values: values.reduce((total, value) => total + value.values, 1),
});
