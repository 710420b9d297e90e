import type { Handlers } from '@/server/contract/operations';
import { campusMoment } from '@/server/http/campusToday';
import { foundOr404 } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import { whileConnected } from '@/server/http/whileConnected';
import { attachment, DOCX } from '@/server/resources/letters/letterFile';
import type { Services } from '@/server/services';
import { LETTER_KIND_LABELS } from '@/shared/constants/labels';
import { letterTemplateFileRules, letterTemplateRules } from '@/shared/validation/letterRules';
import {
  addVersion,
  chooseVersion,
  selectTemplate,
  selectTemplates,
  selectVersionFile,
} from './letterTemplateQueries';
import { previewLetter } from './previewLetter';
import { readUpload } from './readUpload';

/** The QR code of a preview, which verifies nothing. */
const PREVIEW = 'PRATINJAU';

export const letterTemplateHandlers = ({ db, clock, config, letters }: Services) => {
  const moment = () => campusMoment({ clock, config });

  return {
    async listLetterTemplates() {
      return { data: await selectTemplates(db) };
    },

    async createLetterTemplateVersion({ params: { kind }, body, user, raw, keep }) {
      const form = await parseBody(letterTemplateFileRules, body);
      const uploaded = await whileConnected(raw, (signal) =>
        readUpload(letters, kind, form, signal),
      );
      const { now } = moment();
      return keep(async (trx) => {
        await addVersion(trx, kind, uploaded, { user, now, seen: form.version });
        return { data: await selectTemplate(trx, kind) };
      });
    },

    async updateLetterTemplate({ params: { kind }, body, user }) {
      const { current_number, version: seen } = await parseBody(letterTemplateRules, body);
      const { now } = moment();
      return db.transaction().execute(async (trx) => {
        await chooseVersion(trx, kind, current_number, { user, now, seen });
        return { data: await selectTemplate(trx, kind) };
      });
    },

    async getLetterTemplateFile({ params: { kind }, query }, reply) {
      const { file_name, file } = await selectVersionFile(db, kind, query.number);
      reply.type(DOCX);
      reply.header('content-disposition', attachment(file_name));
      return file;
    },

    async getLetterTemplatePreview({ params: { kind }, query, raw }, reply) {
      const { number, internship_id } = query;
      const { file } = await selectVersionFile(db, kind, number);
      const data = await previewLetter(db, config, { kind, internship_id, today: moment().today });
      const letter = { ...data, qr: PREVIEW, signature: null };
      const written = await whileConnected(raw, async (signal) => {
        for await (const content of letters.write(file, [letter], signal)) return content;
        return undefined;
      });
      reply.type(DOCX);
      reply.header('content-disposition', attachment(`Pratinjau ${LETTER_KIND_LABELS[kind]}.docx`));
      return foundOr404(written);
    },
  } satisfies Partial<Handlers>;
};
