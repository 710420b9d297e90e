import {
  REQUEST_KIND_LABELS,
  REQUEST_STATE_LABELS,
} from '@/shared/resources/attendance-requests/constants';
import { GUIDANCE_STATE_LABELS } from '@/shared/resources/guidance-sessions/constants';
import {
  HOLIDAY_CERTAINTY_LABELS,
  HOLIDAY_KIND_LABELS,
  JOINT_LEAVE_LABELS,
} from '@/shared/resources/holidays/constants';
import { ACTIVE_LABELS, type Labels, ROLE_LABELS, VALIDATION_LABELS, ZONE_LABELS } from './labels';

/** Every set of labels that a list can be searched by. */
export const SEARCHED_LABELS: readonly Labels[] = [
  ACTIVE_LABELS,
  VALIDATION_LABELS,
  ROLE_LABELS,
  HOLIDAY_KIND_LABELS,
  HOLIDAY_CERTAINTY_LABELS,
  ZONE_LABELS,
  JOINT_LEAVE_LABELS,
  REQUEST_KIND_LABELS,
  REQUEST_STATE_LABELS,
  GUIDANCE_STATE_LABELS,
];
