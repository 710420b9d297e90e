import { Readable } from 'node:stream';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers } from '@/server/contract/operations';
import type { Database } from '@/server/db/database';
import { campusMoment } from '@/server/http/campusToday';
import { conflict, fieldErrors, foundOr404 } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import { whileConnected } from '@/server/http/whileConnected';
import { zipOf } from '@/server/http/zip';
import { processRequestFile } from '@/server/resources/attendance-requests/requestFile';
import type { Services } from '@/server/services';
import { LETTER_PDFS_MAX, LETTERS_MAX } from '@/shared/constants/letters';
import { letterScanRules, lettersCheckRules, lettersRules } from '@/shared/validation/letterRules';
import { reasonRules } from '@/shared/validation/reasonRules';
import { checkLetters } from './checkLetters';
import { letterExport } from './letterExport';
import { attachment, DOCX } from './letterFile';
import {
  lockLetter,
  selectAllLetters,
  selectLetter,
  selectLetterScan,
  selectLetters,
  selectPrintedLetters,
} from './letterQueries';
import { printLetterPdfs, printLetterSheets, printLetters } from './printLetters';
import { storeLetters } from './storeLetters';
import { removeScan, storeScan } from './storeScan';

const CANCELLED = 'Surat ini sudah dibatalkan.';

const FORMATS = {
  docx: { print: printLetters, type: DOCX, max: LETTERS_MAX },
  pdf: { print: printLetterPdfs, type: 'application/pdf', max: LETTER_PDFS_MAX },
} as const;

const SCAN_TYPES = { pdf: 'application/pdf', jpeg: 'image/jpeg' } as const;

export const letterHandlers = (services: Services) => {
  const { db, config, exports } = services;

  /** Changes a letter that is not cancelled, and answers it as it is then. */
  const changed = (user: SessionUser, id: number, change: (trx: Database) => Promise<void>) =>
    db.transaction().execute(async (trx) => {
      const letter = foundOr404(await lockLetter(trx, id));
      if (letter.cancelled_at !== null) throw conflict(CANCELLED);
      await change(trx);
      return { data: foundOr404(await selectLetter(trx, user, id)) };
    });

  return {
    async listLetters({ query, user }) {
      return selectLetters(db, user, query);
    },

    async getLetter({ params, user }) {
      return { data: foundOr404(await selectLetter(db, user, params.id)) };
    },

    async exportLetters(request, reply) {
      const { query, user } = request;
      return exports.send(request, reply, letterExport, () => selectAllLetters(db, user, query));
    },

    async checkLetters({ body }) {
      return { data: await checkLetters(db, await parseBody(lettersCheckRules, body)) };
    },

    async createLetters({ body, user, keep }) {
      const input = await parseBody(lettersRules, body);
      const { now } = campusMoment(services);
      return keep(async (trx) => ({
        data: { letter_ids: await storeLetters({ trx, config, user, now }, input) },
      }));
    },

    async getLetterFile({ params, query, user, raw }, reply) {
      const rows = await selectPrintedLetters(db, user, [params.id]);
      const letter = foundOr404(rows[0]);
      // The file does not say that it is cancelled; the office keeps it for its archive.
      if (letter.cancelled_at !== null && user.role !== 'super_admin') throw conflict(CANCELLED);
      const { print, type } = FORMATS[query.format ?? 'docx'];
      const file = await whileConnected(raw, async (signal) => {
        for await (const printed of print(services, rows, signal)) return printed;
        return undefined;
      });
      const { name, content } = foundOr404(file);
      reply.type(type);
      reply.header('content-disposition', attachment(name));
      return Buffer.concat(content);
    },

    async listLetterFiles({ query, user, raw }, reply) {
      const ids = [...new Set(query.ids.split(',').map(Number))];
      const { format = 'docx' } = query;
      const { print, max } = FORMATS[format === 'print' ? 'pdf' : format];
      if (ids.length > max) throw fieldErrors({ ids: [`Pilih paling banyak ${max} surat.`] });
      const rows = await selectPrintedLetters(db, user, ids);
      foundOr404(rows[0]);
      const { now, today } = campusMoment(services);
      if (format === 'print') {
        reply.type('application/pdf');
        reply.header('content-disposition', attachment(`surat-${today}.pdf`));
        return whileConnected(raw, (signal) => printLetterSheets(services, rows, signal));
      }
      const gone = new AbortController();
      const files = print(services, rows, gone.signal);
      // A failure is answered as an error, not as half an archive.
      const first = await whileConnected(raw, (signal) => {
        signal.addEventListener('abort', () => gone.abort());
        return files.next();
      });
      const archive = Readable.from(zipOf(startingWith(first, files), now));
      archive.once('close', () => {
        gone.abort();
        void files.return(undefined);
      });
      reply.type('application/zip');
      reply.header('content-disposition', attachment(`surat-${today}.zip`));
      return archive;
    },

    async cancelLetter({ params: { id }, body, user }) {
      const { reason } = await parseBody(reasonRules, body);
      const { now } = campusMoment(services);
      return changed(user, id, async (trx) => {
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
      });
    },

    async getLetterScan({ params, user }, reply) {
      const { name, kind, content, cancelled_at } = foundOr404(
        await selectLetterScan(db, user, params.id),
      );
      if (cancelled_at !== null && user.role !== 'super_admin') throw conflict(CANCELLED);
      reply.type(SCAN_TYPES[kind]);
      // A PDF of a stranger never opens as a page of this origin.
      reply.header('content-security-policy', 'sandbox');
      reply.header('content-disposition', attachment(name));
      return content;
    },

    async updateLetterScan({ params: { id }, body, user }) {
      foundOr404(await selectLetter(db, user, id));
      const { file } = await parseBody(letterScanRules, body);
      const scan = await processRequestFile(file);
      const { now } = campusMoment(services);
      return changed(user, id, (trx) => storeScan(trx, id, scan, now));
    },

    async deleteLetterScan({ params: { id }, user }) {
      return changed(user, id, (trx) => removeScan(trx, id));
    },
  } satisfies Partial<Handlers>;
};

/** An iteration that has been started already. */
async function* startingWith<Item>(first: IteratorResult<Item>, rest: AsyncGenerator<Item>) {
  if (first.done) return;
  yield first.value;
  yield* rest;
}
