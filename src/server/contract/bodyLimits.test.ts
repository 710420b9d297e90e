import { access } from '@/server/auth/access.gen';
import { FORM_FIELD_BYTES, type JsonLimits } from '@/server/http/bodies';
import { SMALL_BODY_BYTES } from '@/server/http/bodyQueue';
import { createJsonShape } from '@/server/http/jsonShape';
import { IMPORT_BODIES } from '@/server/resources/imports/importBodies';
import { IMPORT_ROWS_MAX } from '@/shared/constants/limits';
import { SHEET_COLUMNS } from '@/shared/sheets/sheetColumns';
import { everyNth, testInAll } from '@/shared/testing/testLevel';
import { BASE64URL, jsonLimitsOf } from './bodyLimits';
import { document, type JsonSchema, METHODS, type Operation } from './document';

const operations: Operation[] = Object.values(document.paths)
  .flatMap((item) => METHODS.flatMap((method) => item[method] ?? []))
  .filter(({ requestBody }) => requestBody !== undefined);

const schemasOf = ({ requestBody }: Operation) =>
  Object.values(requestBody?.content ?? {}).map(({ schema }) => schema);

/** The longest value that the document allows, made of this character. */
function longest(schema: JsonSchema, character: string): unknown {
  const { type, enum: choices, maxLength, maxItems, items, maximum, multipleOf } = schema;
  const { format, pattern } = schema;
  if (Array.isArray(choices)) return choices[0];
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(
          ([name, property]) => [name, longest(property, character)],
        ),
      );
    case 'array':
      return Array(maxItems).fill(longest(items as JsonSchema, character));
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return Number(maximum) - (multipleOf === undefined && type === 'number' ? 0.1 : 0);
    default:
      if (format === 'date') return '2026-03-09';
      return (pattern === BASE64URL ? 'a' : character).repeat(Number(maxLength ?? 20));
  }
}

function refusalOf({ bytes, values }: JsonLimits, body: string): unknown {
  if (Buffer.byteLength(body) > bytes) return `${Buffer.byteLength(body)} bytes`;
  try {
    return createJsonShape(values)(Buffer.from(body));
  } catch (error) {
    return error;
  }
}

/** Characters of 1, 4, 2 and 6 bytes in JSON. */
const CHARACTERS = ['a', '\u{1F600}', '"', '\u0001'];
const WIDEST = Object.values(SHEET_COLUMNS).reduce((one, other) =>
  one.length > other.length ? one : other,
);

test.each(
  everyNth(
    operations.filter(({ operationId }) => !IMPORT_BODIES[operationId]?.json),
    4,
  ),
)('$operationId takes its longest valid body, indented', (operation) => {
  const limits = jsonLimitsOf(operation);
  for (const schema of schemasOf(operation)) {
    for (const character of CHARACTERS) {
      const body = JSON.stringify(longest(schema, character), null, 2);
      expect(refusalOf(limits, body)).toBeUndefined();
    }
  }
});

testInAll.each(operations.filter(({ operationId }) => IMPORT_BODIES[operationId]?.json))(
  '$operationId takes 10,000 rows with a value and an error in every column',
  ({ operationId }) => {
    const limits = IMPORT_BODIES[operationId]?.json as JsonLimits;
    const ofAll = (text: string) =>
      Object.fromEntries(WIDEST.map(({ field }) => [field, text.repeat(24)]));
    const row = { number: 10_001, values: ofAll('a'), seen: '12.3.1', errors: ofAll('b') };
    const rows = Array(IMPORT_ROWS_MAX).fill(row);
    expect(refusalOf(limits, JSON.stringify({ update_existing: true, rows }))).toBeUndefined();
  },
);

test('knows the operations whose bodies are large', () => {
  const large = operations.flatMap((operation) => {
    const { operationId } = operation;
    const { bytes } = IMPORT_BODIES[operationId]?.json ?? jsonLimitsOf(operation);
    return bytes > 256 * 1024 ? [operationId] : [];
  });
  expect(large.sort()).toEqual([
    'acceptPlacementRequests',
    'checkImport',
    'checkLetters',
    'checkPlacementAcceptances',
    'createImport',
    'createInternshipActivities',
    'createLetters',
    'exportRefusedRows',
  ]);
});

test('public operations have small bodies, and all but two need no turn', () => {
  const isPublic = operations.filter(({ operationId }) => access[operationId] === 'public');
  expect(isPublic.map(({ operationId }) => operationId)).toEqual([
    'readInvitationOffer',
    'acceptInvitation',
    'submitForgottenPassword',
    'readPasswordCodeHolder',
    'resetForgottenPassword',
    'loginWithPasskey',
    'login',
    'createSignOn',
    'loginWithProvider',
  ]);
  const bytes = isPublic.map((operation) => jsonLimitsOf(operation).bytes);
  // The form that opens an account, and the answer of an identity provider, take their turn.
  const [form = 0, answer = 0] = [bytes.splice(1, 1)[0], bytes.pop()];
  expect(form).toBeLessThanOrEqual(2 * SMALL_BODY_BYTES);
  expect(answer).toBeLessThanOrEqual(6 * SMALL_BODY_BYTES);
  expect(new Set(bytes)).toEqual(new Set([SMALL_BODY_BYTES]));
});

test('every field of a form takes its longest valid text', () => {
  for (const { requestBody } of operations) {
    const { properties = {} } = requestBody?.content['multipart/form-data']?.schema ?? {};
    for (const { maxLength = 0 } of Object.values(properties as Record<string, JsonSchema>)) {
      expect(4 * Number(maxLength)).toBeLessThanOrEqual(FORM_FIELD_BYTES);
    }
  }
});

test('refuses an operation whose body may have any size', () => {
  const withSchema = (schema: JsonSchema) =>
    jsonLimitsOf({
      operationId: 'login',
      requestBody: { content: { 'application/json': { schema } } },
      responses: {},
    });
  expect(() => withSchema({ type: 'array', items: { type: 'integer' } })).toThrow('any length');
  expect(() => withSchema({ type: 'object', additionalProperties: {} })).toThrow('any size');
});
