import type { Handlers } from '@/server/contract/operations';
import { forReason } from '@/server/db/actor';
import type { Database } from '@/server/db/database';
import { campusMoment } from '@/server/http/campusToday';
import { fieldErrors, foundOr404 } from '@/server/http/errors';
import { DELETED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import { assertInternshipVisible } from '@/server/placements/internshipAccess';
import type { Services } from '@/server/services';
import {
  internshipEndRules,
  internshipMoveRules,
  interruptionRules,
  takeBackRules,
} from '@/shared/resources/internships/placementDateRules';
import type { SeenChanges } from '@/shared/validation/seenChanges';
import { checkDroppedActivities } from './droppedActivities';
import { editPlacementDays } from './editPlacementDays';
import { endPlacement, undoPlacementEnd } from './endPlacement';
import { selectInternship } from './internshipQueries';
import { selectInterruptions } from './interruptionQueries';
import { cancelInterruption, storeInterruption } from './interruptions';
import { lockForPlacing, type NextPlacement } from './lockForPlacing';
import { lockPlacedDays } from './lockPlacedDays';
import { movePlacement } from './movePlacement';

const WRONG_ORDER = 'Tanggal akhir tidak boleh sebelum tanggal mulai';

/** The begin, the end and the interruptions of placements (docs/decisions/0103). */
export const placementDateHandlers = ({ db, clock, config, verdicts }: Services) => {
  const moment = () => campusMoment({ clock, config });
  const editDays = async <T>(
    trx: Database,
    placement: { id: number; next?: NextPlacement },
    confirmed: SeenChanges,
    edit: () => Promise<T>,
  ) => {
    await lockForPlacing(trx, placement.id, placement.next);
    return editPlacementDays({ db: trx, verdicts }, placement, confirmed, moment(), edit);
  };
  const changeDays = (
    id: number,
    confirmed: SeenChanges,
    edit: (trx: Database) => Promise<unknown>,
  ) =>
    forReason(confirmed.reason, () =>
      db.transaction().execute((trx) => editDays(trx, { id }, confirmed, () => edit(trx))),
    );
  const interruptionOf = async (trx: Database, internshipId: number, id: number) =>
    foundOr404((await selectInterruptions(trx, internshipId)).find((one) => one.id === id));

  return {
    async getDroppedActivities({ params, query: { date_from, date_to = null }, user }) {
      await assertInternshipVisible(db, user, params.id);
      if (date_to !== null && date_to < date_from) throw fieldErrors({ date_to: [WRONG_ORDER] });
      const days = { startDate: date_from, endDate: date_to };
      return { data: await checkDroppedActivities(db, params.id, days, moment().today) };
    },

    async endInternship({ params, body, user }) {
      const { reason, seen_changes, version, ...end } = await parseBody(internshipEndRules, body);
      await changeDays(params.id, { reason, seen_changes }, async (trx) =>
        endPlacement(trx, await lockPlacedDays(trx, params.id, version), end, moment()),
      );
      return { data: foundOr404(await selectInternship(db, user, params.id, moment().today)) };
    },

    async undoInternshipEnd({ params, body, user }) {
      const { version, ...confirmed } = await parseBody(takeBackRules, body);
      await changeDays(params.id, confirmed, (trx) =>
        undoPlacementEnd(trx, params.id, version, moment()),
      );
      return { data: foundOr404(await selectInternship(db, user, params.id, moment().today)) };
    },

    async moveInternship({ params, body, user, storeAnswer }) {
      const { reason, seen_changes, ...move } = await parseBody(internshipMoveRules, body);
      return forReason(reason, () =>
        storeAnswer(async (trx) => {
          const moved = { id: params.id, next: move };
          const id = await editDays(trx, moved, { reason, seen_changes }, () =>
            movePlacement(trx, params.id, move, moment()),
          );
          return { data: foundOr404(await selectInternship(trx, user, id, moment().today)) };
        }),
      );
    },

    async listInterruptions({ params, user }) {
      await assertInternshipVisible(db, user, params.id);
      return { data: await selectInterruptions(db, params.id) };
    },

    async createInterruption({ params, body, storeAnswer }) {
      const { seen_changes, ...input } = await parseBody(interruptionRules, body);
      // Not the reason of the audit trail, which nothing removes.
      const confirmed = { reason: input.reason, seen_changes };
      return storeAnswer(async (trx) => {
        const id = await editDays(trx, { id: params.id }, confirmed, () =>
          storeInterruption(trx, params.id, undefined, input, moment()),
        );
        return { data: await interruptionOf(trx, params.id, id) };
      });
    },

    async updateInterruption({ params: { id, interruption_id }, body }) {
      const { seen_changes, ...input } = await parseBody(interruptionRules, body);
      const confirmed = { reason: input.reason, seen_changes };
      await db
        .transaction()
        .execute((trx) =>
          editDays(trx, { id }, confirmed, () =>
            storeInterruption(trx, id, interruption_id, input, moment()),
          ),
        );
      return { data: await interruptionOf(db, id, interruption_id) };
    },

    async cancelInterruption({ params: { id, interruption_id }, body }) {
      const { version, ...confirmed } = await parseBody(takeBackRules, body);
      await changeDays(id, confirmed, (trx) =>
        cancelInterruption(trx, id, interruption_id, version, moment().now),
      );
      return { data: { message: DELETED } };
    },
  } satisfies Partial<Handlers>;
};
