import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { type MailKind, queueMails } from '@/server/mail/mail';
import { selectAddress } from '@/server/resources/mails/addressQueries';
import type { MailServices, Services } from '@/server/services';
import { paths } from '@/shared/paths';
import { securityMail } from '../securityMail';

const CHANGED_EMAIL = 'changed_email';

/** The entry of the audit trail that has the address before the last change of it. */
const changes = (db: Database, userId: number) =>
  db
    .selectFrom('audit_entries')
    .where('subject', '=', 'users')
    .where('subject_id', '=', String(userId))
    .where('resource', '=', 'users')
    .where(sql<string | null>`old ->> 'email'`, 'is not', null);

/**
 * Queues the mail to the address before, in the transaction that changes it. The mail refers to the entry of the audit
 * trail: no other table has that address any longer, and none gets it.
 */
export async function queueChangedEmailMail(
  { db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>,
  user_id: number,
): Promise<void> {
  if (config.smtpUrl === null) return;
  const change = await changes(db, user_id)
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!change) return;
  await queueMails(db, [{ user_id, kind: CHANGED_EMAIL, matter: String(change.id) }], clock());
}

/** Tells a person at the address before that mails go to another one now; it cannot be turned off. */
export const changedEmailMail = (services: MailServices): MailKind => ({
  kind: CHANGED_EMAIL,
  label: 'Perubahan alamat email',

  async compose({ user_id, matter }) {
    const person = await selectAddress(services.db, user_id);
    const change = await changes(services.db, user_id)
      .select(['at', sql<string>`old ->> 'email'`.as('before')])
      .where('id', '=', Number(matter))
      .executeTakeFirst();
    if (!person || !change) return null;
    return securityMail(services, { ...person, to: change.before }, change.at, (facts) => ({
      subject: 'Alamat email akun Anda diganti',
      intro: `Alamat email akun ${facts.app_name} Anda diganti pada ${facts.when}. Pemberitahuan tidak lagi dikirim ke alamat ini. Jika Anda yang menggantinya, abaikan email ini.\n\nBukan Anda? Segera ganti password Anda, lalu hubungi super admin kampus untuk mengembalikan alamat ini.`,
      label: 'Ganti password',
      page: paths.changePassword,
    }));
  },
});
