import { sql } from 'kysely';
import { digestOfAddress } from '@/server/auth/emailTokens';
import type { Database } from '@/server/db/database';
import { conflict, foundOr404 } from '@/server/http/errors';
import { queueMails } from '@/server/mail/mail';
import {
  canMailLinks,
  selectPublicAddress,
} from '@/server/resources/public-address/publicAddressQueries';
import type { Services } from '@/server/services';
import { forgetRefusal, lockAddress, selectAddress } from './addressQueries';
import { CONFIRM_EMAIL } from './kinds/confirmEmail';

type MailServices = Pick<Services, 'db' | 'config' | 'clock'>;

const MINUTE_MS = 60 * 1000;
const PAUSE_MS = 5 * MINUTE_MS;

/** The mails with a link in a day, for an account and for an address: it may be that of a stranger. */
const MOST_IN_A_DAY = 5;
const DAY_MS = 24 * 60 * MINUTE_MS;

const OFF = 'Server ini tidak mengirim email.';
const NO_PUBLIC_ADDRESS = 'Alamat SiMagang untuk tautan belum diatur. Hubungi super admin.';
const NO_EMAIL = 'Akun Anda belum memiliki email. Hubungi super admin.';
const CONFIRMED = 'Email Anda sudah terverifikasi.';
const TOO_SOON =
  'Tautan verifikasi baru saja dikirim. Periksa kotak masuk Anda, atau coba lagi beberapa menit lagi.';
const TOO_OFTEN = `Tautan verifikasi sudah dikirim ${MOST_IN_A_DAY} kali dalam sehari. Periksa kotak masuk dan folder spam Anda, atau coba lagi besok.`;

/**
 * Queues the mail that confirms the address of a person who has asked for it; expects a transaction. Throws 409 if
 * there is nothing to confirm, or the last one is only minutes old.
 */
export async function queueConfirmation(services: MailServices, userId: number): Promise<void> {
  const { db, config, clock } = services;
  if (config.smtpUrl === null) throw conflict(OFF);
  if ((await selectPublicAddress(db, config)).address === null) throw conflict(NO_PUBLIC_ADDRESS);
  const { email, email_confirmed_at, email_refused_at } = foundOr404(await lockAddress(db, userId));
  if (email === null) throw conflict(NO_EMAIL);
  if (email_confirmed_at !== null) throw conflict(CONFIRMED);
  const now = clock();
  if (await hasMailSince(db, userId, new Date(now.getTime() - PAUSE_MS))) throw conflict(TOO_SOON);
  const digest = digestOfAddress(email);
  if (await isEnough(db, { userId, digest }, now)) throw conflict(TOO_OFTEN);
  if (email_refused_at !== null) await forgetRefusal(db, userId);
  const matter = `${digest} ${now.toISOString()}`;
  await queueMails(db, [{ user_id: userId, kind: CONFIRM_EMAIL, matter }], now);
}

/**
 * Queues the mail that confirms the address of a person who has logged in, once for each address; expects a
 * transaction. It does nothing for an address that is confirmed or refused.
 */
export async function queueFirstConfirmation(
  services: MailServices,
  userId: number,
): Promise<void> {
  const digest = await unconfirmedDigest(services, userId);
  if (digest === null || (await hasMailAbout(services.db, userId, digest))) return;
  await queueUnlessEnough(services, { userId, digest, matter: digest });
}

/**
 * Queues the mail that confirms the address that a person has just entered, also one that had its mail before; expects
 * the account to be locked.
 */
export async function queueNewConfirmation(services: MailServices, userId: number): Promise<void> {
  const digest = await unconfirmedDigest(services, userId);
  if (digest === null) return;
  const matter = `${digest} ${services.clock().toISOString()}`;
  await queueUnlessEnough(services, { userId, digest, matter });
}

/** The digest of an address that can get a link; null if there is none to confirm. */
async function unconfirmedDigest({ db, config }: MailServices, userId: number) {
  // Without a public address there is no link; a later log-in queues the mail.
  if (!(await canMailLinks(db, config))) return null;
  const person = await selectAddress(db, userId);
  if (!person || person.email === null) return null;
  if (person.email_confirmed_at !== null || person.email_refused_at !== null) return null;
  return digestOfAddress(person.email);
}

async function queueUnlessEnough(
  { db, clock }: MailServices,
  { userId, digest, matter }: { userId: number; digest: string; matter: string },
): Promise<void> {
  if (await isEnough(db, { userId, digest }, clock())) return;
  await queueMails(db, [{ user_id: userId, kind: CONFIRM_EMAIL, matter }], clock());
}

/** The mails that this account had for the confirmation of an address. */
const confirmations = (db: Database, userId: number) =>
  db
    .selectFrom('mails')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', CONFIRM_EMAIL);

const hasMailAbout = async (db: Database, userId: number, matter: string): Promise<boolean> =>
  (await confirmations(db, userId).where('matter', '=', matter).executeTakeFirst()) !== undefined;

const hasMailSince = async (db: Database, userId: number, since: Date): Promise<boolean> =>
  (await confirmations(db, userId).where('created_at', '>', since).executeTakeFirst()) !==
  undefined;

/** Whether the account or the address had all mails of a day. Accounts can have the same address one after the other. */
async function isEnough(
  db: Database,
  { userId, digest }: { userId: number; digest: string },
  now: Date,
): Promise<boolean> {
  const { of_account, of_address } = await db
    .selectFrom('mails')
    .select(({ fn, eb }) => [
      fn.countAll<string>().filterWhere('user_id', '=', userId).as('of_account'),
      fn
        .countAll<string>()
        .filterWhere(eb(sql`split_part(matter, ' ', 1)`, '=', digest))
        .as('of_address'),
    ])
    .where('kind', '=', CONFIRM_EMAIL)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  return Math.max(Number(of_account), Number(of_address)) >= MOST_IN_A_DAY;
}
