/** Opens the DATA_DIR of the parent process and sends what waits to the mail server at SMTP_URL. */
import { openDatabase } from '@/server/db/database';
import { createMailer } from '@/server/mail/createMailer';
import { countMail } from '@/server/resources/follow-ups/mailedQueries';
import { silentLog } from '../silentLog';

async function sendMails([dataDir = '', smtpUrl = '', now = '']: string[]): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir }, silentLog);
  const mailer = createMailer({
    db,
    config: { smtpUrl, mailFrom: 'magang@kampus.example' },
    clock: () => new Date(now),
    log: silentLog,
    kinds: [
      {
        kind: 'hello',
        label: 'Salam',
        compose: async ({ user_id }) => ({
          to: 'siti@kampus.example',
          subject: 'Salam',
          text: 'Halo',
          html: '<p>Halo</p>',
          onSent: (trx) =>
            countMail(
              trx,
              { user: { id: user_id, role: 'student', profileId: null }, today: '2026-11-20' },
              [{ kind: 'missing_days', key: '1', mails: 0, first_on: null }],
            ),
        }),
      },
    ],
  });
  await mailer.sendDue();
  await close();
}

void sendMails(process.argv.slice(2));
