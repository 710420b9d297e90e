import { lazyComponent } from '@/client/ui/lazyComponent';

/** With the date library, which tables do not need. */
export const activityCalendar = lazyComponent(
  () => import('./ActivityCalendar'),
  'ActivityCalendar',
);
