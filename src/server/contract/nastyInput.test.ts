import fc from 'fast-check';
import { ACTORS } from '@/server/testing/accessMatrix/actors';
import {
  type NastyServer,
  openNastyServer,
  type Sent,
} from '@/server/testing/nastyInput/nastyServer';
import { NASTY_BODIES, NASTY_JSON, NASTY_TEXTS } from '@/server/testing/nastyInput/nastyValues';
import {
  type BodySchema,
  encoded,
  FORM_END,
  FORM_TYPE,
  formPart,
  OPERATIONS,
  type SoundRequest,
  soundRequest,
  urlOf,
} from '@/server/testing/nastyInput/soundRequest';
import { byLevel, everyNth, isSoak } from '@/shared/testing/testLevel';

const RUNS = byLevel({ short: 4, all: 20, soak: 500 });
/** The long run sends other values each time. */
const SEED = Number(process.env.SEED ?? (isSoak ? Date.now() : 20260302));

let server: NastyServer;
beforeAll(async () => {
  server = await openNastyServer();
});
afterAll(() => server.app.close());

const nastyText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
const nastyJson = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...NASTY_JSON) },
  { weight: 1, arbitrary: fc.json() },
);

const ODD_QUERIES = ['%', 'page=1&page=2', 'search[]=a', '__proto__=1', '=&&='];
const ODD_FIELDS = ['"id":7', '"role":"super_admin"', '"password_hash":"x"'];

/** The URL with some nasty parameters. */
function urls(sound: SoundRequest) {
  const path = Object.fromEntries(
    Object.entries(sound.path).map(([name, existing]) => [
      name,
      fc.oneof(
        { weight: 3, arbitrary: fc.constant(existing) },
        { weight: 1, arbitrary: nastyText.map(encoded) },
      ),
    ]),
  );
  const query = sound.declaredQuery.map((name) => {
    const existing = sound.query[name];
    return fc
      .oneof(
        { weight: existing === undefined ? 2 : 3, arbitrary: fc.constant(existing ?? null) },
        { weight: 1, arbitrary: nastyText },
      )
      .map((value) => (value === null ? '' : `${name}=${encoded(value)}`));
  });
  const odd = fc.constantFrom('', '', '', ...ODD_QUERIES);
  return fc
    .tuple(fc.record(path), ...query, odd)
    .map(([parts, ...fields]) => urlOf(sound, parts, fields.filter(Boolean)));
}

/** This object in JSON, some of whose fields are nasty, missing, twice or unknown. */
function objects({ properties = {} }: BodySchema, body: object): fc.Arbitrary<string> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const existing = (body as Record<string, unknown>)[name];
    const [first] = Array.isArray(existing) ? existing : [];
    const valid = schema.items?.properties
      ? objects(schema.items, Object(first)).map((item) => `[${item}]`)
      : fc.constant(JSON.stringify(existing ?? schema.example ?? 1));
    const field = (value: string) => `${JSON.stringify(name)}:${value}`;
    return fc.oneof(
      { weight: 8, arbitrary: valid.map(field) },
      { weight: 3, arbitrary: nastyJson.map(field) },
      { weight: 1, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: fc.tuple(valid, nastyJson).map((two) => two.map(field).join(',')) },
    );
  });
  return fc
    .tuple(...fields, fc.constantFrom('', '', '', ...ODD_FIELDS))
    .map((parts) => `{${parts.filter((part) => part !== '').join(',')}}`);
}

function forms({ schema, body, files }: SoundRequest): fc.Arbitrary<Buffer> {
  const names = Object.keys({ ...schema?.properties, ...files });
  const fields = names.map((name) => {
    const file = files[name];
    const valid = file
      ? formPart(name, file, '; filename="a.png"')
      : formPart(name, String(body[name] ?? 'abc'));
    return fc.oneof(
      { weight: 3, arbitrary: fc.constant(valid) },
      { weight: 2, arbitrary: nastyText.map((value) => formPart(name, value)) },
      {
        weight: 1,
        arbitrary: nastyText.map((value) => formPart(name, 'x', `; filename="${value}"`)),
      },
    );
  });
  const method = fc.constantFrom('', 'put', 'delete').map((value) => formPart('_method', value));
  const end = fc.constantFrom(FORM_END, FORM_END, '', '--xx', '--xx\r\n\r\n');
  return fc
    .tuple(fc.tuple(...fields), method, end)
    .map(([parts, override, last]) => Buffer.concat([...parts, override, Buffer.from(last)]));
}

function bodies(sound: SoundRequest): fc.Arbitrary<Pick<Sent, 'type' | 'payload'>> {
  if (!sound.schema) return fc.constant({});
  const json = (payload: string) => ({ type: 'application/json', payload });
  return fc.oneof(
    { weight: 5, arbitrary: objects(sound.schema, sound.body).map(json) },
    { weight: 1, arbitrary: fc.constantFrom(...NASTY_BODIES).map(json) },
    {
      weight: sound.takesForm ? 5 : 1,
      arbitrary: forms(sound).map((payload) => ({ type: FORM_TYPE, payload })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('text/plain', '', 'application/json; charset=utf-16')
        .map((type) => ({ type, payload: '{}' })),
    },
  );
}

function requests(sound: SoundRequest): fc.Arbitrary<Sent> {
  const headers = fc.oneof(
    { weight: 4, arbitrary: fc.constant(sound.headers) },
    { weight: 2, arbitrary: fc.constantFrom(...ACTORS).map((actor) => server.headersOf[actor]) },
  );
  return fc
    .tuple(headers, urls(sound), bodies(sound))
    .map(([who, url, body]) => ({ headers: who, url, ...body }));
}

test.each(everyNth(OPERATIONS, 16))('%s survives nasty input', async (operation) => {
  const sound = await soundRequest(server, operation);
  const property = fc.asyncProperty(requests(sound), async (sent) => {
    await server.survives(sound, sent);
  });
  await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: true });
});
