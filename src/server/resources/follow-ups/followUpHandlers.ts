import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers } from '@/server/contract/operations';
import { campusMoment } from '@/server/http/campusToday';
import { fieldErrors, foundOr404 } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import { reviewDays } from '@/server/resources/reviews/reviewDays';
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
import { FOLLOW_UPS } from './kinds';
import { insertReminder, selectReminders, withReminders } from './reminderQueries';

const PER_PAGE = 25;

const PUT_OFF = { data: { message: 'Ditunda.' } };
const SHOWN = { data: { message: 'Ditampilkan lagi.' } };
const SETTLED = { data: { message: 'Ditandai selesai.' } };
const UNSETTLED = { data: { message: 'Tanda selesai dihapus.' } };
const STAYS = 'Yang ini tidak dapat ditandai selesai';

const kindsOf = ({ role }: SessionUser) => FOLLOW_UPS.filter(({ roles }) => roles.includes(role));

/** @throws 404 for a kind that is not for the role of the user. */
const kindOf = (user: SessionUser, kind: FollowUpKind) =>
  foundOr404(kindsOf(user).find((followUp) => followUp.kind === kind));

export const followUpHandlers = ({ db, clock, config }: Services) => {
  function scopeOf(user: SessionUser): FollowUpScope {
    const { now, today } = campusMoment({ clock, config });
    return { db, user, now, today, days: reviewDays(now, config.campusTimeZone), config };
  }

  return {
    async listFollowUps({ user }) {
      const kinds = kindsOf(user);
      const counts = await countFollowUps(kinds, scopeOf(user));
      const data = kinds.flatMap((followUp) => {
        const count = counts.find(({ kind }) => kind === followUp.kind);
        const { title, hint } = followUp;
        return count ? [{ ...count, title, hint, link: pageOf(followUp) }] : [];
      });
      return { data };
    },

    async getFollowUp({ params, query, user }) {
      const followUp = kindOf(user, params.kind);
      const { page = 1, per_page = PER_PAGE } = query;
      const part = { page, perPage: per_page };
      const scope = scopeOf(user);
      const { total, items, ...found } = await selectMatters(followUp, scope, part);
      const { kind, title, hint, canSettle: can_settle = false } = followUp;
      const can_remind = followUp.people !== undefined;
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

    async createFollowUpReminder({ params, user, keep }) {
      const followUp = kindOf(user, params.kind);
      foundOr404(followUp.people);
      const scope = scopeOf(user);
      return keep(async (trx) => {
        const { since } = foundOr404(
          await selectMatter(followUp, { ...scope, db: trx }, params.id),
        );
        const matter = { kind: followUp.kind, id: params.id, since };
        await insertReminder(trx, matter, user, scope.now);
        return { data: await selectReminders(trx, matter) };
      });
    },
  } satisfies Partial<Handlers>;
};
