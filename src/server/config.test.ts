import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, loadConfig, readSettings } from './config';

const SECRET = 'x'.repeat(32);

it('has a default for everything', () => {
  const { givenSessionSecret, ...settings } = readSettings({});
  expect(givenSessionSecret).toBeNull();
  expect(settings).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: null,
    demoData: null,
    accessTokenTtl: 12 * 3600,
    accessTokenTtlRemember: 30 * 86_400,
    refreshWindow: 7 * 86_400,
    refreshWindowRemember: 60 * 86_400,
    requirePasswordChange: true,
    campusTimeZone: 'Asia/Jakarta',
    mapTileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    mapAttribution: '© OpenStreetMap contributors',
    trustProxy: false,
    appName: 'SiMagang',
    appDepartment: 'Jurusan Teknologi Informasi',
    appProgramme: 'D2 Administrasi Jaringan Komputer',
    environment: 'development',
  });
});

it.each([
  ['ACCESS_TOKEN_TTL', '90s', 'accessTokenTtl', 90],
  ['ACCESS_TOKEN_TTL_REMEMBER', '2d', 'accessTokenTtlRemember', 172_800],
  ['REFRESH_WINDOW', '10m', 'refreshWindowRemember', 600],
  ['DEMO_DATA', 'False', 'demoData', false],
  ['REQUIRE_PASSWORD_CHANGE', '0', 'requirePasswordChange', false],
  ['TRUST_PROXY', 'on', 'trustProxy', 1],
  ['TRUST_PROXY', '2', 'trustProxy', 2],
  ['TRUST_PROXY', '10.0.0.0/8, loopback', 'trustProxy', ['10.0.0.0/8', 'loopback']],
  ['DATABASE_URL', 'postgresql://u:p@h/db', 'databaseUrl', 'postgresql://u:p@h/db'],
  ['PORT', '', 'port', 3000],
] as const)('reads %s=%s', (name, value, field, expected) => {
  expect(readSettings({ [name]: value })[field]).toEqual(expected);
});

it.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['DEMO_DATA', 'maybe'],
  ['ACCESS_TOKEN_TTL', '12'],
  ['ACCESS_TOKEN_TTL', '0h'],
  ['ACCESS_TOKEN_TTL', '1.5h'],
  ['REFRESH_WINDOW', '99999d'],
  ['CAMPUS_TIME_ZONE', 'Jakarta'],
  ['MAP_TILE_URL', 'https://tile.example/{z}/{x}'],
  ['MAP_TILE_URL', "https://x/{z}/{x}/{y}; script-src 'unsafe-inline'"],
  ['TRUST_PROXY', 'maybe'],
  ['DATABASE_URL', 'mysql://u@h/db'],
])('refuses %s=%s in one line', (name, value) => {
  const load = () => readSettings({ [name]: value });
  expect(load).toThrow(ConfigError);
  expect(load).toThrow(new RegExp(`^${name}: got .+, takes .+$`));
});

it('does not repeat secrets that it refuses', () => {
  const refuse = (name: string, value: string) => {
    try {
      readSettings({ [name]: value });
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };
  expect(refuse('SESSION_SECRET', 'too-short')).toMatch(/got 9 characters/);
  expect(refuse('DATABASE_URL', 'mysql://root:rahasia@h/db')).not.toMatch(/rahasia/);
});

describe('the session secret', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'simagang-config-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('is generated once, for the owner alone', () => {
    const env = { DATA_DIR: join(dataDir, 'new', 'folder') };
    const first = loadConfig(env).sessionSecret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(loadConfig(env).sessionSecret).toBe(first);
    const file = join(env.DATA_DIR, 'session-secret');
    expect(readFileSync(file, 'utf8').trim()).toBe(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('may be given', () => {
    expect(loadConfig({ SESSION_SECRET: SECRET, DATA_DIR: dataDir }).sessionSecret).toBe(SECRET);
  });

  it('must be given to processes that share a database in production', () => {
    const env = { DATABASE_URL: 'postgres://h/db', DATA_DIR: dataDir, NODE_ENV: 'production' };
    expect(() => loadConfig(env)).toThrow(/^SESSION_SECRET: got nothing, takes /);
    expect(loadConfig({ ...env, SESSION_SECRET: SECRET }).sessionSecret).toBe(SECRET);
    expect(loadConfig({ ...env, NODE_ENV: undefined }).sessionSecret).toBeTruthy();
  });

  it('needs a folder to be kept in', () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expect(() => loadConfig({ DATA_DIR: file })).toThrow(/^DATA_DIR: got .+, takes a folder/);
  });
});
