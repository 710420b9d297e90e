import type { FastifyRequest } from 'fastify';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers } from '@/server/contract/operations';
import { changeAndRead } from '@/server/db/changeAndRead';
import type { Database } from '@/server/db/database';
import { fieldErrors, foundOr404, notFound } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import { whileConnected } from '@/server/http/whileConnected';
import { assertInternshipVisible } from '@/server/placements/internshipAccess';
import type { Report } from '@/server/reports/printers';
import { safeFileName, sendPdf } from '@/server/reports/reportFiles';
import { selectLetterhead } from '@/server/resources/institution/institutionQueries';
import type { Services } from '@/server/services';
import { REPORT_ROWS_MAX } from '@/shared/constants/limits';
import {
  defenceCancelRules,
  defenceScoreRules,
  defencesRules,
  defenceUpdateRules,
} from '@/shared/resources/defences/defenceRules';
import { defenceExport } from './defenceExport';
import { selectAllDefences, selectDefences } from './defenceList';
import { selectProposingCourses } from './defenceProposals';
import {
  selectDefence,
  selectDefencesOf,
  selectInternshipDefence,
  selectSchedule,
} from './defenceQueries';
import type { DefenceView } from './defenceRows';
import { changeDefence, planDefences } from './planDefences';
import { cancelDefence, scoreDefence } from './scoreDefence';

const NO_DEFENCES = 'Tidak ada ujian yang dijadwalkan.';
const CHOOSE = 'Pilih tanggal atau periode';
const TOO_LONG = `Maksimal ${REPORT_ROWS_MAX} ujian`;

export const defenceHandlers = ({ db, config, clock, exports, reports }: Services) => {
  const { campusTimeZone: timeZone } = config;
  const viewOf = (user: SessionUser): DefenceView => ({ user, timeZone, now: clock() });

  /** Changes a visible defence in a transaction, and answers it as it is then. */
  async function changed(
    user: SessionUser,
    id: number,
    change: (trx: Database, view: DefenceView) => Promise<void>,
  ) {
    const view = viewOf(user);
    const stored = async (from: Database) => ({
      data: foundOr404(await selectDefence(from, view, id)),
    });
    await stored(db);
    return changeAndRead(db, (trx) => change(trx, view), stored);
  }

  const print = (report: Report, raw: FastifyRequest) =>
    whileConnected(raw, (signal) => reports.print(report, signal));

  const headOf = async () => ({
    letterhead: await selectLetterhead(db, config),
    timeZone,
    printedAt: clock(),
  });

  return {
    async listDefences({ query, user }) {
      return selectDefences(db, viewOf(user), query);
    },

    async exportDefences(request, reply) {
      const { query, user } = request;
      return exports.send(request, reply, defenceExport, () =>
        selectAllDefences(db, viewOf(user), query),
      );
    },

    async createDefences({ body, user, storeAnswer }) {
      const plan = await parseBody(defencesRules, body);
      return storeAnswer(async (trx) => {
        const view = viewOf(user);
        return { data: await selectDefencesOf(trx, view, await planDefences(trx, view, plan)) };
      });
    },

    async getDefence({ params, user }) {
      return { data: foundOr404(await selectDefence(db, viewOf(user), params.id)) };
    },

    async updateDefence({ params: { id }, body, user }) {
      return changed(user, id, async (trx, view) => {
        const { version, ...plan } = await parseBody(defenceUpdateRules, body);
        await changeDefence(trx, view, { id, version }, plan);
      });
    },

    async cancelDefence({ params: { id }, body, user }) {
      return changed(user, id, async (trx, view) => {
        const { seen_version, reason } = await parseBody(defenceCancelRules, body);
        await cancelDefence(trx, view, { id, version: seen_version ?? undefined }, reason);
      });
    },

    async submitDefenceScore({ params: { id }, body, user }) {
      return changed(user, id, async (trx, view) =>
        scoreDefence(trx, view, id, await parseBody(defenceScoreRules, body)),
      );
    },

    async getDefenceScheduleFile({ query, user, raw }, reply) {
      const { date, internship_period_id } = query;
      if (date === undefined && internship_period_id === undefined) {
        throw fieldErrors({ date: [CHOOSE] });
      }
      const defences = await selectSchedule(db, viewOf(user), query);
      if (defences.length === 0) throw notFound(NO_DEFENCES);
      if (defences.length > REPORT_ROWS_MAX) throw fieldErrors({ date: [TOO_LONG] });
      const pdf = await print({ kind: 'defences', ...(await headOf()), defences }, raw);
      return sendPdf(pdf, `${safeFileName(`jadwal-ujian-${date ?? 'periode'}`)}.pdf`, reply);
    },

    async getDefenceFile({ params, user, raw }, reply) {
      const defence = foundOr404(await selectDefence(db, viewOf(user), params.id));
      const pdf = await print({ kind: 'defence', ...(await headOf()), defence }, raw);
      return sendPdf(pdf, `${safeFileName(`berita-acara-ujian-${defence.nim}`)}.pdf`, reply);
    },

    async getInternshipDefence({ params: { id }, user }) {
      await assertInternshipVisible(db, user, id);
      const defence = await selectInternshipDefence(db, viewOf(user), id);
      if (!defence) return { data: null };
      const isForGrades = user.role !== 'student' && defence.score !== null;
      return {
        data: { ...defence, proposals: isForGrades ? await selectProposingCourses(db, id) : [] },
      };
    },
  } satisfies Partial<Handlers>;
};
