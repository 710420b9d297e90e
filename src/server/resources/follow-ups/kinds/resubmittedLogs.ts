import { sql } from 'kysely';
import { inView, isResubmitted, reviewerOf } from '@/server/resources/reviews/reviewScope';
import { activityLink, activityMatter } from '../activityMatter';
import type { FollowUp } from '../followUp';
import { openPlacements } from '../openPlacements';

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
    return sql`
      select ${activityMatter(scope)}
      from activities
      join ${openPlacements(scope)} as internships on internships.id = internship_id
      where ${inView('waiting', { user, days, reviewer: reviewerOf(user) }, {})} and ${isResubmitted}`;
  },
};
