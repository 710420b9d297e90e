import { lazyComponent } from '../lazyComponent';

/** With the date library, which tables do not need. */
export const activityCalendar = lazyComponent(
  () => import('./ActivityCalendar'),
  'ActivityCalendar',
);
