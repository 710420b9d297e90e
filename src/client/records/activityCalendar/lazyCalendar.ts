import { lazyComponent } from '@/client/ui/lazyComponent';

/** Loaded on demand with the date library, which tables do not need. */
export const activityCalendar = lazyComponent(
  () => import('./ActivityCalendar'),
  'ActivityCalendar',
);
