import { sql } from 'kysely';
import { isResubmitted, waitsFor } from '@/server/resources/reviews/reviewScope';
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
  matters: (scope) => activityMatters(scope, sql`${waitsFor(scope)} and ${isResubmitted}`),
};
