import { sql } from 'kysely';
import { inView, isResubmitted, reviewerOf } from '@/server/resources/reviews/reviewScope';
import { activityLink, activityMatters } from '../activityMatters';
import type { FollowUp } from '../followUp';

export const resubmittedLogs: FollowUp = {
  kind: 'resubmitted_logs',
  roles: ['lecturer', 'mentor'],
  title: 'Catatan dikirim ulang',
  hint: 'Pernah dikembalikan, lalu diperbaiki mahasiswa.',
  isMailedNextDay: true,
  shownBy: { listReviews: 'rows', getActivity: 'rows', listInternshipActivities: 'rows' },
  ...activityLink,
  matters(scope) {
    const { user, days } = scope;
    return activityMatters(
      scope,
      sql`${inView('waiting', { user, days, reviewer: reviewerOf(user) }, {})} and ${isResubmitted}`,
    );
  },
};
