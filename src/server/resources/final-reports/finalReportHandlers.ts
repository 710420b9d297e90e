import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers } from '@/server/contract/operations';
import { changeAndRead } from '@/server/db/changeAndRead';
import type { Database } from '@/server/db/database';
import { foundOr404 } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import { attachment } from '@/server/resources/letters/letterFile';
import type { Services } from '@/server/services';
import {
  finalReportAcceptanceRules,
  finalReportReopeningRules,
  finalReportReturnRules,
  finalReportVersionRules,
} from '@/shared/resources/final-reports/finalReportRules';
import {
  acceptReport,
  refuseVersion,
  reopenReport,
  returnReport,
  sendVersion,
} from './changeReport';
import { finalReportExport } from './finalReportExport';
import { finalReportList, selectFinalReport, selectReportFile } from './finalReportQueries';
import { reportFileOf } from './reportFile';

export const finalReportHandlers = ({ db, clock, exports }: Services) => {
  const stored = async (from: Database, user: SessionUser, id: number) => ({
    data: foundOr404(await selectFinalReport(from, user, id)),
  });

  /** Changes a report in a transaction, and answers it as it is then. */
  const changed = (user: SessionUser, id: number, change: (trx: Database) => Promise<void>) =>
    changeAndRead(db, change, (trx) => stored(trx, user, id));

  return {
    async listFinalReports({ query, user }) {
      return finalReportList(db, user, query).page();
    },

    async exportFinalReports(request, reply) {
      const { query, user } = request;
      return exports.send(request, reply, finalReportExport, () =>
        finalReportList(db, user, query).whole(),
      );
    },

    async getFinalReport({ params, user }) {
      return stored(db, user, params.id);
    },

    async createFinalReportVersion({ params: { id }, body, user, storeAnswer }) {
      refuseVersion((await stored(db, user, id)).data);
      const { title, file } = await parseBody(finalReportVersionRules, body);
      const version = { id, title, file: await reportFileOf(file) };
      return storeAnswer(async (trx) => {
        await sendVersion(trx, user, version, clock());
        return stored(trx, user, id);
      });
    },

    async getFinalReportFile({ params, user }, reply) {
      const { name, content } = foundOr404(await selectReportFile(db, user, params));
      reply.type('application/pdf');
      // A PDF of a stranger never opens as a page of this origin.
      reply.header('content-security-policy', 'sandbox');
      reply.header('content-disposition', attachment(name));
      return content;
    },

    async returnFinalReport({ params: { id }, body, user }) {
      await stored(db, user, id);
      const { comment, seen_version: seen } = await parseBody(finalReportReturnRules, body);
      return changed(user, id, (trx) => returnReport(trx, user, { id, seen }, comment, clock()));
    },

    async acceptFinalReport({ params: { id }, body, user }) {
      await stored(db, user, id);
      const { seen_version: seen } = await parseBody(finalReportAcceptanceRules, body);
      return changed(user, id, (trx) => acceptReport(trx, user, { id, seen }, clock()));
    },

    async reopenFinalReport({ params: { id }, body, user }) {
      await stored(db, user, id);
      const { reason, seen_version: seen } = await parseBody(finalReportReopeningRules, body);
      return changed(user, id, (trx) => reopenReport(trx, user, { id, seen }, reason, clock()));
    },
  } satisfies Partial<Handlers>;
};
