import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers } from '@/server/contract/operations';
import { forReason } from '@/server/db/actor';
import { conflict, fieldErrors, foundOr404, notFound } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import { selectActivity } from '@/server/resources/activities/activityQueries';
import { selectSteps } from '@/server/resources/activities/stepQueries';
import type { Services } from '@/server/services';
import type { Reviewer } from '@/shared/resources/reviews/constants';
import { reviewDays } from '@/shared/resources/reviews/reviewDays';
import {
  returnRules,
  reviewDecisionsRules,
  reviewSummaryRules,
  UNDO_REASON_REQUIRED,
  undoRules,
} from '@/shared/resources/reviews/reviewRules';
import { decideActivities } from './decideActivities';
import { countReviews } from './reviewCounts';
import { selectReviewIds } from './reviewList';
import { selectReviews } from './reviewRows';
import { type Desk, reviewerOf } from './reviewScope';
import { selectWholeView, summarizeActivities } from './reviewSelection';
import type { DecisionInput } from './verdict';

const WHOSE = 'Sebutkan keputusan siapa yang diurungkan, mentor atau dosen.';
const ONLY_OWN = 'Hanya keputusan Anda sendiri yang dapat diurungkan.';

/** The reviewer whose decision is undone: the user, or the one named by a super admin. */
function undoneReviewer(user: SessionUser, named: Reviewer | null | undefined): Reviewer {
  if (user.role === 'super_admin') {
    if (!named) throw fieldErrors({ reviewer: [WHOSE] });
    return named;
  }
  const own = reviewerOf(user);
  if (named && named !== own) throw fieldErrors({ reviewer: [ONLY_OWN] });
  return own;
}

export const reviewHandlers = (services: Services) => {
  const { db, clock, config } = services;
  const days = () => reviewDays(clock(), config.campusTimeZone);
  const deskOf = (user: SessionUser): Desk => ({
    user,
    reviewer: reviewerOf(user),
    days: days(),
  });

  /** A single decision; a refusal by the rule is a 409 with its reason. */
  async function decide(
    user: SessionUser,
    reviewer: Reviewer,
    activityId: number,
    input: DecisionInput,
  ) {
    const [result] = await forReason(input.reason, () =>
      db
        .transaction()
        .execute((trx) =>
          decideActivities(
            trx,
            user,
            { reviewer, activity_ids: [activityId], ...input },
            { now: clock(), today: days().today },
          ),
        ),
    );
    if (!result || result.state === null) throw notFound();
    if (result.needs_reason) throw fieldErrors({ reason: [UNDO_REASON_REQUIRED] });
    if (result.message !== null) throw conflict(result.message);
    return { data: foundOr404(await selectActivity(db, user, activityId)) };
  }

  return {
    async listReviews({ query, user }) {
      const desk = deskOf(user);
      const { ids, meta } = await selectReviewIds(db, desk, query);
      return { data: await selectReviews(services, desk, ids), meta };
    },

    async getReviewCounts({ query, user }) {
      return { data: await countReviews(db, deskOf(user), query) };
    },

    async getReviewSelection({ query, user }) {
      return { data: await selectWholeView(db, deskOf(user), query) };
    },

    async getReviewSummary({ body, user }) {
      const { activity_ids } = await parseBody(reviewSummaryRules, body);
      return { data: await summarizeActivities(db, deskOf(user), activity_ids) };
    },

    async recordReviewDecisions({ query, body, user, storeAnswer }) {
      const { reason, ...decision } = await parseBody(reviewDecisionsRules, body);
      const why = decision.decision === 'undo' ? reason : null;
      const desk = deskOf(user);
      return forReason(why, () =>
        storeAnswer(async (trx) => {
          const results = await decideActivities(
            trx,
            user,
            { reviewer: desk.reviewer, reason: why, ...decision },
            { now: clock(), today: desk.days.today },
          );
          return { data: { results, counts: await countReviews(trx, desk, query) } };
        }),
      );
    },

    async validateActivityAsMentor({ params, user }) {
      return decide(user, 'mentor', params.id, { decision: 'validate' });
    },

    async validateActivityAsLecturer({ params, user }) {
      return decide(user, 'lecturer', params.id, { decision: 'validate' });
    },

    async returnActivity({ params, body, user }) {
      foundOr404(await selectActivity(db, user, params.id));
      const { comment } = await parseBody(returnRules, body);
      return decide(user, reviewerOf(user), params.id, { decision: 'return', comment });
    },

    async undoActivityDecision({ params, body, user }) {
      foundOr404(await selectActivity(db, user, params.id));
      const { reason, reviewer } = await parseBody(undoRules, body);
      return decide(user, undoneReviewer(user, reviewer), params.id, { decision: 'undo', reason });
    },

    async listActivitySteps({ params, user }) {
      foundOr404(await selectActivity(db, user, params.id));
      return { data: await selectSteps(db, params.id) };
    },
  } satisfies Partial<Handlers>;
};
