import { readSettings } from './config';
import { isLoopback, mailboxOf } from './settings/addresses';
import { ConfigError } from './settings/environment';

test('supplies a default for every setting', () => {
  const { givenSessionSecret, ...settings } = readSettings({});
  expect(givenSessionSecret).toBeNull();
  expect(settings).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    backupDir: null,
    backupTime: '02:00',
    backupKeep: 14,
    backupPassphrase: null,
    databaseUrl: null,
    demoData: null,
    accessTokenTtl: 12 * 3600,
    accessTokenTtlRemember: 30 * 86_400,
    refreshWindow: 7 * 86_400,
    refreshWindowRemember: 60 * 86_400,
    sessionLife: 7 * 86_400,
    sessionLifeRemember: 90 * 86_400,
    requirePasswordChange: true,
    requireSecondFactor: 'none',
    secondFactorFrom: null,
    defaultPasswordTtl: 14 * 86_400,
    loginProviders: [],
    localLogin: true,
    auditRetention: 5 * 365 * 86_400,
    positionRetention: 90 * 86_400,
    campusTimeZone: 'Asia/Jakarta',
    smtpUrl: null,
    sofficePath: 'soffice',
    sofficeDir: 'data/libreoffice',
    mailFrom: null,
    metricsToken: null,
    mapTileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    mapAttribution: '© OpenStreetMap contributors',
    mapOnClick: false,
    offlineApp: true,
    publicUrl: null,
    trustProxy: false,
    appName: null,
    appDepartment: null,
    appProgramme: null,
    environment: 'development',
    frozenClock: null,
  });
});

test.each([
  ['ACCESS_TOKEN_TTL', '90s', 'accessTokenTtl', 90],
  ['ACCESS_TOKEN_TTL_REMEMBER', '2d', 'accessTokenTtlRemember', 172_800],
  ['REFRESH_WINDOW', '10m', 'refreshWindowRemember', 600],
  ['SESSION_LIFE', '1d', 'sessionLife', 86_400],
  ['SESSION_LIFE_REMEMBER', '30d', 'sessionLifeRemember', 30 * 86_400],
  ['DEFAULT_PASSWORD_TTL', '2d', 'defaultPasswordTtl', 172_800],
  ['AUDIT_RETENTION', '30d', 'auditRetention', 30 * 86_400],
  ['POSITION_RETENTION', '30d', 'positionRetention', 30 * 86_400],
  ['MAP_ON_CLICK', 'true', 'mapOnClick', true],
  ['OFFLINE_APP', 'off', 'offlineApp', false],
  ['DEMO_DATA', 'False', 'demoData', false],
  ['REQUIRE_PASSWORD_CHANGE', '0', 'requirePasswordChange', false],
  ['REQUIRE_SECOND_FACTOR', 'staff', 'requireSecondFactor', 'staff'],
  ['SECOND_FACTOR_FROM', '2027-01-15', 'secondFactorFrom', '2027-01-15'],
  ['TRUST_PROXY', 'on', 'trustProxy', 1],
  ['TRUST_PROXY', '2', 'trustProxy', 2],
  ['TRUST_PROXY', '10.0.0.0/8, loopback', 'trustProxy', ['10.0.0.0/8', 'loopback']],
  ['DATABASE_URL', 'postgresql://u:p@h/db', 'databaseUrl', 'postgresql://u:p@h/db'],
  ['PORT', '', 'port', 3000],
  ['BACKUP_DIR', '/srv/backups', 'backupDir', '/srv/backups'],
  ['SOFFICE_PATH', '/opt/libreoffice/soffice', 'sofficePath', '/opt/libreoffice/soffice'],
  ['SOFFICE_DIR', '/run/simagang', 'sofficeDir', '/run/simagang'],
  ['DATA_DIR', '/srv/data', 'sofficeDir', '/srv/data/libreoffice'],
  ['BACKUP_TIME', '23:59', 'backupTime', '23:59'],
  ['BACKUP_KEEP', '30', 'backupKeep', 30],
  ['PUBLIC_URL', 'https://Magang.example/', 'publicUrl', 'https://magang.example'],
  ['BACKUP_PASSPHRASE', 'kopi jam tujuh', 'backupPassphrase', 'kopi jam tujuh'],
  ['METRICS_TOKEN', 'm'.repeat(32), 'metricsToken', 'm'.repeat(32)],
] as const)('reads %s=%s', (name, value, field, expected) => {
  expect(readSettings({ [name]: value })[field]).toEqual(expected);
});

test.each([
  ['REQUIRE_SECOND_FACTOR', 'admins'],
  ['SECOND_FACTOR_FROM', '15.1.2027'],
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['DEMO_DATA', 'maybe'],
  ['ACCESS_TOKEN_TTL', '12'],
  ['ACCESS_TOKEN_TTL', '0h'],
  ['ACCESS_TOKEN_TTL', '1.5h'],
  ['REFRESH_WINDOW', '99999d'],
  ['AUDIT_RETENTION', '29d'],
  ['CAMPUS_TIME_ZONE', 'Jakarta'],
  ['POSITION_RETENTION', 'never'],
  ['MAP_ON_CLICK', 'maybe'],
  ['PUBLIC_URL', 'magang.example'],
  ['PUBLIC_URL', 'https://magang.example/app'],
  ['PUBLIC_URL', 'https://a b'],
  ['MAP_TILE_URL', 'https://tile.example/{z}/{x}'],
  ['MAP_TILE_URL', "https://x/{z}/{x}/{y}; script-src 'unsafe-inline'"],
  ['TRUST_PROXY', 'maybe'],
  ['DATABASE_URL', 'mysql://u@h/db'],
  ['BACKUP_TIME', '24:00'],
  ['BACKUP_TIME', '2'],
  ['BACKUP_KEEP', '0'],
  ['METRICS_TOKEN', 'm'.repeat(31)],
  ['SMTP_URL', 'kampus.example'],
  ['SMTP_URL', 'https://kampus.example'],
  ['SMTP_URL', 'smtp:kampus.example'],
  ['MAIL_FROM', 'magang'],
  ['MAIL_FROM', 'magang@kampus.example, dua@kampus.example'],
])('rejects %s=%s with a one-line message', (name, value) => {
  const load = () => readSettings({ [name]: value });
  expect(load).toThrow(ConfigError);
  expect(load).toThrow(new RegExp(`^${name}: got .+, takes .+$`));
});

test('accepts FROZEN_CLOCK only with NODE_ENV=test', () => {
  const env = { FROZEN_CLOCK: '2028-02-29T23:59:30Z', NODE_ENV: 'test' };
  expect(readSettings(env).frozenClock).toEqual(new Date('2028-02-29T23:59:30.000Z'));
  for (const NODE_ENV of ['production', 'development', undefined]) {
    expect(() => readSettings({ ...env, NODE_ENV })).toThrow(
      /^FROZEN_CLOCK: got ".+", takes nothing unless NODE_ENV is test$/,
    );
  }
});

test.each([
  '2026-02-30T00:00:00Z',
  '2026-11-20',
  '2026-11-20T02:00:00',
  '2026-13-01T00:00:00Z',
  'now',
])('rejects FROZEN_CLOCK=%s', (value) => {
  expect(() => readSettings({ FROZEN_CLOCK: value, NODE_ENV: 'test' })).toThrow(
    /^FROZEN_CLOCK: got ".+", takes an instant such as /,
  );
});

test('does not repeat rejected secrets in the message', () => {
  const refuse = (name: string, value: string) => {
    try {
      readSettings({ [name]: value });
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };
  expect(refuse('SESSION_SECRET', 'too-short')).toMatch(/got 9 characters/);
  expect(refuse('METRICS_TOKEN', 'too-short')).toMatch(/got 9 characters/);
  expect(refuse('DATABASE_URL', 'mysql://root:rahasia@h/db')).not.toMatch(/rahasia/);
  expect(refuse('SMTP_URL', 'smtp:///root:rahasia')).not.toMatch(/rahasia/);
  expect(refuse('SMTP_URL', 'http://root:rahasia@h')).not.toMatch(/rahasia/);
});

test('takes the mail server and the sender together', () => {
  const both = {
    SMTP_URL: 'smtps://magang:kopi@mail.example:465?tls.rejectUnauthorized=false',
    MAIL_FROM: 'SiMagang <magang@kampus.example>',
  };
  expect(readSettings(both)).toMatchObject({ smtpUrl: both.SMTP_URL, mailFrom: both.MAIL_FROM });
  expect(() => readSettings({ ...both, MAIL_FROM: '' })).toThrow(
    /^MAIL_FROM: got nothing, takes an address, .+, because SMTP_URL is set$/,
  );
  expect(() => readSettings({ ...both, SMTP_URL: '' })).toThrow(
    /^SMTP_URL: got nothing, takes the address of the mail server, because MAIL_FROM is set$/,
  );
});

test.each([
  ['magang@kampus.example', '', 'magang@kampus.example'],
  ['Magang <a.b+c@kampus.example>', 'Magang', 'a.b+c@kampus.example'],
  ['"Magang, Jurusan TI" <a@localhost>', 'Magang, Jurusan TI', 'a@localhost'],
  ['<a@b.example>', '', 'a@b.example'],
])('reads the sender %s', (text, name, address) => {
  expect(mailboxOf(text)).toEqual({ name, address });
});

test.each(['', 'a', 'a@', '@b', 'a b@c', 'a@b@c', 'N <a@b', 'N <a@b> <c@d>', 'N\n <a@b>', 'a@-b'])(
  'reads no sender in %j',
  (text) => {
    expect(mailboxOf(text)).toBeNull();
  },
);

test.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['Localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.7', false],
  ['magang.kampus.example', false],
  ['127.0.0.1.example', false],
])('knows whether only this machine can reach %s: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
