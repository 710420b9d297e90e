import { useUnsentOf } from '@/client/queue/unsent';
import type { AttendanceKind } from '@/shared/constants/attendance';

/** The state of a press on an activity that only this device has; null without one. */
export function useUnsentPress(activityId: number, kind: AttendanceKind) {
  const press = useUnsentOf('press').find(
    ({ activity_id, payload }) => activity_id === activityId && (payload.kind ?? 'in') === kind,
  );
  return press?.state ?? null;
}
