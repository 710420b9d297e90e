import { EMAIL_TOKEN_DAYS } from '@/server/auth/emailTokens';
import { layOutMail } from '@/server/mail/layout';
import type { MailKind } from '@/server/mail/mail';
import { selectInstitution } from '@/server/resources/institution/institutionQueries';
import { selectAddress } from '@/server/resources/mails/addressQueries';
import { selectPublicAddress } from '@/server/resources/public-address/publicAddressQueries';
import type { Services } from '@/server/services';
import { paths } from '@/shared/paths';

export const CONFIRM_EMAIL = 'confirm_email';

/** The mail with the link that confirms an address: the only one that goes to an unconfirmed address. */
export const confirmEmail = ({
  db,
  config,
  emailTokens,
}: Pick<Services, 'db' | 'config' | 'emailTokens'>): MailKind => ({
  kind: CONFIRM_EMAIL,
  label: 'Konfirmasi email',

  async compose({ user_id }) {
    const person = await selectAddress(db, user_id);
    const { address } = await selectPublicAddress(db, config);
    if (!person?.is_active || address === null) return null;
    if (person.email_confirmed_at !== null || person.email_refused_at !== null) return null;
    const { app_name } = await selectInstitution(db, config);
    const { name, email } = person;
    if (email === null) return null;
    const token = emailTokens.tokenOf({ userId: user_id, email });
    // The page has a button that confirms; opening it changes nothing.
    const link = address + paths.emailConfirmationBy(token);
    const words = layOutMail({
      name,
      intro: `Konfirmasikan bahwa email ini milik Anda, agar ${app_name} dapat mengirim pemberitahuan ke sini.`,
      button: { label: 'Konfirmasi email', link },
      footer: `Tautan ini berlaku ${EMAIL_TOKEN_DAYS} hari, untuk akun Anda saja. Jika Anda tidak memakai ${app_name}, abaikan email ini.`,
    });
    return { to: email, subject: 'Konfirmasi email Anda', ...words };
  },
});
