import { sql } from 'kysely';
import { verifyPassword } from '@/server/auth/passwords';
import { accessMatrix } from '@/server/testing/accessMatrix/accessMatrix';
import type { Actor } from '@/server/testing/accessMatrix/actors';
import {
  type MatrixServer,
  openMatrixServer,
} from '@/server/testing/accessMatrix/openMatrixServer';
import type { TwoPlacements } from '@/server/testing/accessMatrix/twoPlacements';
import { formWith } from '@/server/testing/multipart';
import { everyNth } from '@/shared/testing/testLevel';
import { document, METHODS } from './document';
import type { OperationId } from './operations';

let app: MatrixServer['app'];
let placements: TwoPlacements;
let headersOf: MatrixServer['headersOf'];
let state: MatrixServer['state'];
/** A value for every column of every table that differs from what a request sets there. */
let forbidden: Record<string, unknown>;

beforeAll(async () => {
  ({ app, placements, headersOf, state } = await openMatrixServer());
  forbidden = await valuesOfAllColumns();
});
afterAll(() => app.close());

async function valuesOfAllColumns(): Promise<Record<string, unknown>> {
  const { other, course } = placements;
  const { rows } = await sql<{ name: string; type: string }>`
    select distinct column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'
  `.execute(app.db);
  const byType: Record<string, unknown> = {
    boolean: false,
    integer: 1,
    bigint: 1,
    smallint: 1,
    numeric: 1,
    date: '2020-01-01',
    'time without time zone': '01:00',
    'timestamp with time zone': '2020-01-01T00:00:00.000Z',
  };
  return {
    ...Object.fromEntries(rows.map(({ name, type }) => [name, byType[type] ?? 'terlarang'])),
    id: other.activity.id,
    internship_id: other.internship.id,
    student_id: other.student.id,
    mentor_id: other.mentor.id,
    lecturer_id: other.lecturer.id,
    user_id: other.student.user.id,
    course_code: course.code,
    role: 'super_admin',
    password: 'Terlarang-2026!',
    is_admin: true,
  };
}

const operationsById = new Map(
  Object.values(document.paths).flatMap((item) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [[operation.operationId, operation] as const] : [];
    }),
  ),
);

/** The fields that the document lets a body carry. */
function declaredFields(operation: OperationId): string[] {
  type Bodies = Record<string, { schema: { properties?: object } }>;
  const content = (operationsById.get(operation)?.requestBody?.content ?? {}) as Bodies;
  return Object.values(content).flatMap(({ schema }) => Object.keys(schema.properties ?? {}));
}

function extrasFor(operation: OperationId): Record<string, unknown> {
  const declared = new Set([...declaredFields(operation), '_method']);
  return Object.fromEntries(Object.entries(forbidden).filter(([name]) => !declared.has(name)));
}

/** A form may have fewer fields than a table has columns, and a JSON body fewer than all tables together. */
const FIELDS_PER_FORM = 40;
const FIELDS_PER_JSON = 100;

async function batchesFor(operation: OperationId): Promise<Record<string, unknown>[]> {
  const extras = extrasFor(operation);
  const { payload } = await accessMatrix[operation].call(placements, app.services);
  const size = Buffer.isBuffer(payload) ? FIELDS_PER_FORM : FIELDS_PER_JSON;
  const entries = Object.entries(extras);
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, index) =>
    Object.fromEntries(entries.slice(index * size, (index + 1) * size)),
  );
}

/** Someone who may make the request, with the fewest rights. */
function whoMay(operation: OperationId): Actor {
  const { statuses } = accessMatrix[operation];
  const actors: Actor[] = ['ownStudent', 'ownMentor', 'ownLecturer', 'superAdmin'];
  const allowed = actors.find((actor) => statuses[actor] < 300);
  if (!allowed) throw new Error(`no actor may call ${operation}`);
  return allowed;
}

async function send(operation: OperationId, extras: Record<string, unknown>) {
  const call = await accessMatrix[operation].call(placements, app.services);
  const headers = { ...call.headers, ...headersOf[whoMay(operation)] };
  const { payload } = call;
  const isForm = Buffer.isBuffer(payload);
  const sent = isForm ? formWith(payload, extras) : bodyWith(payload, extras);
  return app.inject({ ...call, headers, payload: sent });
}

function bodyWith(payload: object | undefined, extras: Record<string, unknown>) {
  if (payload === undefined && Object.keys(extras).length === 0) return undefined;
  const body = { ...extras, ...payload };
  // Bulk: each activity carries them, too.
  if ('activities' in body && Array.isArray(body.activities)) {
    return { ...body, activities: body.activities.map((activity) => ({ ...extras, ...activity })) };
  }
  return body;
}

/** Columns that differ in each run: salts, session identifiers, report codes and times of the database. */
const RANDOM =
  /\$argon2id\$[^"]+|[0-9a-f]{8}-[0-9a-f-]{27}|(?<="code": ")[0-9A-Z]{12}(?=")|(?<="code_digest": ")[0-9a-f]+|[0-9A-Za-z]{4}(-[0-9A-Za-z]{4}){2}|(?<="(created|updated|changed|email_refused)_at": ")(?!2020)[^"]+/g;

const rows = async () => (await state.dump()).replace(RANDOM, '(random)').split('\n').sort();

const writing = (Object.keys(accessMatrix) as OperationId[]).filter(
  (operation) => accessMatrix[operation].changes,
);

test.each(everyNth(writing, 12))(
  '%s stores the same with and without undeclared fields',
  async (operation) => {
    const plain = await send(operation, {});
    const expected = await rows();
    await state.restore();

    expect(plain.statusCode).toBeLessThan(300);
    for (const extras of await batchesFor(operation)) {
      const crowded = await send(operation, extras);
      const stored = await rows();
      await state.restore();
      expect(crowded.statusCode).toBe(plain.statusCode);
      expect(stored).toEqual(expected);
    }
  },
);

test.each(['createUser', 'createStudent'] as const)('%s takes no password', async (operation) => {
  await send(operation, { password: 'Terlarang-2026!' });
  const { password_hash } = await app.db
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', 'wira.kusuma@kampus.example')
    .executeTakeFirstOrThrow();
  await state.restore();
  expect(await verifyPassword(password_hash, 'Terlarang-2026!')).toBe(false);
  expect(await verifyPassword(password_hash, 'BARU000001')).toBe(true);
});

test('tries every column of the database', () => {
  expect(Object.keys(forbidden).length).toBeGreaterThan(60);
  expect(Object.keys(extrasFor('updateActivity'))).toEqual(
    expect.arrayContaining(['internship_id', 'validated_at_by_mentor', 'attendance_time']),
  );
});
