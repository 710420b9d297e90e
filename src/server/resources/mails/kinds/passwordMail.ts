import type { Database } from '@/server/db/database';
import { type MailKind, queueMails } from '@/server/mail/mail';
import type { MailServices, Services } from '@/server/services';
import { paths } from '@/shared/paths';
import { selectRecipient } from '../addressQueries';
import { securityMail } from '../securityMail';

const PASSWORD = 'password';

type PasswordEvent = 'changed' | 'reset' | 'recovered' | 'code';

/**
 * Queues the mail about a password in the transaction that stores it. It goes to its owner even after the own change: a
 * stolen session has the same name.
 */
export async function queuePasswordMail(
  trx: Database,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  user_id: number,
  event: PasswordEvent,
): Promise<void> {
  if (config.smtpUrl === null) return;
  const now = clock();
  await queueMails(
    trx,
    [{ user_id, kind: PASSWORD, matter: `${event} ${now.toISOString()}` }],
    now,
  );
}

/** Tells a person of a new password of the account; it cannot be turned off. */
export const passwordMail = (services: MailServices): MailKind => ({
  kind: PASSWORD,
  label: 'Perubahan password',

  async compose({ user_id, matter }) {
    const person = await selectRecipient(services.db, user_id);
    if (!person) return null;
    const [event, at = ''] = matter.split(' ');
    return securityMail(services, { ...person, to: person.email }, new Date(at), (facts) =>
      wordsOf(event as PasswordEvent, facts),
    );
  },
});

const STRANGER =
  'Bukan Anda? Segera minta super admin kampus mereset password Anda; semua perangkat lalu dikeluarkan dari akun.';

function wordsOf(event: PasswordEvent, { app_name, when }: { app_name: string; when: string }) {
  const account = `akun ${app_name} Anda`;
  switch (event) {
    case 'reset':
      return {
        subject: 'Password Anda direset',
        intro: `Password ${account} direset oleh super admin pada ${when}. Password Anda kini NIM/NIP/NIK Anda: segera masuk dan ganti.\n\nAnda tidak memintanya? Tanyakan kepada super admin kampus.`,
        label: 'Masuk dan ganti password',
        page: paths.changePassword,
      };
    case 'code':
      return {
        subject: 'Kode password untuk akun Anda',
        intro: `Super admin membuat kode sekali pakai untuk ${account} pada ${when}. Dengan kode itu, password baru dapat dibuat dalam setengah jam.\n\nAnda tidak memintanya? Tanyakan kepada super admin kampus.`,
        label: 'Lihat perangkat yang masuk',
        page: paths.devices,
      };
    case 'recovered':
      return {
        subject: 'Password Anda dibuat ulang',
        intro: `Password ${account} dibuat ulang dengan tautan atau kode pada ${when}, dan semua perangkat dikeluarkan dari akun. Jika Anda yang membuatnya, abaikan email ini.\n\n${STRANGER}`,
        label: 'Lihat perangkat yang masuk',
        page: paths.devices,
      };
    default:
      return {
        subject: 'Password Anda diubah',
        intro: `Password ${account} diubah pada ${when}. Jika Anda yang mengubahnya, abaikan email ini.\n\n${STRANGER}`,
        label: 'Lihat perangkat yang masuk',
        page: paths.devices,
      };
  }
}
