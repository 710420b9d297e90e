import type { Handlers } from '@/server/contract/operations';
import { conflict, notFound } from '@/server/http/errors';
import type { Services } from '@/server/services';
import { retryFailedMail, selectFailedMails } from './failedMails';

const NO_MAIL_SERVER = 'Server email belum diatur (SMTP_URL).';
const NOT_FAILED = 'Email ini tidak lagi gagal.';
const WAITS =
  'Email segera dicoba lagi, jika isinya masih berlaku dan alamat penerimanya terverifikasi.';

export const mailHandlers = ({ db, clock, mailer }: Services) =>
  ({
    async listFailedMails() {
      const mails = await selectFailedMails(db);
      return {
        data: mails.map(({ id, name, kind, failure, finished_at }) => ({
          id,
          name,
          kind: mailer.labelOf(kind),
          failed_at: finished_at as Date,
          failure,
        })),
      };
    },

    async retryMail({ params }) {
      if (!mailer.isOn) throw conflict(NO_MAIL_SERVER);
      const outcome = await retryFailedMail(db, params.id, clock());
      if (outcome === 'unknown') throw notFound();
      if (outcome === 'has not failed') throw conflict(NOT_FAILED);
      return { data: { message: WAITS } };
    },
  }) satisfies Partial<Handlers>;
