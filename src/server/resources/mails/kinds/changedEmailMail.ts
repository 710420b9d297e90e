import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { layOutMail } from '@/server/mail/layout';
import { type MailKind, queueMails } from '@/server/mail/mail';
import { mailLinks } from '@/server/mail/mailLinks';
import { momentOf } from '@/server/mail/momentOf';
import { selectInstitution } from '@/server/resources/institution/institutionQueries';
import { selectAddress } from '@/server/resources/mails/addressQueries';
import { selectPublicAddress } from '@/server/resources/public-address/publicAddressQueries';
import type { MailServices, Services } from '@/server/services';
import { paths } from '@/shared/paths';

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
export const changedEmailMail = ({ db, config }: MailServices): MailKind => ({
  kind: CHANGED_EMAIL,
  label: 'Perubahan alamat email',

  async compose({ user_id, matter }) {
    const person = await selectAddress(db, user_id);
    const change = await changes(db, user_id)
      .select(['at', sql<string>`old ->> 'email'`.as('before')])
      .where('id', '=', Number(matter))
      .executeTakeFirst();
    if (!person || !change) return null;
    const { address } = await selectPublicAddress(db, config);
    const { app_name } = await selectInstitution(db, config);
    const when = momentOf(change.at, config.campusTimeZone);
    const words = layOutMail({
      name: person.name,
      intro: `Alamat email akun ${app_name} Anda diganti pada ${when}. Pemberitahuan tidak lagi dikirim ke alamat ini. Jika Anda yang menggantinya, abaikan email ini.\n\nBukan Anda? Segera ganti password Anda, lalu hubungi super admin kampus untuk mengembalikan alamat ini.`,
      ...(address !== null && {
        button: {
          label: 'Ganti password',
          link: mailLinks(address, user_id)(paths.changePassword),
        },
      }),
      footer: `Email ini dari ${app_name}, untuk keamanan akun Anda. Email keamanan tidak dapat dimatikan.`,
    });
    return { to: change.before, subject: 'Alamat email akun Anda diganti', ...words };
  },
});
