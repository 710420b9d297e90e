import {
  type NastyServer,
  openNastyServer,
  type Sent,
} from '@/server/testing/nastyInput/nastyServer';
import { NASTY_JSON, NASTY_TEXTS } from '@/server/testing/nastyInput/nastyValues';
import {
  type BodySchema,
  encoded,
  FORM_END,
  FORM_TYPE,
  formPart,
  formParts,
  OPERATIONS,
  queryOf,
  type SoundRequest,
  soundRequest,
  urlOf,
  wholeForm,
} from '@/server/testing/nastyInput/soundRequest';
import { everyNth, isSoak, testInAll } from '@/shared/testing/testLevel';

let server: NastyServer;
beforeAll(async () => {
  server = await openNastyServer();
});
afterAll(() => server.app.close());

interface Field {
  name: string;
  values: readonly string[];
  send: (value: string) => Sent;
}

const asJson = (fields: Record<string, string>) =>
  `{${Object.entries(fields).map(([name, value]) => `${JSON.stringify(name)}:${value}`)}}`;

const jsonOf = (body: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, JSON.stringify(value)]));

/** Every field of the body, and for a list of objects every field of the first. */
function jsonFields(
  { properties = {} }: BodySchema,
  body: Record<string, unknown>,
): { name: string; write: (value: string) => string }[] {
  return Object.entries(properties).flatMap(([name, { items }]) => {
    const write = (value: string) => asJson({ ...jsonOf(body), [name]: value });
    const [first] = Array.isArray(body[name]) ? body[name] : [];
    const inner = items?.properties ? jsonFields(items, Object(first)) : [];
    return [
      { name, write },
      ...inner.map((field) => ({
        name: `${name}.0.${field.name}`,
        write: (value: string) => write(`[${field.write(value)}]`),
      })),
    ];
  });
}

function fieldsOf(sound: SoundRequest): Field[] {
  const { path, query, headers, schema, body, takesForm, files } = sound;
  const valid = validRequest(sound);
  const { url } = valid;

  const inPath = Object.keys(path).map((name) => ({
    name: `path ${name}`,
    values: NASTY_TEXTS,
    send: (value: string) => ({
      ...valid,
      url: urlOf(sound, { ...path, [name]: encoded(value) }, queryOf(query)),
    }),
  }));
  const inQuery = sound.declaredQuery.map((name) => ({
    name: `query ${name}`,
    values: NASTY_TEXTS,
    send: (value: string) => ({
      ...valid,
      url: urlOf(sound, path, queryOf({ ...query, [name]: value })),
    }),
  }));
  const inHeader = sound.takesKey
    ? [
        {
          name: 'header Idempotency-Key',
          values: NASTY_TEXTS,
          send: (value: string) => ({
            ...valid,
            headers: { ...headers, 'idempotency-key': value },
          }),
        },
      ]
    : [];
  const inJson = schema
    ? jsonFields(schema, body).map(({ name, write }) => ({
        name: `body ${name}`,
        values: NASTY_JSON,
        send: (value: string) => ({
          url,
          headers,
          type: 'application/json',
          payload: write(value),
        }),
      }))
    : [];
  const formNames = takesForm ? Object.keys({ ...schema?.properties, ...body, ...files }) : [];
  const form = (name: string, part: Buffer): Sent => ({
    url,
    headers,
    type: FORM_TYPE,
    payload: Buffer.concat([...formParts(sound, name), part, Buffer.from(FORM_END)]),
  });
  const inForm = formNames.flatMap((name) => [
    {
      name: `form ${name}`,
      values: NASTY_TEXTS,
      send: (value: string) => form(name, formPart(name, value)),
    },
    {
      name: `file name of ${name}`,
      values: NASTY_TEXTS,
      send: (value: string) => form(name, formPart(name, 'x', `; filename="${value}"`)),
    },
  ]);
  return [...inPath, ...inQuery, ...inHeader, ...inJson, ...inForm];
}

function validRequest(sound: SoundRequest): Sent {
  const { path, query, headers, schema } = sound;
  const url = urlOf(sound, path, queryOf(query));
  return { url, headers, ...(schema && bodyOf(sound)) };
}

function bodyOf(sound: SoundRequest): Pick<Sent, 'type' | 'payload'> {
  if (Object.keys(sound.files).length === 0) {
    return { type: 'application/json', payload: JSON.stringify(sound.body) };
  }
  return { type: FORM_TYPE, payload: wholeForm(sound) };
}

const tried = { texts: new Set<string>(), json: new Set<string>() };
const next = new Map<readonly string[], number>();

/** All values in the long run, otherwise the next one of this dictionary. */
function valuesFor({ values }: Field): readonly string[] {
  if (isSoak) return values;
  const index = next.get(values) ?? 0;
  next.set(values, index + 1);
  return [values[index % values.length] ?? ''];
}

test.each(everyNth(OPERATIONS, 16))('%s takes nasty values in every field', async (operation) => {
  const sound = await soundRequest(server, operation);
  expect((await server.survives(sound, validRequest(sound))).statusCode).toBe(sound.status);

  for (const field of fieldsOf(sound)) {
    for (const value of valuesFor(field)) {
      (field.values === NASTY_JSON ? tried.json : tried.texts).add(value);
      await server.survives(sound, field.send(value));
    }
  }
});

testInAll('sent every value', async () => {
  expect(NASTY_TEXTS.length).toBeGreaterThanOrEqual(80);
  expect([...tried.texts].sort()).toEqual([...new Set(NASTY_TEXTS)].sort());
  expect([...tried.json].sort()).toEqual([...new Set(NASTY_JSON)].sort());
});
