import { clockDoubtOf, type DeviceClock, deviceInstant } from '@/shared/attendance/deviceClock';
import { instantIn, type Zone } from '@/shared/attendance/zones';
import type { ClockDoubt } from '@/shared/constants/attendance';

/** The claim of a text or a photo about when it was made. */
export interface KeptClaim {
  made_at: Date | null;
  device_time: Date | null;
  clock_doubt: ClockDoubt | null;
}

export const SENT_AT_ONCE: KeptClaim = { made_at: null, device_time: null, clock_doubt: null };

/**
 * When the device kept a text or a photo: never before the day of the activity and never in the future, since a late log is
 * never refused.
 */
export function keptClaim(
  device: DeviceClock & { queued?: boolean },
  { date, time_zone }: { date: string; time_zone: Zone },
  now: Date,
): KeptClaim {
  const { queued, device_time } = device;
  if (!queued || !device_time) return SENT_AT_ONCE;
  const made = deviceInstant(device, now) ?? now;
  const dayBegins = instantIn(time_zone, date, '00:00');
  const latest = Math.min(now.getTime(), Math.max(made.getTime(), dayBegins.getTime()));
  return {
    made_at: new Date(latest),
    device_time: new Date(device_time),
    clock_doubt: clockDoubtOf(device),
  };
}
