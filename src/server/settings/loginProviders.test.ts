import { readSettings } from '@/server/config';
import { ConfigError } from './environment';

const PROVIDER = {
  id: 'kampus',
  name: 'Akun Kampus',
  issuer: 'https://sso.kampus.example/realms/kampus',
  client_id: 'simagang',
  client_secret: 'rahasia',
  number_claim: 'nim',
};
const PUBLIC_URL = 'https://magang.kampus.example';

const read = (providers: unknown, more: Record<string, string> = {}) =>
  readSettings({ LOGIN_PROVIDERS: JSON.stringify(providers), PUBLIC_URL, ...more });

test('reads a provider with its defaults', () => {
  expect(read([PROVIDER])).toMatchObject({
    localLogin: true,
    loginProviders: [
      {
        id: 'kampus',
        name: 'Akun Kampus',
        issuer: 'https://sso.kampus.example/realms/kampus',
        clientId: 'simagang',
        clientSecret: 'rahasia',
        scope: 'openid profile email',
        numberClaim: 'nim',
        hostedDomain: null,
        roles: null,
        accounts: null,
      },
    ],
  });
});

test('reads several providers, with all that can be said of them', () => {
  const google = {
    ...PROVIDER,
    id: 'google',
    scope: 'email openid',
    number_claim: 'email',
    hosted_domain: 'student.kampus.example',
    roles: ['student', 'lecturer'],
    accounts: { claim: 'groups', roles: { mahasiswa: 'student', dosen: 'lecturer' } },
  };
  const [first, second] = read([PROVIDER, google]).loginProviders;
  expect(first?.id).toBe('kampus');
  expect(second).toMatchObject({
    scope: 'email openid',
    numberClaim: 'email',
    hostedDomain: 'student.kampus.example',
    roles: ['student', 'lecturer'],
    accounts: { claim: 'groups', roles: { mahasiswa: 'student', dosen: 'lecturer' } },
  });
});

test('takes an address without encryption on this machine only', () => {
  const issuer = 'http://127.0.0.1:8080/realms/kampus';
  expect(read([{ ...PROVIDER, issuer }]).loginProviders[0]?.issuer).toBe(issuer);
});

test.each<[string, unknown]>([
  ['no list', PROVIDER],
  ['a list of texts', ['kampus']],
  ['an unknown field', [{ ...PROVIDER, secret: 'x' }]],
  ['no id', [{ ...PROVIDER, id: undefined }]],
  ['an id with other characters', [{ ...PROVIDER, id: 'kampus/../x' }]],
  ['the id of another way to log in', [{ ...PROVIDER, id: 'passkey' }]],
  ['an id twice', [PROVIDER, PROVIDER]],
  ['no name', [{ ...PROVIDER, name: ' ' }]],
  ['an issuer without encryption', [{ ...PROVIDER, issuer: 'http://sso.kampus.example' }]],
  ['an issuer that is no address', [{ ...PROVIDER, issuer: 'https://' }]],
  ['no secret', [{ ...PROVIDER, client_secret: '' }]],
  ['a scope without openid', [{ ...PROVIDER, scope: 'profile' }]],
  ['no claim', [{ ...PROVIDER, number_claim: undefined }]],
  ['a mail address as number', [{ ...PROVIDER, number_claim: 'email' }]],
  ['an unknown role', [{ ...PROVIDER, roles: ['dean'] }]],
  ['no role', [{ ...PROVIDER, roles: [] }]],
  ['roles without a claim', [{ ...PROVIDER, accounts: { roles: { a: 'student' } } }]],
  ['a claim without roles', [{ ...PROVIDER, accounts: { claim: 'groups', roles: {} } }]],
  [
    'super admins by claim',
    [{ ...PROVIDER, accounts: { claim: 'g', roles: { a: 'super_admin' } } }],
  ],
  ['mentors by claim', [{ ...PROVIDER, accounts: { claim: 'g', roles: { a: 'mentor' } } }]],
])('rejects %s with a one-line message', (_what, providers) => {
  expect(() => read(providers)).toThrow(ConfigError);
  expect(() => read(providers)).toThrow(/^LOGIN_PROVIDERS: got .+, takes .+$/);
  expect(() => read(providers)).not.toThrow(/rahasia/);
});

test.each(['{', 'kampus'])('rejects %s, which is no JSON', (text) => {
  expect(() => readSettings({ LOGIN_PROVIDERS: text, PUBLIC_URL })).toThrow(
    /^LOGIN_PROVIDERS: got a text that is no JSON, takes .+$/,
  );
});

test('needs the address that providers lead back to', () => {
  expect(() => readSettings({ LOGIN_PROVIDERS: JSON.stringify([PROVIDER]) })).toThrow(
    /^PUBLIC_URL: got nothing, takes .+$/,
  );
});

test('leaves people a way to log in', () => {
  expect(read([PROVIDER], { LOCAL_LOGIN: 'false' }).localLogin).toBe(false);
  expect(() => readSettings({ LOCAL_LOGIN: 'false' })).toThrow(
    /^LOCAL_LOGIN: got false, takes true .+$/,
  );
});
