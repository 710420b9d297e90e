import { type NastyServer, openNastyServer } from '@/server/testing/nastyInput/nastyServer';
import {
  FORM_TYPE,
  OPERATIONS,
  queryOf,
  type SoundRequest,
  soundRequest,
  urlOf,
  wholeForm,
} from '@/server/testing/nastyInput/soundRequest';
import { everyNth } from '@/shared/testing/testLevel';
import { document, METHODS } from './document';

let server: NastyServer;
beforeAll(async () => {
  server = await openNastyServer();
});
afterAll(() => server.app.close());

/** The names of all parameters and body fields that handlers know. */
const NAMES = new Set(
  Object.values(document.paths).flatMap((item) =>
    METHODS.flatMap((method) => {
      const { parameters = [], requestBody } = item[method] ?? {};
      const schemas = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema);
      const fields = schemas.flatMap(({ properties }) => Object.keys(properties ?? {}));
      return [...parameters.map(({ name }) => name), ...fields];
    }),
  ),
);

const bodyOf = (sound: SoundRequest) => {
  if (!sound.schema) return {};
  if (sound.takesForm) return { type: FORM_TYPE, payload: wholeForm(sound) };
  return { type: 'application/json', payload: JSON.stringify(sound.body) };
};

const twice = (name: string, value = '1') => queryOf({ [name]: value }).concat(`${name}=2`);

test.each(everyNth(OPERATIONS, 16))('%s sees no undeclared parameters', async (operation) => {
  const sound = await soundRequest(server, operation);
  const undeclared = [...NAMES, 'codes', 'toString', '__proto__'].filter(
    (name) => !sound.declaredQuery.includes(name),
  );
  const query = [...queryOf(sound.query), ...undeclared.flatMap((name) => twice(name))];
  const { statusCode } = await server.survives(sound, {
    url: urlOf(sound, sound.path, query),
    headers: sound.headers,
    ...bodyOf(sound),
  });
  expect(statusCode).toBe(sound.status);
});

test.each(everyNth(OPERATIONS, 16))(
  '%s survives declared parameters that come twice',
  async (operation) => {
    const sound = await soundRequest(server, operation);
    for (const name of sound.declaredQuery) {
      const query = queryOf(
        Object.fromEntries(Object.entries(sound.query).filter(([other]) => other !== name)),
      );
      const { statusCode } = await server.survives(sound, {
        url: urlOf(sound, sound.path, [...query, ...twice(name, sound.query[name])]),
        headers: sound.headers,
        ...bodyOf(sound),
      });
      expect(statusCode).toBe(422);
    }
  },
);
