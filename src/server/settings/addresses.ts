import ipaddr from 'ipaddr.js';
import { type Given, quoted, refuse } from './environment';

export function databaseUrl(given: Given): string | null {
  const value = given('DATABASE_URL');
  if (value === null) return null;
  const parsed = URL.canParse(value) ? new URL(value) : null;
  if (parsed && ['postgres:', 'postgresql:'].includes(parsed.protocol)) return value;
  // The value is not repeated: it may contain a password.
  const got = parsed ? `an address that starts with "${parsed.protocol}//"` : 'something else';
  return refuse('DATABASE_URL', got, 'an address such as postgres://user:password@host:5432/name');
}

export function smtpUrl(given: Given): string | null {
  const value = given('SMTP_URL');
  if (value === null) return null;
  const parsed = URL.canParse(value) ? new URL(value) : null;
  const isAddress = ['smtp:', 'smtps:'].includes(parsed?.protocol ?? '') && parsed?.hostname;
  if (isAddress) return value;
  // The value is not repeated: it may contain a password.
  const got = parsed ? `an address that starts with "${parsed.protocol}"` : 'something else';
  return refuse('SMTP_URL', got, 'an address such as smtps://user:password@host:465');
}

export function mailFrom(given: Given): string | null {
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
}

export function mapTileUrl(given: Given): string {
  const value = given('MAP_TILE_URL') ?? 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
  const isAddress = /^https?:\/\/[^\s;,'"]+$/.test(value);
  return isAddress && ['{z}', '{x}', '{y}'].every((part) => value.includes(part))
    ? value
    : refuse('MAP_TILE_URL', quoted(value), 'an http(s) address with {z}, {x} and {y}');
}

export function publicUrl(given: Given): string | null {
  const value = given('PUBLIC_URL');
  if (value === null) return null;
  return (
    originOf(value) ??
    refuse('PUBLIC_URL', quoted(value), 'an address such as https://magang.kampus.ac.id')
  );
}

export function trustProxy(given: Given): false | number | string[] {
  const value = given('TRUST_PROXY')?.toLowerCase() ?? 'off';
  if (['off', 'false', 'no', '0'].includes(value)) return false;
  // "on" trusts one proxy. Trusting the whole header would let clients forge their address and
  // evade the limits on failed logins.
  if (['on', 'true', 'yes'].includes(value)) return 1;
  if (/^[1-9]\d?$/.test(value)) return Number(value);
  const addresses = value.split(',').map((address) => address.trim());
  return addresses.every((address) => /^[\da-f.:]+(\/\d{1,3})?$|^loopback$/.test(address))
    ? addresses
    : refuse('TRUST_PROXY', quoted(value), 'on, off, a number of proxies, or their addresses');
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

/** Whether only this machine can connect to this address. */
export function isLoopback(host: string): boolean {
  if (host.toLowerCase() === 'localhost') return true;
  return ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback';
}
