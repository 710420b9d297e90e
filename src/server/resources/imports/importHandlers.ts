import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers, Reply } from '@/server/contract/operations';
import { forReason } from '@/server/db/actor';
import type { UploadedFile } from '@/server/http/bodies';
import { campusMoment } from '@/server/http/campusToday';
import { fieldErrors, forbidden } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import { whileConnected } from '@/server/http/whileConnected';
import type { Services } from '@/server/services';
import { REFUSALS, RefusedFile } from '@/server/sheets/refusals';
import { canImport, type ImportKind, RECORDS } from '@/shared/records';
import { SHEET_COLUMNS } from '@/shared/sheets/sheetColumns';
import { parseReading } from '@/shared/sheets/sheetReading';
import {
  importFileRules,
  importRowsRules,
  importStoreRules,
  refusedRowsRules,
} from '@/shared/validation/importRowsRules';
import { applyRules, countStates, matchRows } from './checkRows';
import { describedFile } from './describedFile';
import { rememberedHeadings, rememberHeadings } from './headingQueries';
import type { Importers } from './importer';
import { fileName, offeredColumns } from './offeredColumns';
import { readRows } from './readRows';
import { refuseBrokenRows, refuseChanges, storeRows } from './storeRows';
import { suggestValues } from './suggestValues';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const fieldsOf = (kind: ImportKind): string[] => SHEET_COLUMNS[kind].map(({ field }) => field);

export const importHandlers = (
  { db, sheets, clock, config, verdicts }: Services,
  importers: Importers,
) => {
  const moment = () => campusMoment({ clock, config });

  return {
    async getImportTemplate({ params: { kind }, user, raw }, reply) {
      refuseOthers(user, kind);
      const columns = await offeredColumns(db, kind);
      asXlsx(reply, fileName('templat', kind));
      return whileConnected(raw, (signal) => sheets.template(RECORDS[kind].title, columns, signal));
    },

    async readImportFile({ params: { kind }, body, user, raw, log }) {
      refuseOthers(user, kind);
      const form = await parseBody(importFileRules, body);
      const file = fileOf(form);
      const reading = parseReading(form.reading || '{}');
      if (!reading) throw fieldErrors({ reading: ['Data tidak dapat dibaca'] });
      const remembered = await rememberedHeadings(db, kind);
      const sheet = await whileConnected(raw, (signal) =>
        sheets.read(file.content, { columns: SHEET_COLUMNS[kind], reading, remembered }, signal),
      ).catch((error) => {
        if (!(error instanceof RefusedFile)) throw error;
        const { message, reason } = error;
        log.info({ refused: message, reason }, 'a spreadsheet was refused');
        throw fieldErrors({ file: [message] });
      });
      await rememberHeadings(db, kind, reading.columns ?? {});
      return { data: await describedFile(db, kind, sheet) };
    },

    async checkImport({ params: { kind }, body, user, raw }) {
      refuseOthers(user, kind);
      const importer = importers[kind];
      const { rows, updateExisting } = await parseRows(kind, body, importRowsRules);
      return whileConnected(raw, async (signal) => {
        const checked = await matchRows(
          importer,
          { db, user, updateExisting, today: moment().today, lock: false },
          await applyRules(kind, importer, rows, signal),
        );
        const wrong = checked.map(({ errors }, index) => ({
          errors,
          values: rows[index]?.values ?? {},
        }));
        return {
          data: {
            counts: countStates(checked),
            rows: checked.map(({ match: _, ...row }) => row),
            suggestions: await suggestValues(db, kind, wrong, signal),
          },
        };
      });
    },

    async createImport({ params: { kind }, body, user, raw, storeAnswer, report }) {
      refuseOthers(user, kind);
      const parsed = await parseRows(kind, body, importStoreRules);
      const { rows, updateExisting, ...confirmed } = parsed;
      const { reason } = confirmed;
      const importer = importers[kind];
      return whileConnected(raw, async (signal) => {
        // Rules need no database, and the embedded one has a single connection.
        const ruled = await applyRules(kind, importer, rows, signal);
        refuseBrokenRows(ruled);
        const now = moment();
        const storing = {
          ...{ kind, importer, user, updateExisting, signal, report },
          ...{ moment: now, verdicts, confirmed },
        };
        try {
          return await forReason(reason, () =>
            storeAnswer(async (trx) => ({ data: await storeRows(trx, storing, ruled) })),
          );
        } catch (error) {
          if (!isUniqueViolation(error)) throw error;
          // Another person added one of them after they were matched. Now the error can name it.
          const reading = { db, user, updateExisting, today: now.today, lock: false };
          refuseChanges(importer, ruled, await matchRows(importer, reading, ruled));
          throw error;
        }
      });
    },

    async exportRefusedRows({ params: { kind }, body, user, raw }, reply) {
      refuseOthers(user, kind);
      const { rows: sent } = await parseBody(refusedRowsRules, body);
      const rows = readRows(sent, fieldsOf(kind));
      const columns = await offeredColumns(db, kind);
      asXlsx(reply, fileName('ditolak', kind));
      return whileConnected(raw, (signal) =>
        sheets.refusedRows(
          RECORDS[kind].title,
          columns,
          rows.map((row) => ({ ...row, values: withLabels(kind, row.values) })),
          signal,
        ),
      );
    },
  } satisfies Partial<Handlers>;
};

/** The access table lets in everybody who may import something. */
function refuseOthers({ role }: SessionUser, kind: ImportKind): void {
  if (!canImport(role, kind)) throw forbidden();
}

/** Rows to check or to store. */
async function parseRows<Rules extends typeof importRowsRules>(
  kind: ImportKind,
  body: unknown,
  rules: Rules,
) {
  const { update_existing: updateExisting, rows, ...more } = await parseBody(rules, body);
  return { rows: readRows(rows, fieldsOf(kind)), updateExisting, ...more };
}

function asXlsx(reply: Reply, name: string): void {
  reply.type(XLSX);
  reply.header('content-disposition', `attachment; filename="${name}"`);
}

function fileOf({ file }: { file: object }): UploadedFile {
  if (!('content' in file)) throw fieldErrors({ file: [REFUSALS.notSpreadsheet] });
  return file as UploadedFile;
}

/** The choices in the words of the file instead of the stored values. */
const withLabels = (
  kind: ImportKind,
  values: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    SHEET_COLUMNS[kind].flatMap(({ field, choices }) => {
      const value = values[field];
      return value === undefined ? [] : [[field, choices?.[value] ?? value]];
    }),
  );

const isUniqueViolation = (error: unknown): boolean => Object(error).code === '23505';
