import type { Handlers } from '@/server/contract/operations';
import { fieldErrors, foundOr404 } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import { putBackIntoQueue } from '@/server/resources/activities/stepQueries';
import type { Services } from '@/server/services';
import { activityLogRules, LOG_REQUIRED } from '@/shared/resources/activities/activityLogRules';
import { selectActivityDetail } from './activityDetail';
import {
  handInActivityLog,
  isHandedIn,
  saveActivityLog,
  selectActivityLog,
} from './activityLogQueries';
import { assertLogMayChange, refuseStaleLog } from './changeableLog';
import { keptClaim } from './keptClaim';

export const activityLogHandlers = (services: Services) => {
  const { db, clock } = services;

  return {
    async updateActivityLog({ params: { id }, body, user }) {
      const { text, version, ...device } = await parseBody(activityLogRules, body);
      await db.transaction().execute(async (trx) => {
        // A queued text whose answer was lost: it has been handed in since, perhaps validated.
        if (device.queued && (await isHandedIn(trx, user, { activityId: id, text }))) return;
        const state = await assertLogMayChange(services, trx, { user, activityId: id, lock: true });
        await refuseStaleLog(trx, id, { text, version });
        const now = clock();
        await saveActivityLog(trx, id, text, keptClaim(device, state, now), now);
      });
      return { data: foundOr404(await selectActivityDetail(services, user, id)) };
    },

    async submitActivityLog({ params: { id }, user }) {
      await db.transaction().execute(async (trx) => {
        const { is_returned } = await assertLogMayChange(services, trx, {
          user,
          activityId: id,
          lock: true,
        });
        const log = await selectActivityLog(trx, id);
        if (!log) throw fieldErrors({ text: [LOG_REQUIRED] });
        // A second tap has no effect.
        if (log.handed_in_version === log.version && !is_returned) return;
        const now = clock();
        await handInActivityLog(trx, id, now);
        await putBackIntoQueue(trx, user, { activityId: id, log: log.text, now });
      });
      return { data: foundOr404(await selectActivityDetail(services, user, id)) };
    },
  } satisfies Partial<Handlers>;
};
