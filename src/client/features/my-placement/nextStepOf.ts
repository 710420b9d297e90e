import type { PlacementRequest } from '@/client/api/api';
import { nextPlacementStep } from '@/shared/resources/placement-requests/placementSteps';

/** The sentence that says what comes next. */
export const nextStepOf = ({ state, members, can_send_until }: PlacementRequest): string =>
  nextPlacementStep({
    state,
    missing: members.filter(({ answer }) => answer !== 'agreed').length,
    canSendUntil: can_send_until,
  });
