import { isRole, ROLES, type Role } from '@/shared/permissions';
import { isLoopback } from './addresses';
import { type Given, quoted, refuse } from './environment';
import { flag } from './values';

/** Roles that SiMagang may give by itself: a mentor needs a company, and a super admin is made by a super admin. */
const ROLES_BY_CLAIM = ['student', 'lecturer'] as const;
export type RoleByClaim = (typeof ROLES_BY_CLAIM)[number];

/** A provider of OpenID Connect (docs/decisions/0004). */
export interface LoginProvider {
  /** A part of the addresses `/masuk/<id>` and `/api/login/<id>`. */
  id: string;
  /** The name on the button. */
  name: string;
  /** Exactly the name that the provider states in its tokens. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** The claim of the ID token that holds the NIM, NIP or NIK. */
  numberClaim: string;
  /** The Google Workspace that the person must belong to; required where the number is a part of the mail address. */
  hostedDomain: string | null;
  /** The roles of the people for whom the provider vouches; null: all. */
  roles: readonly Role[] | null;
  /** The claim whose values give an account at the first login; null: no such accounts. */
  accounts: { claim: string; roles: Readonly<Record<string, RoleByClaim>> } | null;
}

const NAME = 'LOGIN_PROVIDERS';
const DEFAULT_SCOPE = 'openid profile email';
const LONGEST = 500;
/** `POST /login/passkey` is another operation. */
const ID = /^(?!passkey$)[a-z][a-z\d-]{0,29}$/;
const FIELDS = [
  'id',
  'name',
  'issuer',
  'client_id',
  'client_secret',
  'scope',
  'number_claim',
  'hosted_domain',
  'roles',
  'accounts',
];

type Entry = Record<string, unknown>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The providers, in the order of their buttons. */
export function loginProviders(given: Given): LoginProvider[] {
  const value = given(NAME);
  if (value === null) return [];
  const entries = listIn(value);
  const providers = entries.map((entry, index) => providerOf(entry, index + 1));
  const ids = providers.map(({ id }) => id);
  if (new Set(ids).size < ids.length) refuse(NAME, 'an "id" twice', 'providers with different ids');
  if (providers.length > 0 && given('PUBLIC_URL') === null) {
    refuse('PUBLIC_URL', 'nothing', `the address of SiMagang, because ${NAME} is set`);
  }
  return providers;
}

/** Whether people may log in with a password of SiMagang. */
export function localLogin(given: Given, providers: readonly LoginProvider[]): boolean {
  const isOn = flag(given, 'LOCAL_LOGIN') ?? true;
  return isOn || providers.length > 0
    ? isOn
    : refuse('LOCAL_LOGIN', 'false', `true as long as ${NAME} names no provider`);
}

// Values are not repeated in messages: they are beside a secret.

function listIn(value: string): Entry[] {
  const takes = 'a list of providers in JSON (docs/operations.md)';
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) && list.every(isEntry) ? list : refuse(NAME, 'other JSON', takes);
  } catch (error) {
    if (error instanceof SyntaxError) refuse(NAME, 'a text that is no JSON', takes);
    throw error;
  }
}

function providerOf(entry: Entry, number: number): LoginProvider {
  const wrong = (field: string, takes: string) =>
    refuse(NAME, `provider ${number} with another "${field}"`, takes);
  const text = (field: string, pattern: RegExp, takes: string): string => {
    const value = entry[field];
    return typeof value === 'string' && value.length <= LONGEST && pattern.test(value)
      ? value
      : wrong(field, takes);
  };
  const optional = (field: string, pattern: RegExp, takes: string): string | null =>
    entry[field] === undefined ? null : text(field, pattern, takes);

  const unknown = Object.keys(entry).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined) refuse(NAME, `a field ${quoted(unknown)}`, FIELDS.join(', '));
  const numberClaim = text('number_claim', /^\S+$/, 'the name of a claim');
  const hostedDomain = optional('hosted_domain', /^[a-z\d.-]+$/, 'a domain in small letters');
  if (numberClaim === 'email' && hostedDomain === null) {
    wrong('number_claim', 'a claim with the number, or email together with "hosted_domain"');
  }
  return {
    id: text('id', ID, 'small letters, digits and hyphens, at most 30, and not passkey'),
    name: text('name', /^\S(.{0,38}\S)?$/u, 'a name of at most 40 characters'),
    issuer: issuerOf(text('issuer', /^https?:\/\//, 'an https address'), wrong),
    clientId: text('client_id', /\S/, 'the id of SiMagang there'),
    clientSecret: text('client_secret', /\S/, 'the secret of SiMagang there'),
    scope: optional('scope', /(^| )openid( |$)/, 'a list with openid') ?? DEFAULT_SCOPE,
    numberClaim,
    hostedDomain,
    roles: entry.roles === undefined ? null : rolesOf(entry.roles, wrong),
    accounts: entry.accounts === undefined ? null : accountsOf(entry.accounts, wrong),
  };
}

type Wrong = (field: string, takes: string) => never;

/** Over HTTP, somebody on the way could log in as anybody. */
function issuerOf(address: string, wrong: Wrong): string {
  const { protocol = '', hostname = '' } = URL.canParse(address) ? new URL(address) : {};
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  return isSafe ? address : wrong('issuer', 'an https address');
}

function rolesOf(value: unknown, wrong: Wrong): Role[] {
  const isList = Array.isArray(value) && value.length > 0 && value.every(isRole);
  return isList ? value : wrong('roles', `a list of ${ROLES.join(', ')}`);
}

function accountsOf(value: unknown, wrong: Wrong) {
  const takes = `a claim and what its values mean, such as {"claim": "groups", "roles": {"mahasiswa": "student"}}; roles are ${ROLES_BY_CLAIM.join(' and ')}`;
  if (!isEntry(value)) return wrong('accounts', takes);
  const { claim, roles, ...others } = value;
  const isKnown = (role: unknown): role is RoleByClaim =>
    ROLES_BY_CLAIM.some((known) => known === role);
  if (typeof claim !== 'string' || claim === '' || !isEntry(roles)) return wrong('accounts', takes);
  const meanings = Object.entries(roles);
  if (meanings.length === 0 || Object.keys(others).length > 0) return wrong('accounts', takes);
  const known = meanings.flatMap(([name, role]) => (isKnown(role) ? [[name, role] as const] : []));
  if (known.length < meanings.length) return wrong('accounts', takes);
  return { claim, roles: Object.fromEntries(known) };
}
