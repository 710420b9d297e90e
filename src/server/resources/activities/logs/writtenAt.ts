import { type DeviceClock, deviceInstant } from '@/shared/attendance/deviceClock';
import { instantIn, type Zone } from '@/shared/attendance/zones';

/**
 * When a queued text was written: never before the day of the activity and never in the future, since a late log is never
 * refused. Null for a text that is sent at once.
 */
export function writtenAt(
  device: DeviceClock & { queued?: boolean },
  { date, time_zone }: { date: string; time_zone: Zone },
  now: Date,
): Date | null {
  if (!device.queued) return null;
  const written = deviceInstant(device, now) ?? now;
  const dayBegins = instantIn(time_zone, date, '00:00');
  const latest = Math.min(now.getTime(), Math.max(written.getTime(), dayBegins.getTime()));
  return new Date(latest);
}
