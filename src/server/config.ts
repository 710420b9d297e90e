import { join } from 'node:path';
import ipaddr from 'ipaddr.js';

/** Stops the start: main.ts and the command-line tools print only its one-line `message`. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export interface Settings {
  port: number;
  host: string;
  /** Directory of the embedded database and the generated session secret. */
  dataDir: string;
  /** `postgres://…`, or null for the embedded database. */
  databaseUrl: string | null;
  /** null: load demo data only into a new embedded database that other machines cannot reach. */
  demoData: boolean | null;
  givenSessionSecret: string | null;
  /** Lifetimes and windows are in seconds. */
  accessTokenTtl: number;
  accessTokenTtlRemember: number;
  refreshWindow: number;
  refreshWindowRemember: number;
  /** A session ends after this time, however often it is refreshed. */
  sessionLife: number;
  sessionLifeRemember: number;
  requirePasswordChange: boolean;
  /** The validity of a default password without a login. */
  defaultPasswordTtl: number;
  /** The age at which entries of the audit trail are deleted. */
  auditRetention: number;
  /** The time after the end of a period at which positions of attendances are rounded (docs/decisions/0038). */
  positionRetention: number;
  campusTimeZone: string;
  /** Directory of scheduled backups, or null for none. */
  backupDir: string | null;
  /** 'HH:mm' in the time zone of the campus. */
  backupTime: string;
  backupKeep: number;
  backupPassphrase: string | null;
  /** `smtp(s)://user:password@host`, or null: no mails are sent. */
  smtpUrl: string | null;
  /** The sender of mails, as `mailboxOf` reads it; null exactly if `smtpUrl` is. */
  mailFrom: string | null;
  /** The token for /metrics; null: no /metrics. */
  metricsToken: string | null;
  /** LibreOffice, which makes PDFs of letters: a name in PATH, or a path. */
  sofficePath: string;
  /** Directory of the documents that LibreOffice reads and of what it writes, while they are needed. */
  sofficeDir: string;
  mapTileUrl: string;
  mapAttribution: string;
  /** Whether a map waits for a click, so that the tile server learns no positions unasked. */
  mapOnClick: boolean;
  /** Without a trailing slash; null: a super admin may confirm one. */
  publicUrl: string | null;
  /** false, the number of trusted proxies, or their addresses. */
  trustProxy: false | number | string[];
  appName: string;
  appDepartment: string;
  appProgramme: string;
  environment: 'production' | 'test' | 'development';
  /** Fixed current time, for browser tests; null: use the system clock. */
  frozenClock: Date | null;
}

export interface Config extends Settings {
  sessionSecret: string;
}

export type Environment = Record<string, string | undefined>;

const DAY_S = 24 * 60 * 60;
const UNIT_S = { s: 1, m: 60, h: 60 * 60, d: DAY_S } as const;
/** Ten years: anything longer is most likely a typo, and very long durations overflow dates. */
const MAX_DURATION_S = 3650 * DAY_S;
/** The database refuses to delete younger entries (`purge_audit_entries`). */
const AUDIT_RETENTION_MIN_S = 30 * DAY_S;
export const SECRET_MIN = 32;

/** Reads everything except the session secret (see loadConfig.ts), without touching any file. */
export function readSettings(env: Environment): Settings {
  const given = (name: string) => (env[name]?.trim() ? env[name].trim() : null);
  const refuse = (name: string, got: string, takes: string): never => {
    throw new ConfigError(`${name}: got ${got}, takes ${takes}`);
  };

  const text = (name: string, fallback: string) => given(name) ?? fallback;

  const flag = (name: string) => {
    const value = given(name)?.toLowerCase();
    if (value === undefined) return null;
    if (['true', '1', 'on', 'yes'].includes(value)) return true;
    if (['false', '0', 'off', 'no'].includes(value)) return false;
    return refuse(name, quoted(value), 'true or false');
  };

  const duration = (name: string, fallback: number) => {
    const value = given(name);
    if (value === null) return fallback;
    const [, count, unit] = /^(\d{1,9})([smhd])$/.exec(value) ?? [];
    const seconds = Number(count) * UNIT_S[(unit ?? 's') as keyof typeof UNIT_S];
    return seconds >= 1 && seconds <= MAX_DURATION_S
      ? seconds
      : refuse(name, quoted(value), 'a number with s, m, h or d, such as 12h or 30d');
  };

  const auditRetention = () => {
    const seconds = duration('AUDIT_RETENTION', 5 * 365 * DAY_S);
    return seconds >= AUDIT_RETENTION_MIN_S
      ? seconds
      : refuse('AUDIT_RETENTION', quoted(given('AUDIT_RETENTION') ?? ''), 'at least 30d');
  };

  const port = () => {
    const value = given('PORT');
    if (value === null) return 3000;
    return /^\d{1,5}$/.test(value) && Number(value) <= 65535
      ? Number(value)
      : refuse('PORT', quoted(value), 'a number from 0 to 65535');
  };

  const databaseUrl = () => {
    const value = given('DATABASE_URL');
    if (value === null) return null;
    const parsed = URL.canParse(value) ? new URL(value) : null;
    if (parsed && ['postgres:', 'postgresql:'].includes(parsed.protocol)) return value;
    // The value is not repeated: it may contain a password.
    const got = parsed ? `an address that starts with "${parsed.protocol}//"` : 'something else';
    return refuse(
      'DATABASE_URL',
      got,
      'an address such as postgres://user:password@host:5432/name',
    );
  };

  const smtpUrl = () => {
    const value = given('SMTP_URL');
    if (value === null) return null;
    const parsed = URL.canParse(value) ? new URL(value) : null;
    const isAddress = ['smtp:', 'smtps:'].includes(parsed?.protocol ?? '') && parsed?.hostname;
    if (isAddress) return value;
    // The value is not repeated: it may contain a password.
    const got = parsed ? `an address that starts with "${parsed.protocol}"` : 'something else';
    return refuse('SMTP_URL', got, 'an address such as smtps://user:password@host:465');
  };

  const mailFrom = () => {
    const value = given('MAIL_FROM');
    const takes = "an address, or a name and one: 'SiMagang <magang@kampus.ac.id>'";
    if (value === null) {
      return given('SMTP_URL') === null
        ? null
        : refuse('MAIL_FROM', 'nothing', `${takes}, because SMTP_URL is set`);
    }
    if (mailboxOf(value) === null) refuse('MAIL_FROM', quoted(value), takes);
    if (given('SMTP_URL') === null) {
      refuse('SMTP_URL', 'nothing', 'the address of the mail server, because MAIL_FROM is set');
    }
    return value;
  };

  const timeZone = () => {
    const value = text('CAMPUS_TIME_ZONE', 'Asia/Jakarta');
    try {
      new Intl.DateTimeFormat('en', { timeZone: value });
      return value;
    } catch {
      return refuse('CAMPUS_TIME_ZONE', quoted(value), 'a time zone such as Asia/Jakarta');
    }
  };

  const backupTime = () => {
    const value = text('BACKUP_TIME', '02:00');
    return /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
      ? value
      : refuse('BACKUP_TIME', quoted(value), 'a time of day such as 02:00');
  };

  const backupKeep = () => {
    const value = text('BACKUP_KEEP', '14');
    return /^[1-9]\d{0,3}$/.test(value)
      ? Number(value)
      : refuse('BACKUP_KEEP', quoted(value), 'a number from 1 to 9999');
  };

  const mapTileUrl = () => {
    const value = text('MAP_TILE_URL', 'https://tile.openstreetmap.org/{z}/{x}/{y}.png');
    const isAddress = /^https?:\/\/[^\s;,'"]+$/.test(value);
    return isAddress && ['{z}', '{x}', '{y}'].every((part) => value.includes(part))
      ? value
      : refuse('MAP_TILE_URL', quoted(value), 'an http(s) address with {z}, {x} and {y}');
  };

  const publicUrl = () => {
    const value = given('PUBLIC_URL');
    if (value === null) return null;
    return (
      originOf(value) ??
      refuse('PUBLIC_URL', quoted(value), 'an address such as https://magang.kampus.ac.id')
    );
  };

  const trustProxy = () => {
    const value = given('TRUST_PROXY')?.toLowerCase() ?? 'off';
    if (['off', 'false', 'no', '0'].includes(value)) return false as const;
    // "on" trusts one proxy. Trusting the whole header would let clients forge their address and
    // evade the limits on failed logins.
    if (['on', 'true', 'yes'].includes(value)) return 1;
    if (/^[1-9]\d?$/.test(value)) return Number(value);
    const addresses = value.split(',').map((address) => address.trim());
    return addresses.every((address) => /^[\da-f.:]+(\/\d{1,3})?$|^loopback$/.test(address))
      ? addresses
      : refuse('TRUST_PROXY', quoted(value), 'on, off, a number of proxies, or their addresses');
  };

  const secret = (name: string) => {
    const value = given(name);
    if (value !== null && value.length < SECRET_MIN) {
      refuse(name, `${value.length} characters`, `at least ${SECRET_MIN} characters`);
    }
    return value;
  };

  const frozenClock = () => {
    const value = given('FROZEN_CLOCK');
    if (value === null) return null;
    if (env.NODE_ENV !== 'test') {
      refuse('FROZEN_CLOCK', quoted(value), 'nothing unless NODE_ENV is test');
    }
    const instant = new Date(value);
    const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/.test(value);
    // Date.parse turns 30 February into 2 March.
    return isInstant &&
      Number.isFinite(instant.getTime()) &&
      instant.toISOString().startsWith(value.slice(0, 10))
      ? instant
      : refuse('FROZEN_CLOCK', quoted(value), 'an instant such as 2026-11-20T02:00:00Z');
  };

  const dataDir = text('DATA_DIR', './data');
  const accessTokenTtl = duration('ACCESS_TOKEN_TTL', 12 * 60 * 60);
  const accessTokenTtlRemember = duration('ACCESS_TOKEN_TTL_REMEMBER', 30 * DAY_S);
  return {
    port: port(),
    host: text('HOST', '127.0.0.1'),
    dataDir,
    databaseUrl: databaseUrl(),
    demoData: flag('DEMO_DATA'),
    givenSessionSecret: secret('SESSION_SECRET'),
    accessTokenTtl,
    accessTokenTtlRemember,
    refreshWindow: duration('REFRESH_WINDOW', 7 * DAY_S),
    refreshWindowRemember: duration('REFRESH_WINDOW', 60 * DAY_S),
    sessionLife: duration('SESSION_LIFE', 7 * DAY_S),
    sessionLifeRemember: duration('SESSION_LIFE_REMEMBER', 90 * DAY_S),
    requirePasswordChange: flag('REQUIRE_PASSWORD_CHANGE') ?? true,
    defaultPasswordTtl: duration('DEFAULT_PASSWORD_TTL', 14 * DAY_S),
    auditRetention: auditRetention(),
    positionRetention: duration('POSITION_RETENTION', 90 * DAY_S),
    campusTimeZone: timeZone(),
    backupDir: given('BACKUP_DIR'),
    backupTime: backupTime(),
    backupKeep: backupKeep(),
    backupPassphrase: given('BACKUP_PASSPHRASE'),
    smtpUrl: smtpUrl(),
    mailFrom: mailFrom(),
    metricsToken: secret('METRICS_TOKEN'),
    sofficePath: text('SOFFICE_PATH', 'soffice'),
    sofficeDir: text('SOFFICE_DIR', join(dataDir, 'libreoffice')),
    mapTileUrl: mapTileUrl(),
    mapAttribution: text('MAP_ATTRIBUTION', '© OpenStreetMap contributors'),
    mapOnClick: flag('MAP_ON_CLICK') ?? false,
    publicUrl: publicUrl(),
    trustProxy: trustProxy(),
    appName: text('APP_NAME', 'SiMagang'),
    appDepartment: text('APP_DEPARTMENT', 'Jurusan Teknologi Informasi'),
    appProgramme: text('APP_PROGRAMME', 'D2 Administrasi Jaringan Komputer'),
    environment:
      env.NODE_ENV === 'production' || env.NODE_ENV === 'test' ? env.NODE_ENV : 'development',
    frozenClock: frozenClock(),
  };
}

/** Scheme, host and port of such an address as a browser writes them; null if it has a path or is none. */
export function originOf(address: string): string | null {
  const isOrigin = /^https?:\/\/[^\s/?#@]+\/?$/.test(address) && URL.canParse(address);
  return isOrigin ? new URL(address).origin : null;
}

/** The parts of `a@b` or `Name <a@b>`; null if it is neither. */
export function mailboxOf(text: string): { name: string; address: string } | null {
  const [, name = '', bracketed, bare] =
    /^(?:"?([^"<>@\p{Cc}]*?)"? *<([^<>]+)>|([^<>]+))$/u.exec(text.trim()) ?? [];
  const address = bracketed ?? bare ?? '';
  const isAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(address);
  return isAddress ? { name: name.trim(), address } : null;
}

function quoted(value: string): string {
  return JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value);
}

/** Whether only this machine can connect to this address. */
export function isLoopback(host: string): boolean {
  if (host.toLowerCase() === 'localhost') return true;
  return ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback';
}

/** Whether other machines can reach the server, possibly through a proxy on this one. */
export function isReachable({ host, trustProxy }: Pick<Settings, 'host' | 'trustProxy'>): boolean {
  return !isLoopback(host) || trustProxy !== false;
}
