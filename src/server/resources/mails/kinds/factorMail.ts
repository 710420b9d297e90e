import type { Database } from '@/server/db/database';
import { type MailKind, queueMails } from '@/server/mail/mail';
import type { MailServices, Services } from '@/server/services';
import { paths } from '@/shared/paths';
import { FACTOR_EVENTS, type FactorEvent } from '@/shared/resources/second-factors/factorEvents';
import { selectRecipient } from '../addressQueries';
import { securityMail } from '../securityMail';

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
export const factorMail = (services: MailServices): MailKind => ({
  kind: SECOND_FACTOR,
  label: 'Perubahan verifikasi dua langkah',

  async compose({ user_id, matter }) {
    const person = await selectRecipient(services.db, user_id);
    if (!person) return null;
    const [event, at = ''] = matter.split(' ');
    return securityMail(services, { ...person, to: person.email }, new Date(at), (facts) =>
      wordsOf(event as FactorEvent, facts),
    );
  },
});

function wordsOf(event: FactorEvent, { app_name, when }: { app_name: string; when: string }) {
  const what = FACTOR_EVENTS[event];
  const subject = `Verifikasi dua langkah: ${what}`;
  const happened = `Akun ${app_name} Anda, ${when}: ${what}.`;
  if (event === 'codes_refused') {
    return {
      subject,
      intro: `${happened}\n\nBukan Anda? Orang lain tahu password Anda: segera ganti password.`,
      label: 'Ganti password',
      page: paths.changePassword,
    };
  }
  return {
    subject,
    intro: `${happened}\n\nJika Anda yang melakukannya, abaikan email ini. Bukan Anda? Segera ganti password, keluarkan perangkat yang tidak Anda kenal, lalu hubungi super admin kampus.`,
    label: 'Lihat verifikasi dua langkah',
    page: paths.secondFactors,
  };
}
