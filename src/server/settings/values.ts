import { isCalendarDate } from '@/shared/validation/dateAndTime';
import { type Given, quoted, refuse } from './environment';

export const DAY_S = 24 * 60 * 60;
const UNIT_S = { s: 1, m: 60, h: 60 * 60, d: DAY_S } as const;
/** Ten years: anything longer is most likely a typo, and very long durations overflow dates. */
const MAX_DURATION_S = 3650 * DAY_S;
/** The database refuses to delete younger entries (`purge_audit_entries`). */
const AUDIT_RETENTION_MIN_S = 30 * DAY_S;
export const SECRET_MIN = 32;

export function flag(given: Given, name: string): boolean | null {
  const value = given(name)?.toLowerCase();
  if (value === undefined) return null;
  if (['true', '1', 'on', 'yes'].includes(value)) return true;
  if (['false', '0', 'off', 'no'].includes(value)) return false;
  return refuse(name, quoted(value), 'true or false');
}

/** In seconds. */
export function duration(given: Given, name: string, fallback: number): number {
  const value = given(name);
  if (value === null) return fallback;
  const [, count, unit] = /^(\d{1,9})([smhd])$/.exec(value) ?? [];
  const seconds = Number(count) * UNIT_S[(unit ?? 's') as keyof typeof UNIT_S];
  return seconds >= 1 && seconds <= MAX_DURATION_S
    ? seconds
    : refuse(name, quoted(value), 'a number with s, m, h or d, such as 12h or 30d');
}

export function auditRetention(given: Given): number {
  const seconds = duration(given, 'AUDIT_RETENTION', 5 * 365 * DAY_S);
  return seconds >= AUDIT_RETENTION_MIN_S
    ? seconds
    : refuse('AUDIT_RETENTION', quoted(given('AUDIT_RETENTION') ?? ''), 'at least 30d');
}

export function port(given: Given): number {
  const value = given('PORT');
  if (value === null) return 3000;
  return /^\d{1,5}$/.test(value) && Number(value) <= 65535
    ? Number(value)
    : refuse('PORT', quoted(value), 'a number from 0 to 65535');
}

const SECOND_FACTOR_ROLES = ['none', 'super_admin', 'staff'] as const;
export type SecondFactorRoles = (typeof SECOND_FACTOR_ROLES)[number];

export function secondFactorRoles(given: Given): SecondFactorRoles {
  const value = given('REQUIRE_SECOND_FACTOR') ?? 'none';
  return (
    SECOND_FACTOR_ROLES.find((roles) => roles === value) ??
    refuse('REQUIRE_SECOND_FACTOR', quoted(value), 'none, super_admin or staff')
  );
}

export function secondFactorFrom(given: Given): string | null {
  const value = given('SECOND_FACTOR_FROM');
  return value === null || isCalendarDate(value)
    ? value
    : refuse('SECOND_FACTOR_FROM', quoted(value), 'a date such as 2027-01-15');
}

export function timeZone(given: Given): string {
  const value = given('CAMPUS_TIME_ZONE') ?? 'Asia/Jakarta';
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return value;
  } catch {
    return refuse('CAMPUS_TIME_ZONE', quoted(value), 'a time zone such as Asia/Jakarta');
  }
}

export function backupTime(given: Given): string {
  const value = given('BACKUP_TIME') ?? '02:00';
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
    ? value
    : refuse('BACKUP_TIME', quoted(value), 'a time of day such as 02:00');
}

export function backupKeep(given: Given): number {
  const value = given('BACKUP_KEEP') ?? '14';
  return /^[1-9]\d{0,3}$/.test(value)
    ? Number(value)
    : refuse('BACKUP_KEEP', quoted(value), 'a number from 1 to 9999');
}

export function secret(given: Given, name: string): string | null {
  const value = given(name);
  if (value !== null && value.length < SECRET_MIN) {
    refuse(name, `${value.length} characters`, `at least ${SECRET_MIN} characters`);
  }
  return value;
}

export function frozenClock(given: Given, isTest: boolean): Date | null {
  const value = given('FROZEN_CLOCK');
  if (value === null) return null;
  if (!isTest) refuse('FROZEN_CLOCK', quoted(value), 'nothing unless NODE_ENV is test');
  const instant = new Date(value);
  const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/.test(value);
  // Date.parse turns 30 February into 2 March.
  return isInstant &&
    Number.isFinite(instant.getTime()) &&
    instant.toISOString().startsWith(value.slice(0, 10))
    ? instant
    : refuse('FROZEN_CLOCK', quoted(value), 'an instant such as 2026-11-20T02:00:00Z');
}
