import fc from 'fast-check';
import { sql } from 'kysely';
import {
  aCompany,
  aCourse,
  aGrade,
  aLecturer,
  aMentor,
  anActivity,
  anInternship,
  anInternshipPeriod,
  aStudent,
  aSuperAdmin,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { NASTY_BODIES, NASTY_JSON, NASTY_TEXTS } from '@/server/testing/nastyValues';
import { ROLES, type Role } from '@/shared/permissions';
import { document, type JsonSchema, METHODS, type Method, type Operation } from './document';

/** `npm run test:soak -- nasty-input` sends more, and other ones each time. */
const IS_SOAK = process.env.SOAK !== undefined;
const RUNS = IS_SOAK ? 500 : 12;
const SEED = Number(process.env.SEED ?? (IS_SOAK ? Date.now() : 20260302));

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    return operation ? [{ name: operation.operationId, path, method, operation }] : [];
  }),
);

let app: TestApp;
let users: Record<Role, { id: number; role: Role }>;
let references: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp();
  const { db } = app;
  const [admin, student, lecturer] = [
    await aSuperAdmin(db),
    await aStudent(db),
    await aLecturer(db),
  ];
  const company = await aCompany(db);
  const mentor = await aMentor(db, { company_id: company.id });
  const period = await anInternshipPeriod(db);
  const internship = await anInternship(db, {
    student_id: student.id,
    lecturer_id: lecturer.id,
    mentor_id: mentor.id,
    internship_period_id: period.id,
  });
  const course = await aCourse(db);
  const activity = await anActivity(db, { internship_id: internship.id });
  const grade = await aGrade(db, { internship_id: internship.id, course_code: course.code });
  users = {
    super_admin: admin.user,
    lecturer: lecturer.user,
    mentor: mentor.user,
    student: student.user,
  };
  const other = await aStudent(db);
  references = {
    users: `${other.user_id}`,
    students: `${student.id}`,
    lecturers: `${lecturer.id}`,
    mentors: `${mentor.id}`,
    companies: `${company.id}`,
    courses: course.code,
    'internship-periods': `${period.id}`,
    internships: `${internship.id}`,
    activities: `${activity.id}`,
    grades: `${grade.id}`,
    student_id: `${student.id}`,
    lecturer_id: `${lecturer.id}`,
    mentor_id: `${mentor.id}`,
    company_id: `${company.id}`,
    internship_id: `${internship.id}`,
    internship_period_id: `${period.id}`,
    course_code: JSON.stringify(course.code),
  };
});
afterAll(async () => {
  await app.close();
  if (IS_SOAK) process.stdout.write(`nasty input: ${requestsSent} requests, seed ${SEED}\n`);
});

const nastyText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
const nastyJson = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...NASTY_JSON) },
  { weight: 1, arbitrary: fc.json() },
);

interface Sent {
  role: Role | null;
  url: string;
  type: string | undefined;
  payload: string | undefined;
}

/** The URL with some nasty parameters; DELETE never gets the identifier of a record. */
function urls(path: string, method: Method, { parameters = [] }: Operation) {
  const segments = path.split('/').map((segment, index, all) => {
    if (!segment.startsWith('{')) return fc.constant(segment);
    const existing = references[all[index - 1] ?? ''] ?? '1';
    const nasty = nastyText.map(encoded);
    return method === 'delete'
      ? nasty
      : fc.oneof({ weight: 3, arbitrary: fc.constant(existing) }, { weight: 1, arbitrary: nasty });
  });
  const queries = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema, required }) =>
      fc
        .oneof(
          { weight: required ? 3 : 1, arbitrary: fc.constant(referenceOr(name, schema)) },
          { weight: 1, arbitrary: nastyText },
          { weight: required ? 0 : 2, arbitrary: fc.constant(null) },
        )
        .map((value) => (value === null ? '' : `${name}=${encoded(value)}`)),
    );
  const extra = fc.constantFrom(
    '',
    '',
    '',
    '%',
    'page=1&page=2',
    'search[]=a',
    '__proto__=1',
    '=&&=',
  );
  return fc
    .tuple(fc.tuple(...segments), fc.tuple(...queries), extra)
    .map(
      ([parts, query, more]) =>
        `/api${parts.join('/')}?${[...query, more].filter(Boolean).join('&')}`,
    );
}

const encoded = (value: string) => encodeURIComponent(Buffer.from(value).toString()).slice(0, 3000);
const referenceOr = (name: string, { example }: JsonSchema) =>
  references[name]?.replaceAll('"', '') ?? String(example ?? '1');

interface BodySchema {
  properties?: Record<string, JsonSchema & { items?: BodySchema }>;
  example?: unknown;
}

/** A valid object of this schema in JSON, some of whose fields are nasty, missing, twice or unknown. */
function objects({ properties = {} }: BodySchema): fc.Arbitrary<string> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const valid = schema.items?.properties
      ? objects(schema.items).map((item) => `[${item}]`)
      : fc.constant(references[name] ?? JSON.stringify(schema.example ?? 1));
    const field = (value: string) => `${JSON.stringify(name)}:${value}`;
    return fc.oneof(
      { weight: 8, arbitrary: valid.map(field) },
      { weight: 3, arbitrary: nastyJson.map(field) },
      { weight: 1, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: fc.tuple(valid, nastyJson).map((two) => two.map(field).join(',')) },
    );
  });
  const unknown = fc.constantFrom(
    '',
    '',
    '',
    '"id":7',
    '"role":"super_admin"',
    '"password_hash":"x"',
  );
  return fc
    .tuple(...fields, unknown)
    .map((parts) => `{${parts.filter((part) => part !== '').join(',')}}`);
}

function forms({ properties = {} }: BodySchema): fc.Arbitrary<string> {
  const part = (name: string, value: string, more = '') =>
    `--xx\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
  const fields = Object.keys(properties).map((name) =>
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constant(part(name, (references[name] ?? 'abc').replaceAll('"', ''))),
      },
      { weight: 2, arbitrary: nastyText.map((value) => part(name, value)) },
      { weight: 1, arbitrary: nastyText.map((value) => part(name, 'x', `; filename="${value}"`)) },
    ),
  );
  const method = fc.constantFrom('', part('_method', 'put'), part('_method', 'delete'));
  const end = fc.constantFrom('--xx--\r\n', '--xx--\r\n', '', '--xx', '--xx\r\n\r\n');
  return fc.tuple(...fields, method, end).map((parts) => parts.join(''));
}

function requests(path: string, method: Method, operation: Operation): fc.Arbitrary<Sent> {
  const role = fc.oneof(
    { weight: 4, arbitrary: fc.constant('super_admin' as const) },
    { weight: 2, arbitrary: fc.constantFrom(...ROLES, null) },
  );
  const url = urls(path, method, operation);
  const [media] = Object.values(operation.requestBody?.content ?? {}) as { schema?: BodySchema }[];
  if (!media?.schema) {
    return fc.record({ role, url, type: fc.constant(undefined), payload: fc.constant(undefined) });
  }
  const { schema } = media;
  const isForm = 'multipart/form-data' in (operation.requestBody?.content ?? {});
  const body = fc.oneof(
    {
      weight: 5,
      arbitrary: objects(schema).map((payload) => ({ type: 'application/json', payload })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...NASTY_BODIES)
        .map((payload) => ({ type: 'application/json', payload })),
    },
    {
      weight: isForm ? 5 : 1,
      arbitrary: forms(schema).map((payload) => ({
        type: 'multipart/form-data; boundary=xx',
        payload,
      })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('text/plain', '', 'application/json; charset=utf-16')
        .map((type) => ({ type, payload: '{}' })),
    },
  );
  return fc
    .tuple(role, url, body)
    .map(([who, where, what]) => ({ role: who, url: where, ...what }));
}

/** Everything but the counts of failed logins and changes of passwords. */
async function contents(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'
    and tablename not like 'login%' and tablename not like 'kysely%' order by tablename`.execute(
    app.db,
  );
  const digests = tables.map(
    ({ name }) =>
      sql`(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${sql.table(name)} t)`,
  );
  const { rows } = await sql`select ${sql.join(digests)}`.execute(app.db);
  return JSON.stringify(rows);
}

let requestsSent = 0;
/** Failed logins slow down their address, which is tested elsewhere. */
const aNewAddress = () => {
  requestsSent += 1;
  return `10.${requestsSent >> 16}.${(requestsSent >> 8) & 255}.${requestsSent & 255}`;
};

test.each(operations)('$name survives nasty input', async ({ path, method, operation }) => {
  const property = fc.asyncProperty(requests(path, method, operation), async (sent) => {
    const headers = sent.role ? await app.signIn(users[sent.role]) : {};
    const before = await contents();
    const answer = await app.inject({
      method: method.toUpperCase() as 'GET',
      url: sent.url,
      headers: { ...headers, ...(sent.type && { 'content-type': sent.type }) },
      ...(sent.payload !== undefined && { payload: sent.payload }),
      remoteAddress: aNewAddress(),
    });
    expect(answer.statusCode).toBeLessThan(500);
    if (answer.statusCode >= 400) {
      expect(answer.json()).toMatchObject({ message: expect.any(String) });
      expect(await contents()).toBe(before);
    }
  });
  await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: true });
});
