import type { Handlers, Reply } from '@/server/contract/operations';
import { campusMoment } from '@/server/http/campusToday';
import { foundOr404 } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import { whileConnected } from '@/server/http/whileConnected';
import { attachment, DOCX } from '@/server/resources/letters/letterFile';
import { readStoredTemplate } from '@/server/resources/letters/readStoredTemplate';
import type { Services } from '@/server/services';
import type { LetterData } from '@/shared/letters/letterFields';
import { LETTER_KIND_LABELS, type LetterKind } from '@/shared/resources/letters/constants';
import {
  letterTemplateFileRules,
  letterTemplatePreviewRules,
  letterTemplateRules,
} from '@/shared/resources/letters/letterRules';
import { askAboutMissing } from './askAboutMissing';
import {
  addVersion,
  chooseVersion,
  findVersionFile,
  selectTemplate,
  selectTemplates,
  selectVersionFile,
} from './letterTemplateQueries';
import { previewLetter } from './previewLetter';
import { readUpload } from './readUpload';

type Format = 'docx' | 'pdf';
const TYPES = { docx: DOCX, pdf: 'application/pdf' } as const;

/** The QR code of a preview, which verifies nothing. */
const PREVIEW = 'PRATINJAU';

function sendPreview(
  reply: Reply,
  kind: LetterKind,
  format: Format,
  preview: Buffer | undefined,
): Buffer {
  reply.type(TYPES[format]);
  const name = `Pratinjau ${LETTER_KIND_LABELS[kind]}.${format}`;
  reply.header('content-disposition', attachment(name));
  return foundOr404(preview);
}

export const letterTemplateHandlers = ({ db, clock, config, letters, letterPdfs }: Services) => {
  const moment = () => campusMoment({ clock, config });

  async function previewOf(file: Buffer, data: LetterData, format: Format, signal: AbortSignal) {
    const letter = { ...data, qr: PREVIEW, signature: null };
    const written = (until: AbortSignal) => letters.write(file, [letter], until);
    const files = format === 'pdf' ? letterPdfs.convert(written, signal) : written(signal);
    for await (const content of files) return content;
    return undefined;
  }

  return {
    async listLetterTemplates() {
      return { data: await selectTemplates(db) };
    },

    async createLetterTemplateVersion({ params: { kind }, body, user, raw, storeAnswer }) {
      const form = await parseBody(letterTemplateFileRules, body);
      const uploaded = await whileConnected(raw, (signal) =>
        readUpload(letters, kind, form, signal),
      );
      if (!form.is_confirmed) askAboutMissing(uploaded.fields);
      const { now } = moment();
      return storeAnswer(async (trx) => {
        await addVersion(trx, kind, uploaded, { user, now, seen: form.version });
        return { data: await selectTemplate(trx, kind) };
      });
    },

    async updateLetterTemplate({ params: { kind }, body, user, raw }) {
      const form = await parseBody(letterTemplateRules, body);
      const { current_number, version: seen } = form;
      const chosen = await findVersionFile(db, kind, current_number);
      if (chosen) {
        const fields = await whileConnected(raw, (signal) =>
          readStoredTemplate(letters, kind, chosen.file, signal),
        );
        if (!form.is_confirmed) askAboutMissing(fields);
      }
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

    async previewLetterTemplate({ params: { kind }, body, raw }, reply) {
      const form = await parseBody(letterTemplatePreviewRules, body);
      const example = await previewLetter(db, config, { kind, today: moment().today });
      const pdf = await whileConnected(raw, async (signal) => {
        const { file } = await readUpload(letters, kind, form, signal);
        return previewOf(file, example, 'pdf', signal);
      });
      return sendPreview(reply, kind, 'pdf', pdf);
    },

    async getLetterTemplatePreview({ params: { kind }, query, raw }, reply) {
      const { number, internship_id, format = 'docx' } = query;
      const { file } = await selectVersionFile(db, kind, number);
      const data = await previewLetter(db, config, { kind, internship_id, today: moment().today });
      const preview = await whileConnected(raw, (signal) => previewOf(file, data, format, signal));
      return sendPreview(reply, kind, format, preview);
    },
  } satisfies Partial<Handlers>;
};
