import type { ActivityDetail } from '@/client/api/api';

/** What the presses of an activity need to know of it. */
export type PressedActivity = Pick<
  ActivityDetail,
  'id' | 'name' | 'start_time' | 'end_time' | 'takes_presses' | 'requires_check_out' | 'time_zone'
>;
