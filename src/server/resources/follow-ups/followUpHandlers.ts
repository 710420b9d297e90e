import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers } from '@/server/contract/operations';
import { fieldErrors, foundOr404 } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import type { Services } from '@/server/services';
import { addDays } from '@/shared/calendarDays';
import { putOffRules, settledRules } from '@/shared/validation/followUpRules';
import { type FollowUpKind, type FollowUpScope, pageOf } from './followUp';
import {
  countFollowUps,
  deleteSettled,
  selectMatter,
  selectMatters,
  storePutOff,
  storeSettled,
} from './followUpQueries';
import { followUpScope } from './followUpScope';
import { kindsOf } from './kinds';
import { insertReminder, selectReminders, withReminders } from './reminderQueries';
import { noteSeen, type SeenMatters } from './seenQueries';

const PER_PAGE = 25;

const PUT_OFF = { data: { message: 'Ditunda.' } };
const SHOWN = { data: { message: 'Ditampilkan lagi.' } };
const SETTLED = { data: { message: 'Ditandai selesai.' } };
const UNSETTLED = { data: { message: 'Tanda selesai dihapus.' } };
const STAYS = 'Yang ini tidak dapat ditandai selesai';

/** @throws 404 for a kind that is not for the role of the user. */
const kindOf = (user: SessionUser, kind: FollowUpKind) =>
  foundOr404(kindsOf(user).find((followUp) => followUp.kind === kind));

export const followUpHandlers = (services: Services) => {
  const { db, log, outages } = services;
  const scopeOf = (user: SessionUser) => followUpScope(services, user);

  /** People read what waits even if it cannot be noted, such as on a full disk. */
  async function note(scope: FollowUpScope, seen: readonly SeenMatters[]): Promise<void> {
    try {
      await noteSeen(scope, seen);
    } catch (error) {
      if (outages.meet(error)) return;
      log.warn({ err: error }, 'what a person has seen was not noted');
    }
  }

  return {
    async listFollowUps({ query, user }) {
      const kinds = kindsOf(user);
      const scope = scopeOf(user);
      const counts = await countFollowUps(kinds, scope);
      const found = kinds.flatMap((followUp) => {
        const count = counts.find(({ kind }) => kind === followUp.kind);
        return count ? [{ followUp, count }] : [];
      });
      const waiting = found.filter(({ count }) => count.put_off_until === null);
      const shown = query.shown === undefined ? found : waiting.slice(0, query.shown);
      await note(
        scope,
        shown.map(({ count }) => count),
      );
      const data = found.map(({ followUp, count: { new_keys: _, ...count } }) => {
        const { title, hint } = followUp;
        return { ...count, title, hint, link: pageOf(followUp) };
      });
      return { data };
    },

    async getFollowUp({ params, query, user }) {
      const followUp = kindOf(user, params.kind);
      const { page = 1, per_page = PER_PAGE } = query;
      const part = { page, perPage: per_page };
      const scope = scopeOf(user);
      const { total, items, new_keys, ...found } = await selectMatters(followUp, scope, part);
      if (total > 0) await note(scope, [{ kind: followUp.kind, new_keys }]);
      const { kind, title, hint, canSettle: can_settle = false } = followUp;
      const can_remind = followUp.reminders !== undefined;
      const data = { kind, title, hint, can_settle, can_remind, ...found };
      return {
        data: { ...data, items: await withReminders(followUp, scope, items) },
        meta: { page, per_page, total },
      };
    },

    async updateFollowUp({ params, body, user }) {
      const { kind } = kindOf(user, params.kind);
      const { put_off_days } = await parseBody(putOffRules, body);
      const until = addDays(scopeOf(user).today, put_off_days);
      await storePutOff(db, { user_id: user.id, kind, until });
      return put_off_days === 0 ? SHOWN : PUT_OFF;
    },

    async updateFollowUpItem({ params, body, user }) {
      const followUp = kindOf(user, params.kind);
      const { is_settled } = await parseBody(settledRules, body);
      if (!followUp.canSettle) throw fieldErrors({ is_settled: [STAYS] });
      const { since } = foundOr404(await selectMatter(followUp, scopeOf(user), params.id));
      const mark = { user_id: user.id, kind: followUp.kind, matter_id: params.id };
      if (!is_settled) {
        await deleteSettled(db, mark);
        return UNSETTLED;
      }
      await storeSettled(db, { ...mark, since });
      return SETTLED;
    },

    async createFollowUpReminder({ params, user, storeAnswer }) {
      const followUp = kindOf(user, params.kind);
      foundOr404(followUp.reminders);
      return storeAnswer(async (trx) => {
        const scope = { ...scopeOf(user), db: trx };
        const { since } = foundOr404(await selectMatter(followUp, scope, params.id));
        const matter = { kind: followUp.kind, id: params.id, since };
        await insertReminder(scope, matter);
        return { data: await selectReminders(scope, matter) };
      });
    },
  } satisfies Partial<Handlers>;
};
