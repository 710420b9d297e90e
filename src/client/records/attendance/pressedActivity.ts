import type { ActivityDetail } from '@/client/api/api';

/** The fields of an activity that its presses depend on. */
export type PressedActivity = Pick<
  ActivityDetail,
  'id' | 'name' | 'start_time' | 'end_time' | 'takes_presses' | 'requires_check_out' | 'time_zone'
>;
