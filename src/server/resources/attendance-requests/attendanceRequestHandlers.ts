import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers } from '@/server/contract/operations';
import type { Database } from '@/server/db/database';
import { campusMoment } from '@/server/http/campusToday';
import { conflict, foundOr404, notFound } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import { notingVerdicts } from '@/server/placements/changingVerdicts';
import { lockVerdicts } from '@/server/placements/lockVerdicts';
import { lockPlacements } from '@/server/placements/scheduleFacts';
import type { Services } from '@/server/services';
import {
  attendanceRequestRules,
  requestDecisionsRules,
} from '@/shared/resources/attendance-requests/attendanceRequestRules';
import type { RequestDecision } from '@/shared/resources/attendance-requests/constants';
import { attendanceRequestExport } from './attendanceRequestExport';
import {
  attendanceRequestList,
  countAttendanceRequests,
  type RequestRow,
  selectAttendanceRequest,
  selectDaysOfRequests,
  selectRequestFile,
} from './attendanceRequestQueries';
import { createRequest } from './createRequest';
import { decideRequests } from './decideRequests';
import { selectEffects } from './decisionEffects';
import { lecturersMayDecideFrom } from './lecturersMayDecide';
import { selectClashes } from './requestClashes';
import { processRequestFile } from './requestFile';
import { allowedDecisions } from './requestVerdict';

const FILE_TYPES = { pdf: 'application/pdf', jpeg: 'image/jpeg' } as const;

/** The reasons of changed verdicts for decisions without a comment. */
const DECIDED: Readonly<Record<RequestDecision, string>> = {
  approve: 'Pengajuan disetujui',
  reject: 'Pengajuan ditolak',
  undo: 'Keputusan pengajuan diurungkan',
};

/** By those who see what it changes. */
const isDecision = (decision: string) => decision !== 'withdraw';

export const attendanceRequestHandlers = ({ db, clock, config, exports, verdicts }: Services) => {
  const moment = () => campusMoment({ clock, config });

  /** The rows with what the user may do. */
  async function shown(from: Database, user: SessionUser, rows: readonly RequestRow[]) {
    const now = moment();
    const lecturerFrom = await lecturersMayDecideFrom(from, now);
    const clashesOf = await selectClashes(
      from,
      rows.map(({ id }) => id),
    );
    const requests = rows.map((row) => {
      const situation = { ...row, lecturer_from: lecturerFrom(row.created_at) };
      const allowed = allowedDecisions(situation, { user, today: now.today });
      return { ...situation, allowed, ...clashesOf(row.id) };
    });
    const decided = requests.filter(({ allowed }) => allowed.some(isDecision));
    const effectsOf = await selectEffects({ db: from, verdicts }, user, decided, now);
    return requests.map((request) => ({ ...request, ...effectsOf(request.id) }));
  }

  async function stored(from: Database, user: SessionUser, id: number) {
    const row = foundOr404(await selectAttendanceRequest(from, user, id));
    const [request] = await shown(from, user, [row]);
    return { data: foundOr404(request) };
  }

  return {
    async listAttendanceRequests({ query, user }) {
      const { data, meta } = await attendanceRequestList(db, user, query).page();
      return { data: await shown(db, user, data), meta };
    },

    async exportAttendanceRequests(request, reply) {
      const { query, user } = request;
      return exports.send(request, reply, attendanceRequestExport, () =>
        attendanceRequestList(db, user, query).whole(),
      );
    },

    async getAttendanceRequestCounts({ query, user }) {
      return { data: await countAttendanceRequests(db, user, query) };
    },

    async getAttendanceRequest({ params, user }) {
      return stored(db, user, params.id);
    },

    async createAttendanceRequest({ body, user, storeAnswer }) {
      const { file, ...input } = await parseBody(attendanceRequestRules, body);
      const attached = file ? await processRequestFile(file) : null;
      return storeAnswer(async (trx) =>
        stored(trx, user, await createRequest(trx, user, input, attached, moment())),
      );
    },

    async withdrawAttendanceRequest({ params: { id }, user }) {
      return db.transaction().execute(async (trx) => {
        const input = { decision: 'withdraw', request_ids: [id] } as const;
        const [result] = await decideRequests({ db: trx, verdicts }, user, input, moment());
        if (!result || result.state === null) throw notFound();
        if (result.message !== null) throw conflict(result.message);
        return stored(trx, user, id);
      });
    },

    async decideAttendanceRequests({ body, user, storeAnswer }) {
      const input = await parseBody(requestDecisionsRules, body);
      return storeAnswer(async (trx) => {
        await lockVerdicts(trx, 'one placement');
        const { days, internshipIds } = await selectDaysOfRequests(trx, user, input.request_ids);
        await lockPlacements(trx, internshipIds);
        const results = await notingVerdicts(
          { db: trx, verdicts },
          input.comment || DECIDED[input.decision],
          {
            days,
            placements: async () => internshipIds,
            edit: () => decideRequests({ db: trx, verdicts }, user, input, moment()),
          },
          moment(),
        );
        return { data: { results } };
      });
    },

    async getAttendanceRequestFile({ params, user }, reply) {
      const file = foundOr404(await selectRequestFile(db, user, params.id));
      reply.type(FILE_TYPES[file.kind]);
      // A PDF of a stranger never opens as a page of this origin.
      reply.header('content-security-policy', 'sandbox');
      reply.header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      );
      return file.content;
    },
  } satisfies Partial<Handlers>;
};
