import { campusMoment } from '@/server/http/campusToday';
import type { Services } from '@/server/services';
import { reviewDays } from '@/shared/resources/reviews/reviewDays';
import type { FollowUpPerson, FollowUpScope } from './followUp';

export function followUpScope(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  user: FollowUpPerson,
): FollowUpScope {
  const { now, today } = campusMoment({ clock, config });
  return { db, user, now, today, days: reviewDays(now, config.campusTimeZone), config };
}
