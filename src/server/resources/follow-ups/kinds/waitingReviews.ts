import { waitsFor } from '@/server/resources/reviews/reviewScope';
import { paths } from '@/shared/paths';
import { activityLink, activityMatters } from '../activityMatters';
import type { FollowUp } from '../followUp';

export const waitingReviews: FollowUp = {
  kind: 'waiting_reviews',
  roles: ['lecturer', 'mentor'],
  title: 'Aktivitas menunggu peninjauan',
  hint: 'Aktivitas yang sudah diabsen atau dikirim catatannya dan belum Anda putuskan.',
  isMailedNextDay: true,
  page: paths.reviews,
  shownBy: { listReviews: 'rows', getActivity: 'rows', listInternshipActivities: 'rows' },
  ...activityLink,
  matters: (scope) => activityMatters(scope, waitsFor(scope)),
};
