import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers } from '@/server/contract/operations';
import { forReason } from '@/server/db/actor';
import { changeAndRead } from '@/server/db/changeAndRead';
import type { Database } from '@/server/db/database';
import { campusMoment } from '@/server/http/campusToday';
import { foundOr404 } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import {
  processRequestFile,
  type RequestFile,
} from '@/server/resources/attendance-requests/requestFile';
import type { Services } from '@/server/services';
import { allowedPlacementActions } from '@/shared/resources/placement-requests/placementActions';
import {
  placementAcceptancesCheckRules,
  placementAcceptancesRules,
  placementCompanyRules,
  placementDecisionRules,
  placementFileRules,
  placementMembershipRules,
  placementRequestRules,
  placementRequestUpdateRules,
  seenPlacementRules,
} from '@/shared/resources/placement-requests/placementRequestRules';
import { versioned } from '@/shared/validation/versioned';
import { acceptRequests, checkAcceptances } from './acceptRequests';
import { answerMembership, decideRequest, withdrawRequest } from './changeState';
import { changeRequest, draftRequest } from './draftRequest';
import { linkCompany } from './linkCompany';
import { lockRequest, situationOf, touchRequest } from './lockRequest';
import { membersShownTo } from './members';
import { placementRequestExport } from './placementRequestExport';
import {
  countPlacementRequests,
  type PlacementRow,
  placementRequestList,
  selectPlacementFile,
  selectPlacementRequest,
} from './placementRequestQueries';
import { sendRequest } from './sendRequest';
import { selectSimilarCompanies } from './similarCompanies';
import { suggestPlacements } from './suggestPlacements';

const FILE_TYPES = { pdf: 'application/pdf', jpeg: 'image/jpeg' } as const;

const updateRules = versioned(placementRequestUpdateRules);

export const placementRequestHandlers = ({ db, clock, config, exports }: Services) => {
  const moment = () => campusMoment({ clock, config });

  /** The row with what the user may do. */
  function shown(user: SessionUser, row: PlacementRow) {
    const situation = situationOf(row, user, moment().today);
    return {
      ...row,
      members: membersShownTo(user, row),
      can_send_until: situation.can_send_until,
      allowed: allowedPlacementActions(situation),
    };
  }

  async function stored(from: Database, user: SessionUser, id: number) {
    return { data: shown(user, foundOr404(await selectPlacementRequest(from, user, id))) };
  }

  /** Changes a request in a transaction, and answers it as it is then. */
  const changed = (user: SessionUser, id: number, change: (trx: Database) => Promise<void>) =>
    changeAndRead(db, change, (trx) => stored(trx, user, id));

  /** Replaces the proof of acceptance. */
  const storeFile = (user: SessionUser, id: number, file: RequestFile | null) =>
    changed(user, id, async (trx) => {
      const now = moment();
      await lockRequest(trx, user, { id, action: 'update' }, now);
      await trx.deleteFrom('placement_request_files').where('request_id', '=', id).execute();
      if (file) {
        const row = { request_id: id, ...file };
        await trx.insertInto('placement_request_files').values(row).execute();
      }
      await touchRequest(trx, id, now.now);
    });

  return {
    async listPlacementRequests({ query, user }) {
      const { data, meta } = await placementRequestList(db, user, query).page();
      return { data: data.map((row) => shown(user, row)), meta };
    },

    async exportPlacementRequests(request, reply) {
      const { query, user } = request;
      return exports.send(request, reply, placementRequestExport, () =>
        placementRequestList(db, user, query).whole(),
      );
    },

    async getPlacementRequestCounts({ query, user }) {
      return { data: await countPlacementRequests(db, user, query) };
    },

    async getPlacementRequest({ params, user }) {
      return stored(db, user, params.id);
    },

    async createPlacementRequest({ body, user, storeAnswer }) {
      const input = await parseBody(placementRequestRules, body);
      return storeAnswer(async (trx) =>
        stored(trx, user, await draftRequest(trx, user, input, moment())),
      );
    },

    async updatePlacementRequest({ params: { id }, body, user }) {
      foundOr404(await selectPlacementRequest(db, user, id));
      const { version, ...content } = await parseBody(updateRules, body);
      return changed(user, id, async (trx) => {
        const now = moment();
        const row = await lockRequest(trx, user, { id, action: 'update', seen: version }, now);
        await changeRequest(trx, row, content, now);
      });
    },

    async submitPlacementRequest({ params: { id }, body, user }) {
      foundOr404(await selectPlacementRequest(db, user, id));
      const { seen_version: seen } = await parseBody(seenPlacementRules, body);
      return changed(user, id, (trx) => sendRequest(trx, user, { id, seen }, moment()));
    },

    async withdrawPlacementRequest({ params: { id }, user }) {
      return changed(user, id, (trx) => withdrawRequest(trx, user, id, moment()));
    },

    async confirmPlacementMembership({ params: { id }, body, user }) {
      foundOr404(await selectPlacementRequest(db, user, id));
      const { answer, seen_version: seen } = await parseBody(placementMembershipRules, body);
      return changed(user, id, (trx) =>
        answerMembership(trx, user, { id, answer, seen }, moment()),
      );
    },

    async decidePlacementRequest({ params: { id }, body, user }) {
      foundOr404(await selectPlacementRequest(db, user, id));
      const { seen_version: seen, ...input } = await parseBody(placementDecisionRules, body);
      return changed(user, id, (trx) => decideRequest(trx, user, { id, ...input, seen }, moment()));
    },

    async listSimilarCompanies({ params, user }) {
      const row = foundOr404(await selectPlacementRequest(db, user, params.id));
      const name = row.own_company?.name ?? '';
      return {
        data: name === '' ? [] : await selectSimilarCompanies(db, name, row.internship_period.id),
      };
    },

    async linkPlacementRequestCompany({ params: { id }, body, user }) {
      foundOr404(await selectPlacementRequest(db, user, id));
      const input = await parseBody(placementCompanyRules, body);
      return changed(user, id, (trx) => linkCompany(trx, user, id, input, moment()));
    },

    async listPlacementSuggestions({ query }) {
      return { data: await suggestPlacements(db, query) };
    },

    async checkPlacementAcceptances({ body, user }) {
      const input = await parseBody(placementAcceptancesCheckRules, body);
      return { data: await checkAcceptances(db, user, input, moment()) };
    },

    async acceptPlacementRequests({ body, user, storeAnswer }) {
      const input = await parseBody(placementAcceptancesRules, body);
      return forReason(input.reason, () =>
        storeAnswer(async (trx) => ({
          data: { internship_ids: await acceptRequests(trx, user, input, moment()) },
        })),
      );
    },

    async getPlacementRequestFile({ params, user }, reply) {
      const file = foundOr404(await selectPlacementFile(db, user, params.id));
      reply.type(FILE_TYPES[file.kind]);
      // A PDF of a stranger never opens as a page of this origin.
      reply.header('content-security-policy', 'sandbox');
      reply.header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      );
      return file.content;
    },

    async updatePlacementRequestFile({ params: { id }, body, user }) {
      foundOr404(await selectPlacementRequest(db, user, id));
      const { file } = await parseBody(placementFileRules, body);
      return storeFile(user, id, await processRequestFile(file));
    },

    async deletePlacementRequestFile({ params: { id }, user }) {
      foundOr404(await selectPlacementRequest(db, user, id));
      return storeFile(user, id, null);
    },
  } satisfies Partial<Handlers>;
};
