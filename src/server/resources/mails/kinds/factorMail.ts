import type { Database } from '@/server/db/database';
import { layOutMail } from '@/server/mail/layout';
import { type MailKind, queueMails } from '@/server/mail/mail';
import { mailLinks } from '@/server/mail/mailLinks';
import { momentOf } from '@/server/mail/momentOf';
import { selectInstitution } from '@/server/resources/institution/institutionQueries';
import { selectPublicAddress } from '@/server/resources/public-address/publicAddressQueries';
import type { MailServices, Services } from '@/server/services';
import { paths } from '@/shared/paths';
import { FACTOR_EVENTS, type FactorEvent } from '@/shared/resources/second-factors/factorEvents';
import { selectRecipient } from '../addressQueries';

const SECOND_FACTOR = 'second_factor';

/** Queues the mail about a second factor in the transaction that changes it. */
export async function queueFactorMail(
  trx: Database,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  user_id: number,
  event: FactorEvent,
): Promise<void> {
  if (config.smtpUrl === null) return;
  const now = clock();
  const matter = `${event} ${now.toISOString()}`;
  await queueMails(trx, [{ user_id, kind: SECOND_FACTOR, matter }], now);
}

/** Tells a person what happened with the second factors of the account; it cannot be turned off. */
export const factorMail = ({ db, config }: MailServices): MailKind => ({
  kind: SECOND_FACTOR,
  label: 'Perubahan verifikasi dua langkah',

  async compose({ user_id, matter }) {
    const person = await selectRecipient(db, user_id);
    if (!person) return null;
    const { address } = await selectPublicAddress(db, config);
    const { app_name } = await selectInstitution(db, config);
    const [event, at = ''] = matter.split(' ');
    const what = FACTOR_EVENTS[event as FactorEvent];
    const when = momentOf(new Date(at), config.campusTimeZone);
    const isGuessed = event === 'codes_refused';
    const words = layOutMail({
      name: person.name,
      intro: `Akun ${app_name} Anda, ${when}: ${what}.\n\n${
        isGuessed
          ? 'Bukan Anda? Orang lain tahu password Anda: segera ganti password.'
          : 'Jika Anda yang melakukannya, abaikan email ini. Bukan Anda? Segera ganti password, keluarkan perangkat yang tidak Anda kenal, lalu hubungi super admin kampus.'
      }`,
      ...(address !== null && {
        button: isGuessed
          ? { label: 'Ganti password', link: mailLinks(address, user_id)(paths.changePassword) }
          : {
              label: 'Lihat verifikasi dua langkah',
              link: mailLinks(address, user_id)(paths.secondFactors),
            },
      }),
      footer: `Email ini dari ${app_name}, untuk keamanan akun Anda. Email keamanan tidak dapat dimatikan.`,
    });
    return { to: person.email, subject: `Verifikasi dua langkah: ${what}`, ...words };
  },
});
