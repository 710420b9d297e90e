import { Readable } from 'node:stream';
import type { Handlers } from '@/server/contract/operations';
import { campusMoment } from '@/server/http/campusToday';
import { conflict, foundOr404 } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import { whileConnected } from '@/server/http/whileConnected';
import { zipOf } from '@/server/http/zip';
import type { Services } from '@/server/services';
import { lettersRules } from '@/shared/validation/letterRules';
import { reasonRules } from '@/shared/validation/reasonRules';
import { lockLetter, selectLetter, selectLetters, selectPrintedLetters } from './letterQueries';
import { printLetters } from './printLetters';
import { storeLetters } from './storeLetters';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const CANCELLED = 'Surat ini sudah dibatalkan.';

const attachment = (name: string) => `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;

export const letterHandlers = (services: Services) => {
  const { db, config } = services;

  return {
    async listLetters({ query, user }) {
      return selectLetters(db, user, query);
    },

    async createLetters({ body, user, keep }) {
      const input = await parseBody(lettersRules, body);
      const { now } = campusMoment(services);
      return keep(async (trx) => ({
        data: { letter_ids: await storeLetters({ trx, config, user, now }, input) },
      }));
    },

    async getLetterFile({ params, user, raw }, reply) {
      const rows = await selectPrintedLetters(db, user, [params.id]);
      const letter = foundOr404(rows[0]);
      // The file does not say that it is cancelled; the office keeps it for its archive.
      if (letter.cancelled_at !== null && user.role !== 'super_admin') throw conflict(CANCELLED);
      const file = await whileConnected(raw, async (signal) => {
        for await (const printed of printLetters(services, rows, signal)) return printed;
        return undefined;
      });
      const { name, content } = foundOr404(file);
      reply.type(DOCX);
      reply.header('content-disposition', attachment(name));
      return Buffer.concat(content);
    },

    async listLetterFiles({ query, user }, reply) {
      const ids = [...new Set(query.ids.split(',').map(Number))];
      const rows = await selectPrintedLetters(db, user, ids);
      foundOr404(rows[0]);
      const { now, today } = campusMoment(services);
      const gone = new AbortController();
      const archive = Readable.from(zipOf(printLetters(services, rows, gone.signal), now));
      archive.once('close', () => gone.abort());
      reply.type('application/zip');
      reply.header('content-disposition', attachment(`surat-${today}.zip`));
      return archive;
    },

    async cancelLetter({ params: { id }, body, user }) {
      const { reason } = await parseBody(reasonRules, body);
      const { now } = campusMoment(services);
      return db.transaction().execute(async (trx) => {
        const letter = foundOr404(await lockLetter(trx, id));
        if (letter.cancelled_at !== null) throw conflict(CANCELLED);
        await trx
          .updateTable('letters')
          .set({
            cancelled_at: now,
            cancelled_reason: reason,
            cancelled_by_user_id: user.id,
            cancelled_by_name: user.name,
          })
          .where('id', '=', id)
          .execute();
        return { data: foundOr404(await selectLetter(trx, user, id)) };
      });
    },
  } satisfies Partial<Handlers>;
};
