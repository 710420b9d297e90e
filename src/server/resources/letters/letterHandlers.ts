import { Readable } from 'node:stream';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers, Reply } from '@/server/contract/operations';
import type { Database } from '@/server/db/database';
import { campusMoment } from '@/server/http/campusToday';
import { conflict, foundOr404 } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import { whileConnected } from '@/server/http/whileConnected';
import { zipOf } from '@/server/http/zip';
import type { PdfAsker } from '@/server/letters/createLetterPdfs';
import { idsIn } from '@/server/lists/chosenIds';
import { processRequestFile } from '@/server/resources/attendance-requests/requestFile';
import type { Services } from '@/server/services';
import { LETTER_PDFS_MAX, LETTERS_MAX } from '@/shared/resources/letters/constants';
import {
  letterScanRules,
  lettersCheckRules,
  lettersRules,
} from '@/shared/resources/letters/letterRules';
import { reasonRules } from '@/shared/validation/reasonRules';
import { checkLetters } from './checkLetters';
import { letterExport } from './letterExport';
import { attachment, DOCX } from './letterFile';
import {
  letterList,
  lockLetter,
  selectLetter,
  selectLetterScan,
  selectPrintedLetters,
} from './letterQueries';
import { selectUsedFile } from './letterTemplates';
import { makePdfsAhead } from './makePdfsAhead';
import { printLetterPdfs, printLetterSheets } from './printLetterPdfs';
import { type Printed, printLetters } from './printLetters';
import { readStoredTemplate } from './readStoredTemplate';
import { storeLetters } from './storeLetters';
import { removeScan, storeScan } from './storeScan';

const CANCELLED = 'Surat ini sudah dibatalkan.';

const WAITS = 'PDF surat menunggu giliran.';

const MAX = { docx: LETTERS_MAX, pdf: LETTER_PDFS_MAX, print: LETTER_PDFS_MAX } as const;
const TYPES = { docx: DOCX, pdf: 'application/pdf' } as const;

/** Paper of the office is made before that of students. */
const askerOf = ({ role }: SessionUser, signal: AbortSignal): PdfAsker => ({
  rank: role === 'super_admin' ? 'office' : 'people',
  asksAgain: true,
  signal,
});

/** Not ready yet: the client asks again, and its letters keep their place until then. */
function waits(reply: Reply) {
  reply.code(202);
  return { data: { message: WAITS } };
}

const SCAN_TYPES = { pdf: 'application/pdf', jpeg: 'image/jpeg' } as const;

export const letterHandlers = (services: Services) => {
  const { db, config, exports } = services;

  /** The files of these letters; null while PDFs wait for their turn. */
  const filesOf = async (format: 'docx' | 'pdf', rows: readonly Printed[], asker: PdfAsker) =>
    format === 'pdf'
      ? printLetterPdfs(services, rows, asker)
      : printLetters(services, rows, { signal: asker.signal, stamps: true });

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
      return letterList(db, user, query).page();
    },

    async getLetter({ params, user }) {
      return { data: foundOr404(await selectLetter(db, user, params.id)) };
    },

    async exportLetters(request, reply) {
      const { query, user } = request;
      return exports.send(request, reply, letterExport, () => letterList(db, user, query).whole());
    },

    async checkLetters({ body }) {
      return { data: await checkLetters(db, await parseBody(lettersCheckRules, body)) };
    },

    async createLetters({ body, user, raw, storeAnswer }) {
      const input = await parseBody(lettersRules, body);
      // A letter that cannot be made takes no number.
      const template = await selectUsedFile(db, input);
      if (template) {
        await whileConnected(raw, (signal) =>
          readStoredTemplate(services.letters, input.kind, template, signal),
        );
      }
      const { now } = campusMoment(services);
      let letter_ids: number[] = [];
      const answer = await storeAnswer(async (trx) => {
        letter_ids = await storeLetters({ trx, config, user, now }, input);
        return { data: { letter_ids } };
      });
      makePdfsAhead(services, user, letter_ids);
      return answer;
    },

    async getLetterFile({ params, query, user, raw }, reply) {
      const rows = await selectPrintedLetters(db, user, [params.id]);
      const letter = foundOr404(rows[0]);
      // The office keeps it for its archive.
      if (letter.cancelled_at !== null && user.role !== 'super_admin') throw conflict(CANCELLED);
      const { format = 'docx' } = query;
      const file = await whileConnected(raw, async (signal) => {
        const files = await filesOf(format, rows, askerOf(user, signal));
        return files && (await files.next()).value;
      });
      if (file === null) return waits(reply);
      const { name, content } = foundOr404(file);
      reply.type(TYPES[format]);
      reply.header('content-disposition', attachment(name));
      return Buffer.concat(content);
    },

    async listLetterFiles({ query, user, raw }, reply) {
      const { format = 'docx' } = query;
      const max = MAX[format];
      const ids = idsIn(query.ids, max, `Pilih paling banyak ${max} surat.`);
      const rows = await selectPrintedLetters(db, user, ids);
      foundOr404(rows[0]);
      const { now, today } = campusMoment(services);
      if (format === 'print') {
        const sheets = await whileConnected(raw, (signal) =>
          printLetterSheets(services, rows, askerOf(user, signal)),
        );
        if (sheets === null) return waits(reply);
        reply.type('application/pdf');
        reply.header('content-disposition', attachment(`surat-${today}.pdf`));
        return sheets;
      }
      const gone = new AbortController();
      // A failure is answered as an error, not as half an archive.
      const begun = await whileConnected(raw, async (signal) => {
        signal.addEventListener('abort', () => gone.abort());
        const files = await filesOf(format, rows, askerOf(user, gone.signal));
        return files && { files, first: await files.next() };
      });
      if (begun === null) return waits(reply);
      const { files, first } = begun;
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
