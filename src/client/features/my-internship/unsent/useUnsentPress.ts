import { useUnsentOf } from '@/client/queue/unsent';
import type { AttendanceKind } from '@/shared/constants/attendance';

/** The state of a press on an activity that only this device has; null without one. */
export function useUnsentPress(activityId: number, kind: AttendanceKind) {
  const states = useUnsentOf('press')
    .filter(
      ({ activity_id, payload }) => activity_id === activityId && (payload.kind ?? 'in') === kind,
    )
    .map(({ state }) => state);
  // One made again after a refusal counts.
  return states.includes('waiting') ? 'waiting' : (states[0] ?? null);
}
