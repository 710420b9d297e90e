import { passwordCodes } from '@/server/auth/oneTimeCodes';
import { layOutMail } from '@/server/mail/layout';
import type { MailKind } from '@/server/mail/mail';
import { momentOf } from '@/server/mail/momentOf';
import { selectInstitution } from '@/server/resources/institution/institutionQueries';
import { selectRecipient } from '@/server/resources/mails/addressQueries';
import { selectPublicAddress } from '@/server/resources/public-address/publicAddressQueries';
import type { MailServices } from '@/server/services';
import { paths } from '@/shared/paths';
import { formatVerificationCode } from '@/shared/verificationCode';

export const PASSWORD_CODE_MAIL = 'password_code';

/** The mail with the link to set a new password; it cannot be turned off. */
export const passwordCodeMail = ({ db, config, clock }: MailServices): MailKind => ({
  kind: PASSWORD_CODE_MAIL,
  label: 'Lupa password',

  async compose({ user_id, matter }) {
    const code = passwordCodes.codeOf({ user_id, nonce: matter }, config);
    const person = await selectRecipient(db, user_id);
    const { address } = await selectPublicAddress(db, config);
    // With another SESSION_SECRET than that of the request, it finds no row.
    const stored = await db
      .selectFrom('password_codes')
      .innerJoin('users', 'users.id', 'password_codes.user_id')
      .select('expires_at')
      .where('code_digest', '=', passwordCodes.digestOf(code, config))
      .where('expires_at', '>', clock())
      .whereRef('users.email_confirmed_at', '<=', 'password_codes.created_at')
      .executeTakeFirst();
    if (!stored || !person || address === null) return null;
    const { app_name } = await selectInstitution(db, config);
    // The page shows a form; only the form changes something.
    const link = address + paths.newPasswordBy(formatVerificationCode(code));
    const words = layOutMail({
      name: person.name,
      intro: `Password baru diminta untuk akun ${app_name} Anda. Buka tautan ini, lalu isi password baru; semua perangkat kemudian dikeluarkan dari akun.`,
      button: { label: 'Buat password baru', link },
      footer: `Tautan ini berlaku sampai ${momentOf(stored.expires_at, config.campusTimeZone)} dan dapat dipakai satu kali. Bukan Anda yang meminta? Abaikan email ini: password Anda tidak berubah.`,
    });
    return { to: person.email, subject: 'Password baru', ...words };
  },
});
