import { join } from 'node:path';
import {
  databaseUrl,
  isLoopback,
  mailFrom,
  mapTileUrl,
  publicUrl,
  smtpUrl,
  trustProxy,
} from './settings/addresses';
import { type Environment, givenIn } from './settings/environment';
import { type LoginProvider, localLogin, loginProviders } from './settings/loginProviders';
import {
  auditRetention,
  backupKeep,
  backupTime,
  DAY_S,
  duration,
  flag,
  frozenClock,
  port,
  type SecondFactorRoles,
  secondFactorFrom,
  secondFactorRoles,
  secret,
  timeZone,
} from './settings/values';

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
  /** The roles that need a second factor. */
  requireSecondFactor: SecondFactorRoles;
  /** The day on campus from which they need it; null: at once. */
  secondFactorFrom: string | null;
  loginProviders: LoginProvider[];
  /** Whether people may log in with a password of SiMagang. */
  localLogin: boolean;
  /** The validity of a default password without a login. */
  defaultPasswordTtl: number;
  /** The age at which entries of the audit trail are deleted. */
  auditRetention: number;
  /** The time after the end of a period at which positions of attendances are rounded (docs/decisions/0039). */
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
  /** Whether browsers keep the client on the device; false removes what they have kept (docs/decisions/0107). */
  offlineApp: boolean;
  /** Without a trailing slash; null: a super admin may confirm one. */
  publicUrl: string | null;
  /** false, the number of trusted proxies, or their addresses. */
  trustProxy: false | number | string[];
  /** null: what a super admin states on 'Identitas Jurusan' (docs/decisions/0055). */
  appName: string | null;
  appDepartment: string | null;
  appProgramme: string | null;
  environment: 'production' | 'test' | 'development';
  /** Fixed current time, for browser tests; null: use the system clock. */
  frozenClock: Date | null;
}

export interface Config extends Settings {
  sessionSecret: string;
}

/** Reads everything except the session secret (see loadConfig.ts), without touching any file. */
export function readSettings(env: Environment): Settings {
  const given = givenIn(env);
  const text = (name: string, fallback: string) => given(name) ?? fallback;

  const dataDir = text('DATA_DIR', './data');
  const providers = loginProviders(given);
  const accessTokenTtl = duration(given, 'ACCESS_TOKEN_TTL', 12 * 60 * 60);
  const accessTokenTtlRemember = duration(given, 'ACCESS_TOKEN_TTL_REMEMBER', 30 * DAY_S);
  return {
    port: port(given),
    host: text('HOST', '127.0.0.1'),
    dataDir,
    databaseUrl: databaseUrl(given),
    demoData: flag(given, 'DEMO_DATA'),
    givenSessionSecret: secret(given, 'SESSION_SECRET'),
    accessTokenTtl,
    accessTokenTtlRemember,
    refreshWindow: duration(given, 'REFRESH_WINDOW', 7 * DAY_S),
    refreshWindowRemember: duration(given, 'REFRESH_WINDOW', 60 * DAY_S),
    sessionLife: duration(given, 'SESSION_LIFE', 7 * DAY_S),
    sessionLifeRemember: duration(given, 'SESSION_LIFE_REMEMBER', 90 * DAY_S),
    requirePasswordChange: flag(given, 'REQUIRE_PASSWORD_CHANGE') ?? true,
    requireSecondFactor: secondFactorRoles(given),
    secondFactorFrom: secondFactorFrom(given),
    loginProviders: providers,
    localLogin: localLogin(given, providers),
    defaultPasswordTtl: duration(given, 'DEFAULT_PASSWORD_TTL', 14 * DAY_S),
    auditRetention: auditRetention(given),
    positionRetention: duration(given, 'POSITION_RETENTION', 90 * DAY_S),
    campusTimeZone: timeZone(given),
    backupDir: given('BACKUP_DIR'),
    backupTime: backupTime(given),
    backupKeep: backupKeep(given),
    backupPassphrase: given('BACKUP_PASSPHRASE'),
    smtpUrl: smtpUrl(given),
    mailFrom: mailFrom(given),
    metricsToken: secret(given, 'METRICS_TOKEN'),
    sofficePath: text('SOFFICE_PATH', 'soffice'),
    sofficeDir: text('SOFFICE_DIR', join(dataDir, 'libreoffice')),
    mapTileUrl: mapTileUrl(given),
    mapAttribution: text('MAP_ATTRIBUTION', '© OpenStreetMap contributors'),
    mapOnClick: flag(given, 'MAP_ON_CLICK') ?? false,
    offlineApp: flag(given, 'OFFLINE_APP') ?? true,
    publicUrl: publicUrl(given),
    trustProxy: trustProxy(given),
    appName: given('APP_NAME'),
    appDepartment: given('APP_DEPARTMENT'),
    appProgramme: given('APP_PROGRAMME'),
    environment:
      env.NODE_ENV === 'production' || env.NODE_ENV === 'test' ? env.NODE_ENV : 'development',
    frozenClock: frozenClock(given, env.NODE_ENV === 'test'),
  };
}

/** Whether other machines can reach the server, possibly through a proxy on this one. */
export function isReachable({ host, trustProxy }: Pick<Settings, 'host' | 'trustProxy'>): boolean {
  return !isLoopback(host) || trustProxy !== false;
}
