import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers } from '@/server/contract/operations';
import { changeAndRead } from '@/server/db/changeAndRead';
import type { Database } from '@/server/db/database';
import { campusMoment, campusToday } from '@/server/http/campusToday';
import { foundOr404 } from '@/server/http/errors';
import { DELETED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import type { Services } from '@/server/services';
import type { GuidanceState } from '@/shared/resources/guidance-sessions/constants';
import { guidanceActions } from '@/shared/resources/guidance-sessions/guidanceActions';
import {
  guidanceAgreementsRules,
  guidanceContentRules,
  guidanceReturnRules,
  guidanceSessionRules,
} from '@/shared/resources/guidance-sessions/guidanceSessionRules';
import type { ClosedBy } from '@/shared/resources/internships/closedBy';
import { versioned } from '@/shared/validation/versioned';
import { agreeToSessions } from './agreeToSessions';
import { deleteSession, returnSession, updateSession } from './changeSession';
import { selectGuidanceProgress } from './guidanceProgressQueries';
import { guidanceSessionExport } from './guidanceSessionExport';
import { guidanceSessionList, selectGuidanceSession } from './guidanceSessionQueries';
import { recordSession } from './recordSession';

const updateRules = versioned(guidanceContentRules);

/** A session with what the user may do. */
const shown = <Row extends { state: GuidanceState; closed_by: ClosedBy | null }>(
  { role }: SessionUser,
  row: Row,
) => ({ ...row, allowed: [...guidanceActions(role, row)] });

export const guidanceSessionHandlers = ({ db, clock, config, exports }: Services) => {
  const moment = () => campusMoment({ clock, config });

  const stored = async (from: Database, user: SessionUser, id: number) => ({
    data: shown(user, foundOr404(await selectGuidanceSession(from, user, id))),
  });

  const changed = (user: SessionUser, id: number, change: (trx: Database) => Promise<void>) =>
    changeAndRead(db, change, (trx) => stored(trx, user, id));

  return {
    async listGuidanceSessions({ query, user }) {
      const { data, meta } = await guidanceSessionList(db, user, query).page();
      return { data: data.map((row) => shown(user, row)), meta };
    },

    async exportGuidanceSessions(request, reply) {
      const { query, user } = request;
      return exports.send(request, reply, guidanceSessionExport, () =>
        guidanceSessionList(db, user, query).whole(),
      );
    },

    async listGuidanceProgress({ query, user }) {
      const today = campusToday({ clock, config });
      return selectGuidanceProgress(db, { user, today }, query);
    },

    async getGuidanceSession({ params, user }) {
      return stored(db, user, params.id);
    },

    async createGuidanceSession({ body, user, storeAnswer }) {
      const input = await parseBody(guidanceSessionRules, body);
      return storeAnswer(async (trx) =>
        stored(trx, user, await recordSession(trx, user, input, moment())),
      );
    },

    async updateGuidanceSession({ params: { id }, body, user }) {
      await stored(db, user, id);
      const { version, ...content } = await parseBody(updateRules, body);
      return changed(user, id, (trx) =>
        updateSession(trx, user, { id, version }, content, moment()),
      );
    },

    async deleteGuidanceSession({ params: { id }, user }) {
      await db.transaction().execute((trx) => deleteSession(trx, user, id));
      return { data: { message: DELETED } };
    },

    async returnGuidanceSession({ params: { id }, body, user }) {
      await stored(db, user, id);
      const { seen_version: version, reason } = await parseBody(guidanceReturnRules, body);
      return changed(user, id, (trx) => returnSession(trx, user, { id, version }, reason, clock()));
    },

    async agreeToGuidanceSessions({ body, user, storeAnswer }) {
      const { sessions } = await parseBody(guidanceAgreementsRules, body);
      return storeAnswer(async (trx) => ({
        data: { results: await agreeToSessions(trx, user, sessions, clock()) },
      }));
    },
  } satisfies Partial<Handlers>;
};
